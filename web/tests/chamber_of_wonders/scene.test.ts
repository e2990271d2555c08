import { describe, expect, it } from 'vitest';
import {
  groupsOf,
  isStaged,
  lotsOf,
  revealsOf,
  salesAfter,
} from '../../src/games/chamber_of_wonders/model/scene';
import { aView } from './a_view';

const CARDS = ['leg-lance', 'boo-atlas', 'arc-bone-runes', 'gro-wax-heart'];

describe('the stage', () => {
  it('shows cards that lie apart', () => {
    const luck = aView(CARDS, {
      stack: [{ frame: 'Turn' }, { frame: 'PushYourLuck', revealed: [1, 2] }],
    });
    expect(groupsOf(luck)).toEqual([{ word: 'revealed', cards: [1, 2] }]);
    expect(isStaged(luck)).toBe(true);
    expect(isStaged(aView(CARDS, { stack: [{ frame: 'Sales' }] }))).toBe(false);
  });

  it('tells lots that are gone, on sale and to come', () => {
    const stack = [{ frame: 'Turn' }, { frame: 'Lots', cards: [2] }, { frame: 'Auction', card: 1 }];
    const sales = salesAfter(
      [],
      [
        { kind: 'agent-placed' },
        { kind: 'bought', card: 0, owner: 1, pounds: 4 },
        { kind: 'unsold', card: 3 },
      ],
    );
    expect(lotsOf(aView(CARDS, { stack }), sales)).toEqual([
      { card: 0, state: 'sold', owner: 1, pounds: 4 },
      { card: 3, state: 'unsold' },
      { card: 1, state: 'now' },
      { card: 2, state: 'next' },
    ]);
    expect(salesAfter(sales, [{ kind: 'turn-begins' }])).toEqual([]);
  });
});

describe('reveals', () => {
  it('bids with their buyer, or a tie', () => {
    const bids = { kind: 'bids-revealed', card: 0, bids: [3, 1] };
    expect(revealsOf([bids, { kind: 'bought', card: 0, owner: 0, pounds: 3 }])).toEqual([
      { kind: 'bids', card: 0, bids: [3, 1], buyer: 0, pounds: 3 },
    ]);
    expect(revealsOf([bids])).toMatchObject([{ buyer: null }]);
  });

  it('displays of all at once, with what they bring', () => {
    const events = [
      { kind: 'display-revealed', commitments: [[[0], false, -1], [[], false, -1], null] },
      { kind: 'fame-token', owner: 0, cards: [0] },
      { kind: 'collected', owner: 0, pounds: 3, why: 'precious' },
      { kind: 'turn-begins', turn: 2, seat: 1 },
      { kind: 'collected', owner: 0, pounds: 9, why: 'sale' },
    ];
    expect(revealsOf(events)).toEqual([
      {
        kind: 'display',
        entries: [
          { owner: 0, cards: [0], marks: [{ word: 'fame-token' }, { word: 'pounds', pounds: 3 }] },
          { owner: 1, cards: [], marks: [] },
        ],
      },
    ]);
  });

  it('nothing where nobody displays', () => {
    expect(revealsOf([{ kind: 'display-revealed', commitments: [[[], false, -1]] }])).toEqual([]);
  });
});
