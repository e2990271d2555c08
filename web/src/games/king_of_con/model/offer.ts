/** Composing a secret offer: tokens from a budget on cells of the Grid. */
import type { Offer, Thing } from './view';

export interface Shares {
  space: 'Shares';
  cells: Thing[];
  least: number[];
  budget: number;
  single: boolean;
}

export function tidy(offer: Iterable<readonly [Thing, number]>): Offer {
  return [...offer]
    .filter(([, tokens]) => tokens > 0)
    .map(([cell, tokens]): [Thing, number] => [cell, tokens])
    .sort((a, b) => a[0] - b[0]);
}

/** A draft as the store keeps it, or nothing. */
export function read(draft: unknown): Offer {
  if (!Array.isArray(draft)) return [];
  return tidy(
    draft.filter(
      (pair): pair is [number, number] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((n) => Number.isInteger(n)),
    ),
  );
}

export function on(offer: Offer, cell: Thing): number {
  return offer.find(([each]) => each === cell)?.[1] ?? 0;
}

export function total(offer: Offer): number {
  return offer.reduce((sum, [, tokens]) => sum + tokens, 0);
}

export function left(offer: Offer, budget: number): number {
  return Math.max(0, budget - total(offer));
}

/** The most tokens that this cell may have, the others staying as they are; all of the budget where only one cell counts. */
export function most(offer: Offer, cell: Thing, space: Pick<Shares, 'budget' | 'single'>): number {
  return space.single ? space.budget : space.budget - total(offer) + on(offer, cell);
}

/** So many tokens on that cell: clipped to the Reserve; where one cell only may be used the tokens move. */
export function put(
  offer: Offer,
  cell: Thing,
  tokens: number,
  space: Pick<Shares, 'budget' | 'single'>,
): Offer {
  const n = Math.max(0, Math.min(tokens, most(offer, cell, space)));
  if (space.single) return n || on(offer, cell) ? tidy([[cell, n]]) : tidy(offer);
  return tidy([...offer.filter(([each]) => each !== cell), [cell, n]]);
}

export function leastOn(space: Shares, cell: Thing): number | null {
  const at = space.cells.indexOf(cell);
  return at < 0 ? null : (space.least[at] ?? 1);
}

/**
 * A press on a cell. In an Astatosta the tokens go to that cell, or come home from it; in Scavenging a press lays
 * the least that can win (or one more on an own Object), and a press on what is offered takes it back.
 */
export function press(offer: Offer, cell: Thing, space: Shares): Offer {
  if (on(offer, cell)) return put(offer, cell, 0, space);
  const least = leastOn(space, cell) ?? 1;
  if (space.single) return put(offer, cell, Math.max(1, total(offer)), space);
  return put(offer, cell, least, space);
}

/** One token more or fewer; the first step up goes at once to the least that can win. */
export function step(offer: Offer, cell: Thing, by: 1 | -1, space: Shares): Offer {
  const now = on(offer, cell);
  const least = leastOn(space, cell) ?? 1;
  return put(
    offer,
    cell,
    by > 0 && !now ? Math.min(least, most(offer, cell, space)) : now + by,
    space,
  );
}

/** A token where it is lawful but hardly meant: added beside what is offered already, never in its place. */
export function force(offer: Offer, cell: Thing, budget: number): Offer {
  return put(offer, cell, on(offer, cell) + 1, { budget, single: false });
}

/** Whether another press or step here can do anything. */
export function affordable(offer: Offer, cell: Thing, space: Shares): boolean {
  return (leastOn(space, cell) ?? 1) <= most(offer, cell, space);
}

export function isShares(space: unknown): space is Shares {
  return (
    typeof space === 'object' && space !== null && (space as { space?: string }).space === 'Shares'
  );
}

/** Where the arrow keys lead in a grid of so many columns; the edge stops. */
export function arrow(key: string, at: number, columns: number, count: number): number {
  const to =
    key === 'ArrowRight'
      ? at % columns === columns - 1
        ? at
        : at + 1
      : key === 'ArrowLeft'
        ? at % columns === 0
          ? at
          : at - 1
        : key === 'ArrowDown'
          ? at + columns
          : key === 'ArrowUp'
            ? at - columns
            : key === 'Home'
              ? at - (at % columns)
              : key === 'End'
                ? at - (at % columns) + columns - 1
                : at;
  return to >= 0 && to < count ? to : at;
}
