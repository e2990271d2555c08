import { describe, expect, it } from 'vitest';
import { tiebreaks } from '../../src/games/king_of_con/model/score';
import {
  box,
  collection,
  epicWith,
  having,
  house,
  indices,
  leastToWin,
  matches,
  predominances,
  predominant,
  swapped,
  towardsEpic,
  traits,
  valueOf,
  whereIs,
  type ConView,
} from '../../src/games/king_of_con/model/view';

const [D, L, G, T, Z] = [0, 1, 2, 3, 4] as const;

/** The worked round of the rules, before phase 4 (W-3), and any change to it. */
function table(change: Partial<ConView> = {}, owned: [number, number, number][] = W): ConView {
  const owner = Array<number>(26).fill(-1);
  const value = Array<number>(26).fill(0);
  for (const [thing, seat, tokens] of owned) [owner[thing], value[thing]] = [seat, tokens];
  return {
    seats: 5,
    round: 1,
    bank: 53,
    bins: [0, 0, 0, 0, 0],
    monkey: [4, 3, 2, 1, 5],
    passions: [[0, 1], [], [], [], []],
    box: [],
    deck: [],
    stands: [],
    laid: [],
    owner,
    value,
    guests: [],
    theme: 0,
    boxed: -1,
    ranking: [],
    reserve: [6, null, null, null, null],
    options: { scenario: null },
    cards: [12, 7],
    stack: [{ frame: 'Round', phase: 3 }, { frame: 'Scavenging' }],
    awaited: [],
    ...change,
  };
}
const W: [number, number, number][] = [
  [18, D, 4],
  [15, T, 5],
  [1, G, 2],
  [24, Z, 4],
];

describe('the 25 Objects', () => {
  it('have the Characteristics that the rules print', () => {
    expect(traits(11)).toEqual([3, 6, 13]);
    expect(traits(18)).toEqual([4, 8, 12]);
    expect(traits(15)).toEqual([3, 10, 14]);
    expect(traits(1)).toEqual([1, 6, 11]);
    expect(traits(24)).toEqual([5, 9, 12]);
    expect(indices(20)).toEqual([3, 4, 4]);
  });
  it('carry each Characteristic five times', () => {
    for (let trait = 1; trait <= 15; trait++) expect(having(trait)).toHaveLength(5);
    expect(having(12)).toEqual([5, 6, 12, 18, 24]);
  });
});

describe('Predominance', () => {
  it('goes as in the worked round, ties by Objects, tokens, Monkeys', () => {
    const paid = Array.from({ length: 15 }, (_, i) => predominant(table(), i + 1)[0] ?? null);
    expect(paid).toEqual([G, null, T, D, Z, G, null, D, Z, T, G, D, null, T, null]);
  });
  it('pays three for the guest of honour', () => {
    const view = table({ guests: [12], options: { scenario: 4 } });
    expect(predominances(view, D)).toEqual([
      { trait: 4, pays: 1 },
      { trait: 8, pays: 1 },
      { trait: 12, pays: 3 },
    ]);
  });
});

describe('what wins an Object', () => {
  it('is more than its Value, 3 in the Stalls, anything on one’s own', () => {
    const view = table({}, [...W, [20, -2, 0]]);
    expect(leastToWin(view, D, 15)).toBe(6);
    expect(leastToWin(view, D, 20)).toBe(3);
    expect(leastToWin(view, D, 18)).toBe(1);
    expect(valueOf(view, 20)).toBe(2);
  });
  it('changes with the Scenario', () => {
    const guarded = table({ options: { scenario: 5 } }, [...W, [20, -2, 0]]);
    expect(leastToWin(guarded, D, 15)).toBe(7);
    expect(leastToWin(guarded, D, 20)).toBe(3);
    expect(leastToWin(table({ options: { scenario: 3 } }, [[20, -2, 0]]), D, 20)).toBe(1);
    expect(house(table({ options: { scenario: 2 } })).devaluation(3)).toBe(0);
    expect(house(table({ options: { scenario: 2 } })).devaluation(4)).toBe(2);
  });
});

describe('a Collection', () => {
  it('tells how far an Epic Collection is, and what would make it', () => {
    const view = table({}, [
      [6, D, 3],
      [12, D, 2],
      [18, D, 4],
      [24, Z, 2],
    ]);
    expect(towardsEpic(view, D)).toEqual([{ trait: 12, count: 3 }]);
    expect(epicWith(view, D, [24])).toEqual([{ trait: 12, things: [24] }]);
    expect(epicWith(view, D, [18])).toEqual([]);
    expect(matches(view, D, 12)).toBe(3);
    expect(collection(view, Z)).toEqual([24]);
  });
  it('is one of the places of the Grid', () => {
    const view = table({ stands: [3, 7, 9, 11] }, [...W, [20, -2, 0]]);
    expect(whereIs(view, 7)).toEqual({ at: 'stand', stand: 2 });
    expect(whereIs(view, 15)).toEqual({ at: 'seat', seat: T });
    expect(whereIs(view, 20)).toEqual({ at: 'stalls' });
    expect(whereIs(view, 2)).toEqual({ at: 'unseen' });
  });
});

describe('Monkeys', () => {
  it('are swapped as printed: Greg 5, Lulu 3, Todd 2 (M-09)', () => {
    const view = table({ monkey: [1, 3, 5, 2, 4] });
    expect(swapped(view, [L, G, T])).toEqual([1, 2, 3, 5, 4]);
    expect(swapped(table({ monkey: [1, 3, 5, 2, 4], options: { scenario: 9 } }), [L, G])).toEqual([
      1, 3, 5, 2, 4,
    ]);
  });
});

describe('the tracks', () => {
  it('print 1, I, II, III, 2, 3, 4', () => {
    const at = (phase: number, frame: string, number?: number) =>
      box(table({ stack: [{ frame: 'Round', phase }, number ? { frame, number } : { frame }] }));
    expect(at(0, 'Passions')).toBe(-1);
    expect(at(2, 'Astatosta', 2)).toBe(2);
    expect(at(2, 'Award')).toBe(4);
    expect(at(3, 'Scavenging')).toBe(5);
    expect(at(4, 'Predominance')).toBe(6);
    expect(box(table({ stack: [] }))).toBe(-1);
  });
});

describe('the ranking', () => {
  it('says why equals are not equal (F-1, F-3)', () => {
    const view = table({ monkey: [2, 3, 4, 1, 5] }, [
      [9, L, 7],
      [15, T, 5],
    ]);
    const result = { ranking: [D, Z, L, T, G], scores: [11, 8, 7, 8, 10] };
    expect(tiebreaks(view, result)).toEqual([{ first: L, second: T, by: 'tokens', a: 7, b: 5 }]);
    const level = table({ monkey: [2, 3, 4, 1, 5] });
    expect(
      tiebreaks(
        { ...level, owner: level.owner.map(() => -1) },
        { ...result, ranking: [D, Z, T, L, G] },
      ),
    ).toEqual([{ first: T, second: L, by: 'monkey', a: 1, b: 3 }]);
  });
});
