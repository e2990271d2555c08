import { describe, expect, it } from 'vitest';
import {
  DESIGNS,
  EQUIPMENT,
  sideOf,
  sides,
} from '../../src/games/chamber_of_wonders/model/content';
import { detail, tieBreaks, tieWords } from '../../src/games/chamber_of_wonders/model/ledger';
import {
  beside,
  fameOf,
  loneCard,
  nextMarker,
  nextPlace,
  phase,
  skulls,
  slots,
  tally,
  turns,
} from '../../src/games/chamber_of_wonders/model/view';
import { aView, showcase } from './a_view';

const SHOWN = [
  'boo-atlas',
  'boo-herbal',
  'leg-lance',
  'arc-bone-runes',
  'gro-wax-heart',
  'pre-jade-mask',
];

describe('content', () => {
  it('is the package’s own file: 46 designs of 92 cards', () => {
    expect(DESIGNS).toHaveLength(46);
    expect(DESIGNS.reduce((sum, { copies }) => sum + copies, 0)).toBe(92);
    expect(EQUIPMENT['abbey-B']).toMatchObject({ pounds: 1, cards: 1 });
    expect(sides(false)).toHaveLength(10);
    expect(sideOf('hyde-park-B')).toEqual({ name: 'hyde-park', side: 'B' });
  });
});

describe('cabinets', () => {
  it('fill the first two showcases of each; markers cover the third', () => {
    const view = aView(SHOWN, { displays: [[showcase([0, 1]), showcase([2], true)], []] });
    const states = slots(view, 0).map(({ state }) => state[0]);
    expect(states.join('')).toBe('ffsffsffs');
    expect(nextPlace(view, 0)).toBe(3);
    expect(nextMarker(view, 0)).toBe(2);
  });

  it('are full with nine, however markers went', () => {
    const view = aView(SHOWN, { markers: [0, 3], displays: [Array(9).fill(showcase([2])), []] });
    expect(nextPlace(view, 0)).toBeNull();
    expect(nextMarker(view, 0)).toBeNull();
  });
});

describe('Fame', () => {
  const view = aView(SHOWN, {
    displays: [
      [showcase([0, 1]), showcase([2], true), showcase([3]), showcase([4], false, 100)],
      [],
    ],
    hands: [[5], []],
    hand_sizes: [1, 3],
  });

  it('of showcases: Books by the scale, Arcane by the types', () => {
    expect(fameOf(view, [0, 1], 4)).toBe(4);
    expect(fameOf(view, [3], 4)).toBe(4);
    expect(fameOf(view, [2], 4)).toBe(6);
  });

  it('of all, if the game ended now', () => {
    expect(tally(view, 0)).toEqual({ cards: 18, tokens: 3, purse: 2, hand: 1, total: 22 });
    const club = { ...view, clubs: ['bankers', 'detectives'] };
    expect(tally(club, 0).purse).toBe(3);
    expect(tally({ ...view, purse: [7, null] }, 1)).toMatchObject({ purse: null, total: -3 });
  });

  it('skulls that one knows, tokens that one does not', () => {
    expect(skulls(view, 0)).toEqual({ known: 0, hidden: 1 });
    const cards = [...view.cards];
    cards[100] = 4;
    expect(skulls({ ...view, cards }, 0)).toEqual({ known: 4, hidden: 0 });
  });
});

describe('the course of a game', () => {
  it('counts turns by seats', () => {
    expect([2, 3, 4].map((seats) => turns(aView([], { seats })))).toEqual([8, 9, 8]);
    expect(turns(aView([], { seats: 1, options: { 'mode.solo': 'on' } }))).toBe(9);
  });

  it('knows the phase, and which Contacts are beside an Area', () => {
    expect(phase(aView([], { stack: [{ frame: 'Turn', stage: 3 }] }))).toBe(1);
    expect(phase(aView([]))).toBe(2);
    expect(phase(aView([], { stack: [{ frame: 'Setup' }] }))).toBe(0);
    expect(beside(0)).toEqual([3, 0]);
  });

  it('finds the card in somebody’s fingers', () => {
    const view = aView(SHOWN, {
      hands: [[0, 1, 2], [3]],
      discard: [4],
      stack: [{ frame: 'Gifts' }],
    });
    expect(loneCard(view)).toBe(5);
    expect(loneCard({ ...view, discard: [4, 5] })).toBeNull();
  });
});

describe('the ledger', () => {
  it('says how lines came about', () => {
    const view = aView(SHOWN);
    expect(detail(view, 'fame-tokens', 0, 6)).toBe('2 × 3 = ');
    expect(detail(view, 'money', 0, 2)).toBe('£7 → ');
    expect(detail(view, 'book', 0, 4)).toBe('');
  });

  it('breaks ties by cards, then by pounds', () => {
    const view = aView(SHOWN, { displays: [[showcase([0, 1])], [showcase([2]), showcase([3])]] });
    expect(tieBreaks(view, [46, 45])).toEqual([]);
    expect(tieBreaks(view, [46, 46]).map(({ key }) => key)).toEqual(['cards', 'pounds']);
    const fewer = { ...view, displays: [[showcase([0])], view.displays[1]!] };
    expect(tieBreaks(fewer, [46, 46])).toEqual([
      { key: 'cards', clause: 'CW-TIE.1', tied: [0, 1], values: [1, 2] },
    ]);
  });

  it('tells neighbours with equal Fame apart', () => {
    const view = aView(SHOWN, { displays: [[showcase([0])], [showcase([2]), showcase([3])]] });
    expect(tieWords(view, [46, 46], [1, 0])).toEqual([
      { key: 'result-by-cards', first: 1, second: 0, more: 2, fewer: 1 },
    ]);
    const even = { ...view, displays: [[showcase([0])], [showcase([2])]] };
    expect(tieWords(even, [46, 46], [0, 1])).toMatchObject([{ key: 'result-shared' }]);
    expect(tieWords({ ...even, purse: [7, 4] }, [46, 46], [0, 1])).toMatchObject([
      { key: 'result-by-pounds', more: 7, fewer: 4 },
    ]);
    expect(tieWords(even, [46, 45], [0, 1])).toEqual([]);
  });
});
