/** What a seat sees of Chamber of Wonders, and what follows from it by rule. Nothing here is drawn. */

import { DESIGNS, TYPES, type Design, type WonderType } from './content';

export type Seat = number;
export type Card = number;
/** A seat, or the Collector in solo. */
export type Owner = number;

export const WONDERS = 92;
export const RING = 4;
export const SHOWCASES = 9;
export const OPENING = 5;
export const FAME_TOKEN = 3;
export const BOOK_SCALE = [0, 1, 4, 9, 16] as const;
export const NO_TOKEN = -1;
export const COLLECTOR: Owner = 1;
const AGENTS: Record<number, number> = { 1: 3, 2: 2, 3: 3, 4: 2 };
const TURNS: Record<number, number> = { 2: 8, 3: 9, 4: 8 };
/** Where the n-th Wonder displayed stands; the last places are those with Coming Soon markers. */
const ORDER = [0, 1, 3, 4, 6, 7, 2, 5, 8] as const;

export interface Frame {
  frame: string;
  stage?: number;
  area?: number;
  used?: boolean;
  waiting?: Seat[];
  yours?: unknown;
  beside?: number[];
  revealed?: Card[];
  queue?: Seat[];
  seat?: Seat;
  type?: number;
  apart?: Card[];
  counts?: number[];
  cards?: Card[] | number;
  card?: Card;
  sealed?: boolean;
  bidders?: Seat[];
  price?: number;
  tied?: Seat[];
  sizes?: number[];
  bonus?: number;
  most?: number;
  bought?: number;
  without?: Seat[];
  left?: number | number[];
  open?: Card[];
  closed?: Card[];
  drawn?: number | Card[];
  seen?: Card[];
  owner?: Owner;
  to_collector?: boolean;
  /** Of the Gravediggers: told to their member alone. */
  two?: [number, number];
}

export type RawShowcase = [Card[], boolean, number];

export interface ChamberView {
  seats: number;
  turn: number;
  active: Seat;
  areas: string[];
  contacts: string[];
  clubs: string[];
  agents: number[][];
  visited: number[][];
  markers: number[];
  displays: RawShowcase[][];
  fame: number[];
  loose: number[][];
  reserve: number;
  ranking: Owner[];
  purse: (number | null)[];
  hands: Card[][];
  hand_sizes: number[];
  deck: (Card | null)[];
  discard: Card[];
  discard_size: number;
  supply_size: number;
  options: Record<string, unknown>;
  cards: (number | null)[];
  stack: Frame[];
  awaited: Seat[];
}

export interface Slot {
  /** Its place in the cabinets, 0 to 8. */
  place: number;
  state: 'filled' | 'free' | 'soon';
  /** Which of the displayed ones, where it is filled. */
  at: number;
  cards: Card[];
  fame: boolean;
  token: number;
}

export interface Tally {
  cards: number;
  tokens: number;
  /** Null where a purse is hidden. */
  purse: number | null;
  hand: number;
  total: number;
}

export function solo(view: ChamberView): boolean {
  return view.options['mode.solo'] === 'on';
}

export function design(view: ChamberView, card: Card): Design | null {
  const face = view.cards[card];
  return face == null ? null : (DESIGNS[face] ?? null);
}

export function owners(view: ChamberView): number {
  return view.displays.length;
}

export function top(view: ChamberView): Frame | null {
  return view.stack.at(-1) ?? null;
}

export function frame(view: ChamberView, name: string): Frame | null {
  return view.stack.findLast(({ frame }) => frame === name) ?? null;
}

/** The nine showcases of an owner, cabinet by cabinet. */
export function slots(view: ChamberView, owner: Owner): Slot[] {
  const shown = view.displays[owner] ?? [];
  const open = SHOWCASES - (view.markers[owner] ?? 0);
  const made = ORDER.map((place, n): Slot => {
    const [cards, fame, token] = shown[n] ?? [[], false, NO_TOKEN];
    const state = n < shown.length ? 'filled' : n < open ? 'free' : 'soon';
    return { place, state, at: n, cards, fame, token };
  });
  return made.sort((a, b) => a.place - b.place);
}

/** Where the next Wonder goes, if a showcase is free. */
export function nextPlace(view: ChamberView, owner: Owner): number | null {
  const n = view.displays[owner]?.length ?? 0;
  const open = SHOWCASES - (view.markers[owner] ?? 0);
  return n < open ? ORDER[n]! : null;
}

/** Where the next marker would be taken away. */
export function nextMarker(view: ChamberView, owner: Owner): number | null {
  const markers = view.markers[owner] ?? 0;
  return markers ? ORDER[SHOWCASES - markers]! : null;
}

