import { describe, expect, it } from 'vitest';
import { groupsOf, isStaged, revealsOf } from '../../src/games/chamber_of_wonders/model/scene';
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
        cracks: [],
        entries: [
          { owner: 0, cards: [0], marks: [{ word: 'fame-token' }, { word: 'pounds', pounds: 3 }] },
          { owner: 1, cards: [], marks: [] },
        ],
      },
    ]);
  });

  it('CW-WONDER-LEGENDARY.3, .4 tells whose tokens break, and whose never come', () => {
    const events = [
      {
        kind: 'display-revealed',
        commitments: [
          [[0], false, -1],
          [[], false, -1],
        ],
      },
      { kind: 'fame-token-lost', owner: 1, cards: [7] },
      { kind: 'no-fame-token', owner: 0, cards: [0] },
      { kind: 'turn-begins', turn: 2, seat: 1 },
      { kind: 'fame-token-lost', owner: 1, cards: [9] },
    ];
    const [reveal] = revealsOf(events);
    expect(reveal).toMatchObject({
      cracks: [
        { owner: 1, card: 7 },
        { owner: 0, card: 0 },
      ],
      entries: [
        { owner: 0, marks: [{ word: 'no-fame-token' }] },
        { owner: 1, marks: [{ word: 'fame-token-lost' }] },
      ],
    });
  });

  it('nothing where nobody displays', () => {
    expect(revealsOf([{ kind: 'display-revealed', commitments: [[[], false, -1]] }])).toEqual([]);
  });
});
