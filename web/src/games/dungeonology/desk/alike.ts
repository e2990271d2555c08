/** Answers that differ only in which of several equal cards they name: one stands for all. */

import type { Considered } from '../../../table/store.svelte';
import type { Choice } from '../../../wire';
import type { ExpeditionView } from '../model/view';
import { name } from '../words';
import type { Option } from './tray';

/** By the first of each, the cards with one face; those that are not known are one by one. */
export function alike(view: ExpeditionView, cards: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const firsts = new Map<number, number[]>();
  for (const card of cards) {
    const face = view.cards[card] ?? null;
    const before = face === null ? undefined : firsts.get(face);
    if (before) {
      before.push(card);
      continue;
    }
    const same = [card];
    found.set(card, same);
    if (face !== null) firsts.set(face, same);
  }
  return found;
}

/** What one of several cards is called that are not known: by its number. */
export function unknown(
  view: ExpeditionView,
  cards: readonly number[],
  card: number,
  called: string,
): string {
  const down = cards.filter((each) => (view.cards[each] ?? null) === null);
  if (down.length < 2) return called;
  return name('card-numbered', { name: called, number: down.indexOf(card) + 1 });
}

/** Choices that read alike: by each that is equal to an earlier one, that one; the others numbered. */
export interface Reading {
  equal: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, number>;
}

/** Among choices that only the server can put into words. */
export async function readAlike(
  view: ExpeditionView,
  options: readonly Option[],
  consider: (choice: Choice) => Promise<Considered>,
): Promise<Reading> {
  const asked = options.filter(({ label }) => !label).map(({ choice }) => choice);
  const heard = await Promise.all(asked.map((choice) => consider(choice)));
  const [equal, numbers] = [new Map<string, string>(), new Map<string, number>()];
  const firsts = new Map<string, Choice[]>();
  for (const [i, choice] of asked.entries()) {
    const { said, brief = '' } = heard[i]!;
    if (!said) continue;
    const text = `${said} ${brief}`;
    const before = firsts.get(text) ?? [];
    const same = before.find((each) => namesEqual(view, each, choice));
    if (same === undefined) firsts.set(text, [...before, choice]);
    else equal.set(JSON.stringify(choice), JSON.stringify(same));
  }
  for (const each of firsts.values())
    if (each.length > 1) each.forEach((choice, i) => numbers.set(JSON.stringify(choice), i + 1));
  return { equal, numbers };
}

/** Whether deeds that read alike differ in nothing but cards with the same face. */
function namesEqual({ cards }: ExpeditionView, one: Choice, other: Choice): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  const face = (card: unknown) => cards[Number(card)] ?? null;
  return one.every((x, i) => x === other[i] || (face(x) !== null && face(x) === face(other[i])));
}
