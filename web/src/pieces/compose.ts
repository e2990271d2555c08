/** Composing a choice by touching things: for every space of the kernel, and Chamber's two of its own. */

import type { Choice, Item, Json, Space } from '../wire';

export interface Composed {
  /** The things touched so far, in the order that counts. */
  items: Item[];
  /** Tokens by cell, for shares. */
  shares: Map<number, number>;
}

type List = number[];
type Commitment = [List, boolean, number];

const list = (choice: Choice): List => (Array.isArray(choice) ? (choice as List) : []);
const ascending = (items: List) => [...items].sort((a, b) => a - b);
const without = (items: List, item: number) => items.filter((x) => x !== item);
const EMPTY = 'empty-';
const NOTHING: Commitment = [[], false, -1];

/** All things of which a choice of that space can be made up. */
export function itemsOf(space: Space): Item[] {
  switch (space.space) {
    case 'OneOf':
    case 'Some':
    case 'Arranged':
      return space.items;
    case 'Listed':
      return space.items.map(String);
    case 'Either':
      return [...itemsOf(space.rest), ...space.deeds];
    case 'Shares':
      return space.cells;
    case 'Pairs':
      return [...space.these, ...space.those];
    case 'Displays': {
      const pools = [space.hand, ...space.refits.map(({ pool }) => pool)];
      const cards = new Set(pools.flatMap((pool) => pool?.singles ?? []));
      return [...ascending([...cards]), ...space.refits.map(({ at }) => `${EMPTY}${at}`)];
    }
  }
}

/** What is touched in a draft. */
export function read(space: Space, draft: Choice): Composed {
  const shares = new Map<number, number>();
  if (draft === null) return { items: [], shares };
  switch (space.space) {
    case 'OneOf':
      return { items: [draft as number], shares };
    case 'Listed':
      return { items: [String(draft)], shares };
    case 'Some':
    case 'Arranged':
    case 'Pairs':
      return { items: list(draft), shares };
    case 'Either':
      return typeof draft === 'number' && space.deeds.includes(draft)
        ? { items: [draft], shares }
        : read(space.rest, draft);
    case 'Shares':
      for (const [cell, tokens] of draft as [number, number][]) shares.set(cell, tokens);
      return { items: [...shares.keys()], shares };
    case 'Displays': {
      const [cards, , at] = draft as unknown as Commitment;
      return { items: at < 0 ? cards : [...cards, `${EMPTY}${at}`], shares };
    }
  }
}

/** The draft after that thing is touched (once more: put back). */
export function touch(space: Space, draft: Choice, item: Item): Choice {
  switch (space.space) {
    case 'OneOf':
      return draft === item ? null : item;
    case 'Listed':
      return String(draft) === item ? null : String(item).split(',').map(Number);
    case 'Some': {
      const now = list(draft);
      const number = item as number;
      return now.includes(number) ? without(now, number) : ascending([...now, number]);
    }
    case 'Arranged': {
      const now = list(draft);
      const number = item as number;
      if (now.includes(number)) return without(now, number);
      return now.length < space.length ? [...now, number] : [...now.slice(0, -1), number];
    }
    case 'Either': {
      if (space.deeds.includes(item as number)) return draft === item ? null : item;
      const deed = typeof draft === 'number' && space.deeds.includes(draft);
      return touch(space.rest, deed ? null : draft, item);
    }
    case 'Shares': {
      const now = read(space, draft).shares.get(item as number) ?? 0;
      const least = space.least[space.cells.indexOf(item as number)] ?? 1;
      return share(space, draft, item as number, now ? 0 : least);
    }
    case 'Pairs': {
      const now = list(draft);
      const number = item as number;
      if (now.includes(number)) return without(now, number);
      const pick = (part: List) =>
        part.includes(number) ? number : now.find((other) => part.includes(other));
      return [pick(space.these), pick(space.those)].filter((x) => x !== undefined);
    }
    case 'Displays':
      return display(space, (draft as unknown as Commitment | null) ?? NOTHING, item);
  }
}

function display(
  space: Extract<Space, { space: 'Displays' }>,
  [cards, , at]: Commitment,
  item: Item,
): Choice {
  if (typeof item === 'string') {
    const place = Number(item.slice(EMPTY.length));
    const emptied = at === place ? -1 : place;
    return [cards, emptied < 0 && space.opens && cards.length > 0, emptied];
  }
  const now = cards.includes(item) ? without(cards, item) : ascending([...cards, item]);
  return [now, at < 0 && space.opens && now.length > 0, at];
}

/** The draft with so many tokens on a cell. */
export function share(
  space: Extract<Space, { space: 'Shares' }>,
  draft: Choice,
  cell: number,
  tokens: number,
): Choice {
  const shares = space.single ? new Map<number, number>() : read(space, draft).shares;
  if (tokens > 0) shares.set(cell, tokens);
  else shares.delete(cell);
  return [...shares].sort(([a], [b]) => a - b) as unknown as Json;
}

/** The numbers of tokens that a cell can get beside the rest of the draft, ascending. */
export function stops(
  space: Extract<Space, { space: 'Shares' }>,
  draft: Choice,
  cell: number,
): number[] {
  const elsewhere = space.single ? [] : share(space, draft, cell, 0);
  const least = space.least[space.cells.indexOf(cell)] ?? 1;
  const found = [0];
  for (let tokens = least; tokens <= left(space, elsewhere); tokens += 1) found.push(tokens);
  return found;
}

/** How many tokens are still free. */
export function left(space: Extract<Space, { space: 'Shares' }>, draft: Choice): number {
  let given = 0;
  for (const tokens of read(space, draft).shares.values()) given += tokens;
  return space.budget - given;
}

/** How many more things must be touched; 0 when the draft may be sent. */
export function missing(space: Space, draft: Choice): number {
  switch (space.space) {
    case 'OneOf':
    case 'Listed':
      return draft === null ? 1 : 0;
    case 'Some': {
      const now = list(draft).length;
      const size = space.sizes.find((size) => size >= now) ?? now;
      return size - now;
    }
    case 'Arranged':
      return space.length - list(draft).length;
    case 'Pairs':
      return (space.those.length ? 2 : 1) - list(draft).length;
    case 'Either':
      return typeof draft === 'number' && space.deeds.includes(draft)
        ? 0
        : missing(space.rest, draft);
    default:
      return 0;
  }
}

/** The choice of nothing, where there is one: no token, no card. */
export function nothing(space: Space): Choice {
  switch (space.space) {
    case 'Some':
      return space.sizes.includes(0) ? [] : null;
    case 'Shares':
      return [];
    case 'Either':
      return nothing(space.rest);
    case 'Displays':
      return space.may_pass ? (NOTHING as unknown as Json) : null;
    default:
      return null;
  }
}
