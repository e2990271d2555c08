/** A small table for tests: cards by the names of their designs. */

import { DESIGNS } from '../../src/games/chamber_of_wonders/model/content';
import type { ChamberView, RawShowcase } from '../../src/games/chamber_of_wonders/model/view';

export function face(id: string): number {
  const at = DESIGNS.findIndex((design) => design.id === id);
  if (at < 0) throw new Error(`no design ${id}`);
  return at;
}

/** A view in which card n is the n-th of these designs. */
export function aView(designs: string[], change: Partial<ChamberView> = {}): ChamberView {
  const cards: (number | null)[] = Array.from({ length: 112 }, () => null);
  designs.forEach((id, card) => (cards[card] = face(id)));
  return {
    seats: 2,
    turn: 1,
    active: 0,
    areas: ['bank-A', 'abbey-A', 'hyde-park-B', 'westminster-A'],
    contacts: ['dreyfuss', 'fezzik', 'butch', 'loris'],
    clubs: [],
    agents: [[], []],
    visited: [[], []],
    markers: [3, 3],
    displays: [[], []],
    fame: [0, 0],
    loose: [[], []],
    reserve: -1,
    ranking: [],
    purse: [7, 7],
    hands: [designs.map((_, card) => card), []],
    hand_sizes: [designs.length, 3],
    deck: [],
    discard: [],
    discard_size: 0,
    supply_size: 20,
    options: {},
    cards,
    stack: [{ frame: 'Turn', stage: 7 }],
    awaited: [0],
    ...change,
  };
}

export function showcase(cards: number[], fame = false, token = -1): RawShowcase {
  return [cards, fame, token];
}
