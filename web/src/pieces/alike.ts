/** Choices in words that read alike: equal cards are one choice, what else has the same words is numbered. */

import type { Anchor, Item, Piece, Space } from '../wire';

export interface Listed {
  /** What is chosen by it. */
  item: Item;
  label: string;
  /** All that it stands for: any of several equal cards will do. */
  items: Item[];
}

/** Whether a choice is one thing: where several are chosen, equal cards are needed one by one. */
export function isOne(space: Space): boolean {
  if (space.space === 'Either') return isOne(space.rest);
  return space.space === 'OneOf' || space.space === 'Listed';
}

/** The place of one among those that read as it does, counted from 1; 0 where none does. */
export function placeAmong<T>(all: readonly T[], one: T, reads: (each: T) => unknown): number {
  const same = all.filter((each) => reads(each) === reads(one));
  return same.length > 1 ? same.indexOf(one) + 1 : 0;
}

/** The list of those anchors, the first of equal ones for all; *pieces* by their ids. */
export function listed(
  anchors: readonly Anchor[],
  space: Space,
  pieces: ReadonlyMap<string, Piece>,
  numbered: (label: string, number: number) => string,
): Listed[] {
  const found = new Map<string, Listed>();
  for (const { item, label, piece, zone } of anchors) {
    const { face = null, marks = [] } = pieces.get(piece ?? '') ?? {};
    const equal = isOne(space) && face !== null;
    const key = equal ? JSON.stringify([label, zone, face, marks]) : String(item);
    const before = found.get(key);
    if (before) before.items.push(item);
    else found.set(key, { item, label, items: [item] });
  }
  const all = [...found.values()];
  return all.map((each) => {
    const number = placeAmong(all, each, ({ label }) => label);
    return number ? { ...each, label: numbered(each.label, number) } : each;
  });
}
