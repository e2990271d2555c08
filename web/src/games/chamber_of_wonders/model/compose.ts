/** Composing a choice from pieces: which may be pressed, what a press makes of the draft, what is missing. */

import { PARTS, SOLO_CONTACTS, TYPES, sides } from './content';
import { RING, design, solo, top, type Card, type ChamberView, type Seat } from './view';

export type Choice = number | number[] | Commitment | null;
/** Cards, opened for £5, showcase emptied. */
export type Commitment = [Card[], boolean, number];
export type State = '' | 'lit' | 'chosen' | 'off';
/** What a piece stands for: `card-12`, `area-2`, `contact-0`, `seat-3`, `type-5`, `side-1`, `person-4`, `case-2`. */
export type Piece = `${Prefix}-${number}`;
export type Prefix = 'card' | 'area' | 'contact' | 'seat' | 'type' | 'side' | 'person' | 'case';

export const PASS = -1;
export const OPEN = -5;
export const NEITHER = -1;
export const NOTHING: Commitment = [[], false, NEITHER];

export interface Pool {
  singles: Card[];
  books: Card[][];
  parts: Card[][];
}

export interface Displays {
  hand: Pool | null;
  opens: boolean;
  refits: { at: number; old: Card[]; pool: Pool }[];
  may_pass: boolean;
}

/** A choice that is a button and not a piece. */
export interface Deed {
  choice: number | number[] | Commitment;
  /** `do-…` of the words. */
  word: string;
}

interface Base {
  kind: string;
  /** Whether a showcase may be opened for £5 first. */
  opens: boolean;
  deeds: Deed[];
}

export type Task = Base &
  (
    | { form: 'one'; prefix: Prefix; items: number[]; zone: number[] }
    | { form: 'some'; prefix: Prefix; items: number[]; zone: number[]; sizes: number[] }
    | { form: 'arranged'; prefix: Prefix; items: number[]; zone: number[]; length: number }
    | { form: 'pair'; prefix: Prefix; these: number[]; those: number[] }
    | { form: 'display'; space: Displays; hand: Card[] }
    | { form: 'bid'; least: number; most: number }
    | { form: 'deeds' }
    | { form: 'other'; choices: (number | number[])[] }
  );

interface AskedLike {
  kind: string;
  seat: Seat;
  space: unknown;
}

type Raw = { space: string } & Record<string, unknown>;

/** Deeds by kind: the words of choices that are no pieces. The first one is the filled button. */
const DEEDS: Record<string, [number, string][]> = {
  BetweenTurns: [[PASS, 'go-on']],
  Detectives: [
    [1, 'look'],
    [PASS, 'not-now'],
  ],
  ChooseContact: [[PASS, 'no-contact']],
  Peek: [
    [0, 'on-top'],
    [1, 'away'],
  ],
  PushYourLuck: [
    [1, 'reveal'],
    [0, 'stop'],
  ],
  Telegraph: [
    [1, 'reveal'],
    [0, 'stop'],
  ],
  Reference: [
    [1, 'draw'],
    [0, 'stop'],
  ],
  Business: [[PASS, 'buy-none']],
  Assign: [
    [0, 'keep'],
    [1, 'to-collector'],
    [2, 'discard'],
  ],
  KeepOrNot: [
    [0, 'keep'],
    [2, 'discard'],
  ],
};

const PREFIXES: Record<string, Prefix> = {
  PlaceAgent: 'area',
  ChooseContact: 'contact',
  NameType: 'type',
  NameBuyer: 'seat',
  Gifts: 'seat',
  PickAreas: 'side',
  PickContacts: 'person',
};

const MANY = 200;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const ascending = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b);

