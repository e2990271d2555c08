/** What can be known of a campaign without asking: standings, a result as it is written, rules that go together. */

import type { Campaign, Column, Offer, Result } from './wire';

/** Half Victory Points: '23½' is 47. */
export function halves(victory: string): number {
  const half = victory.endsWith('½');
  return 2 * Number(half ? victory.slice(0, -1) : victory) + (half ? 1 : 0);
}

export interface Standing {
  seat: number;
  place: number;
  column: Column;
}

/** Best first. While the year goes on by Victory Points alone; what is level shares a place. */
export function standings(columns: Column[]): Standing[] {
  const worth = columns.map(({ victory }) => halves(victory));
  const place = (seat: number) => 1 + worth.filter((other) => other > worth[seat]!).length;
  return columns
    .map((column, seat) => ({ seat, column, place: column.place || place(seat) }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** What may be had first; what may not for one and the same reason is one line. */
export function offered(offers: Offer[]): Offer[] {
  const refused = new Map<string, Offer>();
  for (const offer of offers.filter(({ why }) => why)) {
    const key = `${offer.id} ${offer.why}`;
    const before = refused.get(key);
    refused.set(key, before ? { ...before, text: `${before.text}, ${offer.text}` } : offer);
  }
  return [...offers.filter(({ why }) => !why), ...refused.values()];
}

/** A module is wanted, or no more: with what it needs, without what needs it. */
export function toggled(wanted: number[], module: number, offers: Offer[]): number[] {
  const needs = (n: number) => offers.find(({ value }) => isModule(value, n))?.needs ?? [];
  const next = wanted.includes(module)
    ? wanted.filter((n) => n !== module && !needs(n).includes(module))
    : [...new Set([...wanted, module, ...needs(module)])];
  return next.sort((a, b) => a - b);
}

export function isModule(value: unknown, n: number): boolean {
  return Array.isArray(value) && value[0] === n;
}

/** A result while it is being written. */
export interface Draft {
  passed: number[];
  /** By seat. */
  places: Record<number, number>;
  omega: boolean;
}

export const NOTHING: Draft = { passed: [], places: {}, omega: false };

/** RC-CES.6 Who needs a place: who passed the Thesis, or all if nobody did. */
export function ranked({ passed }: Draft, players: number[]): number[] {
  return passed.length ? players.filter((seat) => passed.includes(seat)) : players;
}

export function result(draft: Draft, players: number[], seats: number): Result {
  const wanted = ranked(draft, players);
  const place = (seat: number) => (wanted.includes(seat) ? (draft.places[seat] ?? 0) : 0);
  return {
    places: Array.from({ length: seats }, (_, seat) => place(seat)),
    passed: draft.passed.toSorted((a, b) => a - b),
    omega: draft.omega,
  };
}

/** The rules that have an effect on what may be told of this month's match. */
export function hasOmega({ plans }: Campaign): boolean {
  return plans.rules.some(([id]) => id === 'omega-versus-all');
}

/** A story's paragraphs and what happened, the newest month last: empty lines part them. */
export function chapters(log: string[]): string[][] {
  const found: string[][] = [[]];
  for (const line of log) {
    if (line) found.at(-1)!.push(line);
    else found.push([]);
  }
  return found.filter(({ length }) => length);
}

/** The sign of the sprite for a module or a bonus. */
const SIGNS: Record<string, string> = {
  boss: 'z-boss',
  'main-effects': 'e-reaction',
  'maximum-alert': 'e-alert',
  'dangerous-zones': 'z-danger',
  congregations: 'e-student',
  research: 'e-intellect',
  'floor-iv': 'z-stairs',
  'omega-versus-all': 'k-omega',
  'star-tokens': 'k-starmono',
  clans: 'k-clan',
  alchemy: 't-alchemy',
  specialists: 't-specialists',
  spriggan: 't-spriggan',
  familiars: 'z-familiar',
  intern: 't-specialists',
  student: 'e-student',
  congregation: 'e-student',
  'study-bonus': 'e-intellect',
  'trick-card': 'e-draw',
};

export function sign(id: string): string {
  return SIGNS[id] ?? 'k-month';
}
