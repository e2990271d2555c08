/** What was entered stays on this device until it is thrown away. */

import type { GameBox } from '../wire';
import type { AtTable, Field, Form, Row } from './wire';

const KEY = 'ludoteca.companion.';

export function recall<T>(what: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + what) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(what: string, value: unknown): void {
  try {
    localStorage.setItem(KEY + what, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full; it lasts as long as the page.
  }
}

/** Only what this form asks: entries of another mode would be refused. */
export function fitting(fields: Field[], row: Row): Row {
  const found: Row = {};
  for (const field of fields) {
    const value = row[field.key];
    if (value === undefined || value === null || value === '') continue;
    if (!asked(field, row, fields)) continue;
    found[field.key] =
      field.kind === 'rows' ? (value as Row[]).map((each) => fitting(field.fields, each)) : value;
  }
  return found;
}

/** Whether a field is asked: another, which may be left as it is, says so. */
export function asked(field: Field, row: Row, beside: Field[] = []): boolean {
  if (!field.when) return true;
  const [key, values] = field.when;
  const said = row[key] ?? beside.find((other) => other.key === key)?.default;
  return values.includes(said as number | string);
}

/** What is sent of a table: no more than this form asks. */
export function filled({ table, seat, owners, seats }: Form, given: AtTable): AtTable {
  return {
    ...given,
    players: Array.from({ length: seats }, (_, at) => given.players[at] ?? ''),
    answers: {
      table: fitting(table, given.answers.table),
      seats: owners.map((_, at) => fitting(seat, given.answers.seats[at] ?? {})),
    },
  };
}

/** As many rows as there are owners. */
export function roomFor({ owners }: Form, { answers }: AtTable): void {
  while (answers.seats.length < owners.length) answers.seats.push({});
}

/** The answer of the house; without a connection the last one, if it was asked the same way. */
export async function remembered<T>(what: string, shape: string, ask: Promise<T>): Promise<T> {
  try {
    const found = await ask;
    keep(what, { shape, found });
    return found;
  } catch (error) {
    const kept = recall<{ shape: string; found: T }>(what);
    if (error instanceof TypeError && kept?.shape === shape) return kept.found;
    throw error;
  }
}

export function blank(seats: number, edition: string): AtTable {
  return { seats, edition, options: {}, players: [], answers: { table: {}, seats: [] } };
}

/** What a form begins with, if nothing was entered. */
export function atFirst(box: GameBox, seats?: number): AtTable {
  return blank(seats ?? box.seats.at(-2) ?? box.seats[0]!, box.editions[0]!.name);
}

/** As it would travel; `$state.snapshot` is beyond the types of nested rows. */
export function plain(table: AtTable): AtTable {
  return JSON.parse(JSON.stringify(table)) as AtTable;
}

/** Chance for what the rules draw. */
export const seedOf = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
