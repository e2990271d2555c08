/** Numbers of the desk: what the rules count up is in the view, what is printed in the content. */

import {
  CAMP,
  CONTENT,
  NO_CUBE,
  type Auxiliary,
  type Clan,
  type Jinx,
  type Trick,
} from '../model/content';
import { frame, type ExpeditionView, type Frame, type Stat } from '../model/view';

export type Part = [what: string, of: number, amount: number];
export interface Test extends Frame {
  target: number;
  stake: number[];
  cards: number[];
  alert: Part[];
  stealth: Part[];
}
export interface Sums {
  stealth: number;
  alert: number;
}

export const NOBODY = -1;
/** DG-15.1 */
export const LEAST_STARS = 2;
/** DG-15.8 */
export const PLACING = [10, 7, 5, 3];

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const beside = (marks: number[], height: number) => marks.filter((row) => row <= height).length;

export function trickOf(view: ExpeditionView, card: number): Trick | undefined {
  return CONTENT.tricks[view.cards[card] ?? -1];
}

export function jinxOf(view: ExpeditionView, card: number): Jinx | undefined {
  return CONTENT.jinxes[view.cards[card] ?? -1];
}

export function clanOf(view: ExpeditionView): Clan | undefined {
  return CONTENT.clans[view.cards[view.clan] ?? -1];
}

/** DG-22.2 The Auxiliary Effects of a card, in the order in which the rules number them. */
export function modes(trick: Trick): Auxiliary[] {
  return CONTENT.auxiliary.filter((row) => row.type === trick.type && row.level === trick.level);
}

/** DG-Q.34 What a mode asks for before it does anything. */
export function price(view: ExpeditionView, row: Auxiliary): number {
  if (row.does === 'discard' && view.options['social3_discard_free'] !== true) return 1;
  return row.sacrifice ?? 0;
}

/** DG-6.3 to DG-6.8 A number of the Scholar card, and what changes it. */
export function stat(view: ExpeditionView, seat: number, name: Stat | 'recruits'): number {
  return view.numbers.stats?.[seat]?.[name] ?? 0;
}

/** DG-6.14 */
export function stars(board: readonly number[]): number {
  return total(
    CONTENT.columns.map(({ silver, gold }, i) => beside([...silver, ...gold], board[i] ?? 0)),
  );
}

/** DG-6.19 The Study Bonus; RC-CPS.12 and how far the wheel was raised before the game. */
export function studyBonus(view: ExpeditionView, seat: number): number {
  const board = view.boards[seat] ?? [];
  const arrows = CONTENT.columns.map((column, i) => beside(column.arrows, board[i] ?? 0));
  return total(arrows) + (view.study_start?.[seat] ?? 0);
}

/** DG-6.11 */
export function points(board: readonly number[]): number {
  return total(CONTENT.columns.map(({ value }, i) => value * (board[i] ?? 0)));
}

export const most = {
  arrows: () => total(CONTENT.columns.map(({ arrows }) => arrows.length)),
};

export function spaces(view: ExpeditionView) {
  const profile = view.options['alert_profile'];
  return (CONTENT.alerts.find(({ id }) => id === profile) ?? CONTENT.alerts[0])?.spaces ?? [];
}

/** DG-11.6, DG-33.21 The Alert Bonus, or the Modifier of the Panic card. */
export const alertBonus = (view: ExpeditionView) => view.numbers.alert ?? 0;

export function testOf(view: ExpeditionView): Test | undefined {
  return frame(view, 'StealthTest') as Test | undefined;
}

/** DG-39.1 to DG-39.4 Stealth and Alert as they stand. */
export function sums(view: ExpeditionView, test: Test): Sums {
  let alert = total(test.alert.map(([, , amount]) => amount));
  if (view.options['espionage_students'] === 'dynamic')
    // DG-Q.42
    for (const [what, seat, amount] of test.alert)
      if (what === 'students') alert += (view.students[seat] ?? 0) - amount;
  return { stealth: total(test.stealth.map(([, , amount]) => amount)), alert: Math.max(0, alert) };
}

/** DG-38.2, DG-38.3 The colours that would be Collected. */
export function collected(view: ExpeditionView, seat: number, count: number): number[] {
  const board = view.boards[seat] ?? [];
  const left = CONTENT.columns.map(({ capacity }, i) => capacity - (board[i] ?? 0));
  const found: number[] = [];
  for (const colour of view.cubes[view.spots[seat] ?? CAMP] ?? [])
    if (colour !== NO_CUBE && found.length < count && left[colour]) {
      left[colour] -= 1;
      found.push(colour);
    }
  return found;
}

/** The board with these cubes more. */
export function withCubes(board: readonly number[], cubes: readonly number[]): number[] {
  return board.map((n, colour) => n + cubes.filter((x) => x === colour).length);
}

/** DG-24.1 to DG-24.3 Against what a Study of so many cubes would be made. */
export function studyAlert(view: ExpeditionView, count: number): number {
  return view.numbers.study?.[count - 1] ?? 0;
}

/** DG-25.4, DG-25.16 Against what an Espionage of the active player would be made. */
export function spyAlert(view: ExpeditionView, target: number, colour: number) {
  const alert = view.numbers.spied?.[target]?.[colour] ?? 0;
  const value = CONTENT.columns[colour]?.value ?? 0;
  return { value, more: alert - value, alert };
}

/** The Bonus values of cards, all together. */
export function bonuses(view: ExpeditionView, cards: readonly number[]): number {
  return total(cards.map((card) => trickOf(view, card)?.bonus ?? 0));
}

/** DG-16.2, DG-16.4 What a cube of a colour is worth to the Clan. */
export function worth(clan: Clan | undefined, colour: number): { value: number; change: number } {
  const value = CONTENT.columns[colour]?.value ?? 0;
  const change = clan?.modifiers['GRBYP'[colour] ?? ''] ?? 0;
  return { value, change: Math.max(-value, change) };
}

/** The points of a Thesis, as far as the viewer knows the Clan. */
export function thesis(view: ExpeditionView, seat: number): number {
  const clan = clanOf(view);
  const board = view.boards[seat] ?? [];
  return total(
    board.map((n, colour) => {
      const { value, change } = worth(clan, colour);
      return n * (value + change);
    }),
  );
}

/** The seats in turn order, from the left of one. */
export function fromLeft(view: ExpeditionView, seat: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (seat + 1 + i) % view.seats);
}