/** What a decision is, as pieces and buttons. */
export function taskOf(asked: AskedLike, view: ChamberView): Task {
  let space = asked.space as Raw;
  let opens = false;
  if (space.space === 'Either') {
    opens = (space['deeds'] as number[]).includes(OPEN);
    space = space['rest'] as Raw;
  }
  const { kind } = asked;
  const base = { kind, opens, deeds: [] as Deed[] };
  const items = (space['items'] as number[] | undefined) ?? [];
  if (space.space === 'OneOf' && (kind === 'Auction' || kind === 'SealedBid')) {
    const bids = items.filter((bid) => bid !== PASS);
    if (items.includes(PASS)) base.deeds.push({ choice: PASS, word: 'pass' });
    else base.deeds.push({ choice: 0, word: 'bid-nothing' });
    const floor = kind === 'SealedBid' ? Math.min(1, bids.at(-1) ?? 0) : (bids[0] ?? 0);
    return { ...base, form: 'bid', least: bids.length ? floor : 0, most: bids.at(-1) ?? 0 };
  }
  if (space.space === 'OneOf') {
    const words = DEEDS[kind] ?? [];
    base.deeds = words
      .filter(([choice]) => items.includes(choice))
      .map(([choice, word]) => ({ choice, word }));
    if (kind === 'Peek') renamePeek(base.deeds, view);
    const things = items.filter((item) => !words.some(([choice]) => choice === item));
    if (!things.length) return { ...base, form: 'deeds' };
    const prefix = PREFIXES[kind] ?? 'card';
    return {
      ...base,
      form: 'one',
      prefix,
      items: things,
      zone: zoneOf(kind, prefix, view, asked.seat),
    };
  }
  if (space.space === 'Some') {
    const sizes = space['sizes'] as number[];
    const word = kind === 'TakeMatching' ? 'take-none' : 'sell-none';
    if (sizes.includes(0)) base.deeds.push({ choice: [], word });
    const zone = zoneOf(kind, 'card', view, asked.seat);
    return { ...base, form: 'some', prefix: 'card', items, sizes, zone };
  }
  if (space.space === 'Arranged')
    return {
      ...base,
      form: 'arranged',
      prefix: 'card',
      items,
      zone: items,
      length: space['length'] as number,
    };
  if (space.space === 'Pairs')
    return {
      ...base,
      form: 'pair',
      prefix: 'card',
      these: space['these'] as number[],
      those: space['those'] as number[],
    };
  if (space.space === 'Displays') {
    const displays = space as unknown as Displays;
    if (displays.may_pass) base.deeds.push({ choice: NOTHING, word: 'pass' });
    return { ...base, form: 'display', space: displays, hand: view.hands[asked.seat] ?? [] };
  }
  return { ...base, form: 'other', choices: listed(space) };
}

function renamePeek(deeds: Deed[], view: ChamberView): void {
  const word = view.options['contact.seer_alternative'] === 'bottom' ? 'bottom' : 'discard';
  for (const deed of deeds) if (deed.word === 'away') deed.word = word;
}

