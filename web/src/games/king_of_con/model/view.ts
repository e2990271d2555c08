/** What a seat sees of King of Con, and what follows from it by rule. Plain functions; nothing here is drawn. */

import { NO_SCENARIO, content, type House } from './content';

export type { House };
export type Seat = number;
export type Thing = number; // an Object, 1 to 25, or the mystery box
export type Trait = number; // a Characteristic, 1 to 15
export type Offer = [Thing, number][]; // cells ascending, tokens at least 1

export const NOWHERE = -1;
export const STALLS = -2;
export const MYSTERY_BOX = 131;
export const ROUNDS = 6;
export const EPIC = 4;
export const GENRES: readonly Trait[] = [1, 2, 3, 4, 5];
export const CATEGORIES: readonly Trait[] = [6, 7, 8, 9, 10];
export const OBJECTS: readonly Thing[] = Array.from({ length: 25 }, (_, i) => i + 1);
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export interface Frame {
  frame: string;
  phase?: number;
  number?: number;
  waiting?: Seat[];
  yours?: unknown;
  won?: [Thing, Seat][];
  ties?: [Thing, Seat[]][];
  bids?: [Thing, [number, Seat][]][];
  tied?: Seat[];
  object?: Thing;
  characteristic?: Trait;
  marker?: Trait;
}

export interface ConView {
  seats: number;
  round: number;
  bank: number;
  bins: number[];
  monkey: number[];
  passions: number[][];
  box: number[];
  deck: number[];
  stands: Thing[];
  laid: number[];
  owner: number[];
  value: number[];
  guests: Trait[];
  theme: Trait;
  boxed: number;
  ranking: Seat[];
  reserve: (number | null)[];
  options: Record<string, unknown>;
  cards: (number | null)[];
  stack: Frame[];
  awaited: Seat[];
}

export function scenario(view: ConView): number {
  const number = view.options['scenario'];
  return typeof number === 'number' ? number : 0;
}

export function house(view: ConView): House {
  return content.now.scenarios.get(scenario(view)) ?? NO_SCENARIO;
}

/** KC-4.2 Genre, Category and Edition of an Object, as indices 0 to 4. */
export function indices(thing: Thing): readonly [number, number, number] {
  return content.now.indices.get(thing) ?? [0, 0, 0];
}

/** The Object of a cell of the Grid. */
export function cell(genre: number, category: number): Thing {
  const here = OBJECTS.find((thing) => {
    const [g, c] = indices(thing);
    return g === genre && c === category;
  });
  return here ?? 1 + 5 * genre + category;
}

export function traits(thing: Thing): [Trait, Trait, Trait] {
  const [g, c, e] = indices(thing);
  return [g + 1, c + 6, e + 11];
}

export function having(trait: Trait): Thing[] {
  return OBJECTS.filter((thing) => traits(thing).includes(trait));
}

export type Family = 'genre' | 'category' | 'edition';

export function family(trait: Trait): Family {
  return trait < 6 ? 'genre' : trait < 11 ? 'category' : 'edition';
}

/** Where an Object is, for the corner of its cell. */
export type Where =
  { at: 'stand'; stand: number } | { at: 'seat'; seat: Seat } | { at: 'stalls' } | { at: 'unseen' };

export function whereIs(view: ConView, thing: Thing): Where {
  const stand = view.stands.indexOf(thing);
  if (stand >= 0) return { at: 'stand', stand: stand + 1 };
  const owner = view.owner[thing] ?? NOWHERE;
  if (owner === STALLS) return { at: 'stalls' };
  return owner >= 0 ? { at: 'seat', seat: owner } : { at: 'unseen' };
}

export function collection(view: ConView, seat: Seat): Thing[] {
  return OBJECTS.filter((thing) => view.owner[thing] === seat);
}

export function stalls(view: ConView): Thing[] {
  return OBJECTS.filter((thing) => view.owner[thing] === STALLS);
}

export function laidAt(view: ConView, stand: number): number[] {
  return Array.from(
    { length: view.seats },
    (_, seat) => view.laid[(stand - 1) * view.seats + seat] ?? 0,
  );
}

/** The seats with the highest number, if it is any. */
export function best(row: number[]): Seat[] {
  const most = Math.max(...row);
  return most > 0 ? row.flatMap((n, seat) => (n === most ? [seat] : [])) : [];
}

/** KC-12.11, KC-12.12 The smallest offer that can win an Object now; 1 for one's own. */
export function leastToWin(view: ConView, seat: Seat | null, thing: Thing): number {
  const owner = view.owner[thing] ?? NOWHERE;
  if (owner === seat && owner >= 0) return 1;
  const { stallValue, margin } = house(view);
  return owner === STALLS ? stallValue + 1 : (view.value[thing] ?? 0) + margin;
}

