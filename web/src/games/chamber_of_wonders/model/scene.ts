/** What is on the stage: cards apart, and what news has just opened. Plain functions. */

import { loneCard, top, type Card, type ChamberView, type Owner, type Seat } from './view';

export interface News {
  kind: string;
  [field: string]: unknown;
}

export interface Group {
  /** `board-group-…` of the words. */
  word: string;
  cards: Card[];
}

/** Frames whose cards lie apart from hands and piles, for all to look at (or for one). */
export function groupsOf(view: ChamberView): Group[] | null {
  const frame = top(view);
  const cards = Array.isArray(frame?.cards) ? frame.cards : [];
  switch (frame?.frame) {
    case 'Peek':
      return [{ word: 'top', cards: view.deck.slice(-1).filter((card) => card !== null) }];
    case 'PushYourLuck':
    case 'Telegraph':
      return [{ word: 'revealed', cards: frame.revealed ?? [] }];
    case 'TakeMatching':
      return [{ word: 'revealed', cards: frame.revealed ?? [] }];
    case 'Draft':
    case 'KeepAndGive':
      return [{ word: 'apart', cards: frame.apart ?? [] }];
    case 'Business':
      return [{ word: 'for-sale', cards }];
    case 'Yard':
      return [
        { word: 'open', cards: frame.open ?? [] },
        { word: 'closed', cards: frame.closed ?? [] },
      ];
    case 'Reference':
      return [{ word: 'reference', cards }];
    case 'KeepOrNot': {
      const before = view.stack.at(-2);
      const reference = Array.isArray(before?.cards) ? before.cards : [];
      return [
        { word: 'drawn', cards: [frame.card ?? 0] },
        { word: 'reference', cards: reference },
      ];
    }
    case 'Assign':
    case 'Gifts': {
      const card = loneCard(view);
      return [
        {
          word: frame.frame === 'Gifts' ? 'gift' : 'turned-up',
          cards: card === null ? [] : [card],
        },
      ];
    }
    case 'Cara':
      return [{ word: 'his', cards: frame.seen ?? [] }];
    case 'Parker':
      return [{ word: 'drawn', cards: Array.isArray(frame.drawn) ? frame.drawn : [] }];
    default:
      return null;
  }
}

/** Frames that need a stage of their own. */
const STAGED = new Set([
  ...[
    'Lots',
    'Auction',
    'SealedBid',
    'NameBuyer',
    'NameType',
    'PickAreas',
    'PickContacts',
    'Gravediggers',
  ],
]);

export function isStaged(view: ChamberView): boolean {
  return STAGED.has(top(view)?.frame ?? '') || groupsOf(view) !== null;
}

export type Reveal =
  | { kind: 'bids'; card: Card; bids: number[]; buyer: Owner | null; pounds: number }
  | { kind: 'display'; entries: Shown[]; cracks: Crack[] }
  | { kind: 'bust'; seat: Seat; cards: Card[] }
  | { kind: 'collector'; cards: Card[]; shown: Card[][] };

export interface Shown {
  owner: Owner;
  cards: Card[];
  /** `board-mark-…` of the words, with pounds where it is income. */
  marks: { word: string; pounds?: number }[];
}

/** CW-WONDER-LEGENDARY.3, .4 A Fame token that goes, or does not come, because of another copy. */
export interface Crack {
  owner: Owner;
  card: Card;
}

/** What news opens for all to see at once, in the order of the rules. */
export function revealsOf(events: readonly News[]): Reveal[] {
  const found: Reveal[] = [];
  events.forEach((event, i) => {
    const later = events.slice(i + 1);
    if (event.kind === 'bids-revealed') {
      const bought = later.find(({ kind, card }) => kind === 'bought' && card === event['card']);
      found.push({
        kind: 'bids',
        card: event['card'] as Card,
        bids: event['bids'] as number[],
        buyer: (bought?.['owner'] as Owner | undefined) ?? null,
        pounds: (bought?.['pounds'] as number | undefined) ?? 0,
      });
    } else if (event.kind === 'display-revealed') {
      const entries = shownBy(event, later);
      if (entries.some(({ cards }) => cards.length))
        found.push({ kind: 'display', entries, cracks: cracksOf(effectsOf(later)) });
    } else if (event.kind === 'bust') {
      found.push({ kind: 'bust', seat: event['seat'] as Seat, cards: event['cards'] as Card[] });
    } else if (event.kind === 'collector-reveals') {
      const shown = later.filter(({ kind, owner }) => kind === 'displayed' && owner === 1);
      const cards = event['cards'] as Card[];
      found.push({ kind: 'collector', cards, shown: shown.map(({ cards }) => cards as Card[]) });
    }
  });
  return found;
}

const MARKS = [
  'fame-token',
  'fame-token-lost',
  'no-fame-token',
  'grotesque-token',
  'showcase-opened',
];
const CRACKS = ['fame-token-lost', 'no-fame-token'];

/** What comes of a display, up to whatever is next. */
function effectsOf(later: readonly News[]): readonly News[] {
  const end = later.findIndex(({ kind }) => kind === 'turn-begins' || kind === 'collector-reveals');
  return end < 0 ? later : later.slice(0, end);
}

export function cracksOf(effects: readonly News[]): Crack[] {
  return effects
    .filter(({ kind }) => CRACKS.includes(kind))
    .map((one) => ({ owner: one['owner'] as Owner, card: (one['cards'] as Card[])[0]! }));
}

function shownBy(event: News, later: readonly News[]): Shown[] {
  const commitments = event['commitments'] as ([Card[], boolean, number] | null)[];
  const effects = effectsOf(later);
  return commitments.flatMap((commitment, owner): Shown[] => {
    if (!commitment) return [];
    const marks = effects
      .filter((one) => one['owner'] === owner)
      .flatMap((one): Shown['marks'] => {
        if (one.kind === 'collected') return [{ word: 'pounds', pounds: one['pounds'] as number }];
        return MARKS.includes(one.kind) ? [{ word: one.kind }] : [];
      });
    return [{ owner, cards: commitment[0], marks }];
  });
}