export function typeOf(view: ChamberView, cards: readonly Card[]): WonderType | null {
  return cards.length ? (design(view, cards[0]!)?.type ?? null) : null;
}

export function typesShown(view: ChamberView, owner: Owner): Set<WonderType> {
  const types = (view.displays[owner] ?? []).map(([cards]) => typeOf(view, cards));
  return new Set(types.filter((type) => type !== null));
}

/** CW-SCORE.2 The Fame of what lies in one showcase, among so many types displayed. */
export function fameOf(view: ChamberView, cards: readonly Card[], types: number): number {
  const type = typeOf(view, cards);
  if (type === 'arcane') return types;
  if (type === 'book') return BOOK_SCALE[cards.length] ?? 0;
  return cards.reduce((sum, card) => sum + (design(view, card)?.fame ?? 0), 0);
}

/** What an owner would have if the game ended now, without the majority of skulls. */
export function tally(view: ChamberView, owner: Owner): Tally {
  const shown = view.displays[owner] ?? [];
  const types = typesShown(view, owner).size;
  const cards = shown.reduce((sum, [held]) => sum + fameOf(view, held, types), 0);
  const stars = shown.filter(([, fame]) => fame).length + (view.fame[owner] ?? 0);
  const pounds = view.purse[owner] ?? null;
  const rate = view.clubs[owner] === 'bankers' ? 2 : 3;
  const purse = pounds === null ? null : Math.floor(pounds / rate);
  const royal = solo(view) && owner === COLLECTOR && view.options['solo.royal'] === 'on';
  const hand = royal ? 0 : (view.hand_sizes[owner] ?? 0);
  const tokens = FAME_TOKEN * stars;
  return { cards, tokens, purse, hand, total: cards + tokens + (purse ?? 0) - hand };
}

/** The skulls that a viewer knows of: on showcases and beside the chamber. */
export function skulls(view: ChamberView, owner: Owner): { known: number; hidden: number } {
  const tokens = (view.displays[owner] ?? []).map(([, , token]) => token);
  const all = [...tokens, ...(view.loose[owner] ?? [])].filter((token) => token !== NO_TOKEN);
  const faces = all.map((token) => view.cards[token]);
  const known = faces.reduce<number>((sum, face) => sum + (face ?? 0), 0);
  return { known, hidden: faces.filter((face) => face == null).length };
}

export function turns(view: ChamberView): number {
  if (solo(view)) return view.options['solo.length_unit'] === 'round' ? 27 : 9;
  return TURNS[view.seats] ?? 8;
}

export function agentsLeft(view: ChamberView, seat: Seat): number {
  return Math.max(0, (AGENTS[view.seats] ?? 2) - (view.agents[seat]?.length ?? 0));
}

const PHASE_2 = 7;

/** 0: before the first turn and after the last one. */
export function phase(view: ChamberView): 0 | 1 | 2 {
  const turn = view.stack[0];
  if (turn?.frame !== 'Turn') return 0;
  return (turn.stage ?? 0) >= PHASE_2 ? 2 : 1;
}

/** CW-CONTACT.1 The two Contacts beside an Area. */
export function beside(area: number): [number, number] {
  return [(area + RING - 1) % RING, area];
}

/** The seats clockwise, beginning after one: the order in which rivals sit around the table. */
export function rivalsOf(view: ChamberView, me: Seat | null): Owner[] {
  if (solo(view)) return [COLLECTOR];
  const first = me ?? -1;
  const others = Array.from({ length: view.seats }, (_, i) => (first + 1 + i) % view.seats);
  return others.filter((seat) => seat !== me);
}

/** The card that is known and lies in none of the places that the view lists: it is in somebody's fingers. */
export function loneCard(view: ChamberView): Card | null {
  const card = top(view)?.card;
  if (card !== undefined) return card;
  const lying = new Set<number | null>([...view.deck, ...view.discard, ...view.hands.flat()]);
  for (const shown of view.displays)
    for (const [cards] of shown) for (const c of cards) lying.add(c);
  for (const { cards, revealed, apart, open, closed } of view.stack)
    for (const list of [cards, revealed, apart, open, closed])
      if (Array.isArray(list)) for (const c of list) lying.add(c);
  const known = view.cards
    .slice(0, WONDERS)
    .flatMap((face, c) => (face != null && !lying.has(c) ? [c] : []));
  return known.length === 1 ? known[0]! : null;
}

export function typeNumber(type: WonderType): number {
  return TYPES.indexOf(type);
}