export function valueOf(view: ConView, thing: Thing): number {
  return view.owner[thing] === STALLS ? house(view).stallValue : (view.value[thing] ?? 0);
}

/** By Characteristic: how many Objects a seat has of it. */
export function held(view: ConView, seat: Seat): number[] {
  const counts = Array<number>(16).fill(0);
  for (const thing of collection(view, seat))
    for (const trait of traits(thing)) counts[trait]! += 1;
  return counts;
}

/** KC-14.6 to KC-14.9 Who would predominate in a Characteristic now; several where Monkeys decide. */
export function predominant(view: ConView, trait: Trait): Seat[] {
  const row = Array<number>(view.seats).fill(0);
  for (const thing of having(trait)) {
    const owner = view.owner[thing] ?? NOWHERE;
    if (owner >= 0) row[owner]! += 1000 + (view.value[thing] ?? 0);
  }
  const top = best(row);
  return top.sort((a, b) => (view.monkey[a] ?? 0) - (view.monkey[b] ?? 0));
}

/** The Characteristics a seat would be paid for if phase 4 came now, with what they pay. */
export function predominances(view: ConView, seat: Seat): { trait: Trait; pays: number }[] {
  const { guestReward } = house(view);
  const guest = view.guests.at(-1);
  return Array.from({ length: 15 }, (_, i) => i + 1)
    .filter((trait) => predominant(view, trait)[0] === seat)
    .map((trait) => ({ trait, pays: trait === guest ? guestReward : 1 }));
}

/** The Characteristics of which a seat is close to an Epic Collection, the closest first. */
export function towardsEpic(view: ConView, seat: Seat): { trait: Trait; count: number }[] {
  return held(view, seat)
    .map((count, trait) => ({ trait, count }))
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count || a.trait - b.trait);
}

/** KC-16.1 Characteristics that would become Epic if the seat also had these Objects. */
export function epicWith(
  view: ConView,
  seat: Seat,
  more: Thing[],
): { trait: Trait; things: Thing[] }[] {
  const now = held(view, seat);
  const gain = more.filter((thing) => view.owner[thing] !== seat && thing !== MYSTERY_BOX);
  return now.flatMap((count, trait) => {
    const things = gain.filter((thing) => traits(thing).includes(trait));
    return trait && things.length && count < EPIC && count + things.length >= EPIC
      ? [{ trait, things }]
      : [];
  });
}

export function faces(view: ConView, cards: readonly number[]): Trait[] {
  return cards.flatMap((card) => view.cards[card] ?? []);
}

/** KC-17.3 The Objects a seat has for one of its Passions. */
export function matches(view: ConView, seat: Seat, trait: Trait): number {
  return held(view, seat)[trait] ?? 0;
}

export function top(view: ConView): Frame | undefined {
  return view.stack.at(-1);
}

export function frame(view: ConView, name: string): Frame | undefined {
  return view.stack.find((each) => each.frame === name);
}

export function phase(view: ConView): number {
  return frame(view, 'Round')?.phase ?? 0;
}

export const BOXES = ['1', 'I', 'II', 'III', '2', '3', '4'] as const;

/** KC-8.2 The box of the phase track where the marker stands; -1 before the game and after it. */
export function box(view: ConView): number {
  if (!view.stack.length) return -1;
  const at = phase(view);
  if (at === 0) return -1;
  if (at === 1) return 0;
  if (at === 3) return 5;
  if (at === 4) return 6;
  const number = frame(view, 'Astatosta')?.number;
  return number ? number : 4;
}

/** KC-6.2 How this Monkey stands among the others: wins every tie, loses every tie, or by number. */
export function monkeyLuck(view: ConView, seat: Seat): 'first' | 'last' | 'middle' {
  const number = view.monkey[seat] ?? 0;
  return number === 1 ? 'first' : number === view.seats ? 'last' : 'middle';
}

/** KC-6.7 The Monkeys after the tie is settled by the lowest one. */
export function swapped(view: ConView, tied: Seat[]): number[] {
  const monkey = [...view.monkey];
  if (house(view).passOn) return monkey;
  const order = [...tied].sort((a, b) => monkey[a]! - monkey[b]!);
  const numbers = order.map((seat) => monkey[seat]!);
  order.forEach((seat, i) => (monkey[seat] = numbers[(i + numbers.length - 1) % numbers.length]!));
  return monkey;
}
