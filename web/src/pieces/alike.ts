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
    const same = all.filter(({ label }) => label === each.label);
    if (same.length < 2) return each;
    return { ...each, label: numbered(each.label, same.indexOf(each) + 1) };
  });
}