/** Every choice of a space that nothing here knows, as far as they can be listed. */
export function listed(space: Raw): (number | number[])[] {
  const items = (space['items'] as number[] | undefined) ?? [];
  if (space.space === 'OneOf') return items;
  if (space.space === 'Some')
    return (space['sizes'] as number[]).flatMap((size) => subsets(items, size)).slice(0, MANY);
  if (space.space === 'Either')
    return [...listed(space['rest'] as Raw), ...(space['deeds'] as number[])];
  return [];
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The pieces that are in question, whether or not they may be chosen. */
function zoneOf(kind: string, prefix: Prefix, view: ChamberView, seat: Seat): number[] {
  if (prefix === 'area' || prefix === 'contact') return range(RING);
  if (prefix === 'seat') return range(view.seats);
  if (prefix === 'type') return range(TYPES.length);
  if (prefix === 'side') return range(sides(solo(view)).length);
  if (prefix === 'person') return range(SOLO_CONTACTS.length);
  const frame = top(view);
  if (kind === 'TakeMatching') return frame?.revealed ?? [];
  if (kind === 'Business' || kind === 'Lots') return Array.isArray(frame?.cards) ? frame.cards : [];
  if (kind === 'Draft') return frame?.apart ?? [];
  if (kind === 'Gravediggers') return frame?.two ?? [];
  if (kind === 'Cara') return [];
  return view.hands[seat] ?? [];
}

// ------------------------------------------------------------------ pressing

export function number(piece: Piece): number {
  return Number(piece.slice(piece.lastIndexOf('-') + 1));
}

function prefixOf(piece: Piece): Prefix {
  return piece.slice(0, piece.lastIndexOf('-')) as Prefix;
}

export function picked(draft: Choice): number[] {
  if (draft === null) return [];
  if (typeof draft === 'number') return [draft];
  return isCommitment(draft) ? draft[0] : draft;
}

export function isCommitment(draft: Choice): draft is Commitment {
  return Array.isArray(draft) && Array.isArray(draft[0]);
}

function commitment(draft: Choice): Commitment {
  return isCommitment(draft) ? draft : NOTHING;
}

/** How a piece looks while something is asked. */
export function stateOf(task: Task | null, view: ChamberView, draft: Choice, piece: Piece): State {
  if (!task) return '';
  const item = number(piece);
  const prefix = prefixOf(piece);
  if (task.form === 'display') return displayState(task, view, draft, prefix, item);
  if (task.form === 'pair') {
    if (prefix !== task.prefix) return '';
    if (picked(draft).includes(item)) return 'chosen';
    return task.these.includes(item) || task.those.includes(item) ? 'lit' : '';
  }
  if (task.form === 'bid' || task.form === 'deeds' || task.form === 'other') return '';
  if (prefix !== task.prefix) return '';
  if (task.items.includes(item)) {
    if (draft !== OPEN && picked(draft).includes(item)) return 'chosen';
    if (task.form === 'some' && full(task.sizes, draft))
      return task.sizes.at(-1) === 1 ? 'lit' : 'off';
    return 'lit';
  }
  return task.zone.includes(item) ? 'off' : '';
}

function full(sizes: readonly number[], draft: Choice): boolean {
  return picked(draft).length >= (sizes.at(-1) ?? 0);
}

/** The draft after a press. */
export function press(task: Task, view: ChamberView, draft: Choice, piece: Piece): Choice {
  if (stateOf(task, view, draft, piece) === 'off') return draft;
  const item = number(piece);
  const had = draft === OPEN ? [] : picked(draft);
  switch (task.form) {
    case 'one':
      return draft === item ? null : item;
    case 'some': {
      if (had.includes(item)) return orNull(had.filter((other) => other !== item));
      const kept = full(task.sizes, draft) ? [] : had;
      return ascending([...kept, item]);
    }
    case 'arranged':
      if (had.includes(item)) return orNull(had.filter((other) => other !== item));
      return had.length < task.length ? [...had, item] : had;
    case 'pair': {
      if (had.includes(item)) return orNull(had.filter((other) => other !== item));
      const group = task.these.includes(item) ? task.these : task.those;
      const both = [...had.filter((other) => !group.includes(other)), item];
      const order = [...task.these, ...task.those];
      return both.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    }
    case 'display':
      return pressDisplay(task, draft, prefixOf(piece), item);
    default:
      return draft;
  }
}

function orNull(items: number[]): number[] | null {
  return items.length ? items : null;
}

/** The choice that a press on something off would make: ask the law why not. */
export function asIf(task: Task, view: ChamberView, draft: Choice, piece: Piece): Choice {
  const item = number(piece);
  switch (task.form) {
    case 'one':
      return item;
    case 'some':
      return ascending([...new Set([...picked(draft), item])]);
    case 'display': {
      const [cards, , refit] = commitment(draft);
      if (prefixOf(piece) === 'case') {
        const old = task.space.refits.find(({ at }) => at === item)?.old;
        return [cards.length ? cards : (old ?? task.hand.slice(0, 1)), false, item];
      }
      const together = ascending([...new Set([...cards, item])]);
      return [together, refit === NEITHER && task.space.opens, refit];
    }
    default:
      return [item];
  }
}

/** Whether a draft can be sent; the law may still refuse it, and says why. */
export function ready(task: Task | null, draft: Choice): boolean {
  if (!task || draft === null) return false;
  if (draft === OPEN) return task.opens;
  const count = picked(draft).length;
  switch (task.form) {
    case 'some':
      return task.sizes.includes(count);
    case 'arranged':
      return count === task.length;
    case 'pair':
      return count === (task.those.length ? 2 : 1);
    case 'display':
      return count > 0;
    default:
      return true;
  }
}

/** What is in the draft when a question comes up. */
export function opening(task: Task, preset: unknown): Choice {
  if (task.form === 'bid') return task.most ? task.least : null;
  if (task.kind === 'TakeMatching' && Array.isArray(preset)) return orNull(preset as number[]);
  if (task.form === 'one' && task.items.length === 1 && !task.deeds.length) return task.items[0]!;
  return null;
}

// ------------------------------------------------------------------ displays

type DisplayTask = Extract<Task, { form: 'display' }>;

/** The pool from which the draft is filled: the hand, or hand and showcase where one is emptied. */
function poolOf(task: DisplayTask, refit: number): Pool | null {
  if (refit === NEITHER) return task.space.hand;
  return task.space.refits.find(({ at }) => at === refit)?.pool ?? null;
}

/** Whether these cards are a content, or can still become one out of the pool. */
export function extends_(pool: Pool | null, cards: readonly Card[]): boolean {
  if (!pool) return false;
  if (cards.length === 1) return pool.singles.includes(cards[0]!);
  const kinds = (groups: Card[][]) =>
    cards.map((card) => groups.findIndex((group) => group.includes(card)));
  const books = kinds(pool.books);
  if (books.every((kind) => kind >= 0)) return new Set(books).size === cards.length;
  const parts = kinds(pool.parts);
  const whole = pool.parts.length === PARTS.length && pool.parts.every((group) => group.length);
  return whole && parts.every((part) => part >= 0) && new Set(parts).size === cards.length;
}

function displayState(
  task: DisplayTask,
  view: ChamberView,
  draft: Choice,
  prefix: Prefix,
  item: number,
): State {
  const [cards, , refit] = commitment(draft);
  if (prefix === 'case') {
    if (refit === item) return 'chosen';
    return task.space.refits.some(({ at }) => at === item) ? 'lit' : '';
  }
  if (prefix !== 'card') return '';
  const old = task.space.refits.find(({ at }) => at === refit)?.old ?? [];
  if (!task.hand.includes(item) && !old.includes(item)) return '';
  if (cards.includes(item)) return 'chosen';
  return extends_(poolOf(task, refit), [...cards, item]) ? 'lit' : 'off';
}

function pressDisplay(task: DisplayTask, draft: Choice, prefix: Prefix, item: number): Choice {
  const [cards, , refit] = commitment(draft);
  if (prefix === 'case') {
    const at = refit === item ? NEITHER : item;
    const old = task.space.refits.find((one) => one.at === refit)?.old ?? [];
    return tidy(
      task,
      cards.filter((card) => !old.includes(card)),
      at,
    );
  }
  const next = cards.includes(item)
    ? cards.filter((card) => card !== item)
    : ascending([...cards, item]);
  return tidy(task, next, refit);
}

function tidy(task: DisplayTask, cards: Card[], refit: number): Commitment | null {
  if (!cards.length && refit === NEITHER) return null;
  return [cards, refit === NEITHER && task.space.opens, refit];
}

/** What the cards are together: a single Wonder, a set, or a Monster not yet whole. */
export function content(
  view: ChamberView,
  cards: readonly Card[],
): 'none' | 'single' | 'books' | 'monster' | 'parts' {
  if (!cards.length) return 'none';
  if (cards.length === 1) return 'single';
  if (design(view, cards[0]!)?.type === 'book') return 'books';
  return cards.length === PARTS.length ? 'monster' : 'parts';
}

/** What cards bring when sold, with a bonus once or for each. */
export function price(view: ChamberView, task: Task, cards: readonly Card[]): number {
  const values = cards.reduce((sum, card) => sum + (design(view, card)?.value ?? 0), 0);
  const bonus = cards.length ? (top(view)?.bonus ?? 0) : 0;
  const each = task.kind === 'Market' && view.options['solo.marketA_bonus'] === 'per_card';
  return values + bonus * (each ? cards.length : 1);
}
