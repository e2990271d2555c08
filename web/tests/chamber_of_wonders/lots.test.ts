import { beforeAll, describe, expect, it } from 'vitest';
import {
  lotsOf,
  phrases,
  salesAfter,
  soldBefore,
} from '../../src/games/chamber_of_wonders/model/lots';
import { flightsOf } from '../../src/games/chamber_of_wonders/model/money';
import { design } from '../../src/games/chamber_of_wonders/model/view';
import { name, wonderTitle } from '../../src/games/chamber_of_wonders/words';
import type { Lang } from '../../src/wire';
import { speak } from '../a_board';
import { aView } from './a_view';

const CARDS = ['leg-lance', 'boo-atlas', 'arc-bone-runes', 'gro-wax-heart'];
const STACK = [{ frame: 'Turn' }, { frame: 'Lots', cards: [2] }, { frame: 'Auction', card: 1 }];

describe('the lots of Hyde Park', () => {
  it('are gone, on sale and to come', () => {
    const sales = salesAfter(
      [],
      [
        { kind: 'agent-placed' },
        { kind: 'bought', card: 0, owner: 1, pounds: 4 },
        { kind: 'unsold', card: 3 },
      ],
    );
    expect(lotsOf(aView(CARDS, { stack: STACK }), sales)).toEqual([
      { card: 0, state: 'sold', owner: 1, pounds: 4 },
      { card: 3, state: 'unsold' },
      { card: 1, state: 'now' },
      { card: 2, state: 'next' },
    ]);
    expect(salesAfter(sales, [{ kind: 'turn-begins' }])).toEqual([]);
  });
});

describe.each(['en', 'it', 'fr'] as Lang[])('what was sold before, from a log in %s', (lang) => {
  beforeAll(() => speak('chamber-of-wonders', lang));

  const view = aView(CARDS, { stack: STACK, hands: [[], [0]], discard: [3] });
  const card = (each: number): string => wonderTitle(design(view, each)!);
  const said = (each: number): string => `${card(each)} (…, £2)`;
  const titles = { seat: (owner: number) => ['Ann', 'Anna'][owner]!, card };
  const sent = (seat: string): string => name('event-agent-placed', { seat, area: 'X' });
  const bought = (seat: string, each: number, pounds: number): string =>
    name('event-bought', { seat, cards: said(each), pounds });
  const recall = (lines: string[], at = view) => soldBefore(at, lines, phrases(name), titles);

  it.each([1, 4])('finds buyers, £%d, and what nobody wanted', (pounds) => {
    const lines = [
      sent('Ann'),
      bought('Anna (you)', 0, pounds),
      name('event-unsold', { cards: said(3) }),
    ];
    expect(recall(lines)).toEqual([
      { card: 0, owner: 1, pounds },
      { card: 3, owner: null, pounds: 0 },
    ]);
  });

  it('finds a buyer who pays another', () => {
    const line = name('event-bought-to', {
      seat: 'Ann',
      cards: said(0),
      pounds: 3,
      payee: 'Anna (you)',
    });
    expect(recall([sent('Anna'), line])).toEqual([{ card: 0, owner: 0, pounds: 3 }]);
  });

  it('forgets the auctions of earlier Agents, and all where none is held', () => {
    expect(recall([bought('Ann', 0, 2), sent('Ann')])).toEqual([]);
    const sales = aView(CARDS, { stack: [{ frame: 'Turn' }, { frame: 'Sales' }] });
    expect(recall([sent('Ann'), bought('Ann', 0, 2)], sales)).toEqual([]);
  });
});

describe('money that moves', () => {
  it('flies from purse to purse, from the Reserve and to it; not before the game', () => {
    expect(
      flightsOf([
        { kind: 'collected', owner: 0, pounds: 9, why: 'setup' },
        { kind: 'collected', owner: 1, pounds: 3, why: 'contact' },
        { kind: 'paid', owner: 1, pounds: 5, payee: null },
        { kind: 'paid', owner: 0, pounds: 2, payee: 1 },
      ]),
    ).toEqual([
      { from: null, to: 1, pounds: 3 },
      { from: 1, to: null, pounds: 5 },
      { from: 0, to: 1, pounds: 2 },
    ]);
  });
});
