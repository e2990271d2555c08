/** What may be done with cards and Abilities now, and what follows from it, as far as the seat may know. */

import { CONTENT, FLOORS, GONE, type Ability, type Auxiliary } from '../model/content';
import {
  ABILITY,
  ACTED,
  MAIN,
  MOVE,
  PASS,
  PLACE,
  PLAY,
  QUIET,
  SPY,
  STUDY,
  faceOf,
  frame,
  type Deed,
  type ExpeditionView,
} from '../model/view';
import { entryTold } from '../map/telling';
import type { Play } from '../play.svelte';
import { colourName, name } from '../words';
import {
  NOBODY,
  alertBonus,
  bonuses,
  collected,
  modes,
  price,
  spyAlert,
  stars,
  stat,
  studyAlert,
  studyBonus,
  sums,
  testOf,
  trickOf,
  withCubes,
  type Sums,
  type Test,
} from './numbers';
import { abilityDoes, abilityName, colours, costTold, mainText, spotName } from './sayings';

export const ABILITIES = [
  'arcane-research',
  'overcharge',
  'headbutt',
  'rogue',
  'jack-of-all-trades',
  'divine-intervention',
] as const;
/** Questions that are answered with cards of the hand, some of them at once. */
export const OF_HAND = new Set(['Declare', 'DiscardTricks', 'RestingHand', 'Brew', 'Bucket']);
export const ANSWERS = new Set(['Priority', 'Lap', 'Duel', 'Declared']);
export const PHASES = new Set(['Movement', 'Action']);

export const isDeed = (choice: unknown): choice is Deed =>
  Array.isArray(choice) && choice.every((x) => typeof x === 'number');

/** Whether cards are picked from the hand, some of them at once. */
export function picksCards(play: Play): boolean {
  return play.kind !== null && OF_HAND.has(play.kind) && play.store.asked?.space.space === 'Some';
}

/** DG-34.8 Whether a card or a Zone has been this turn's Action. */
export function acted({ view, me }: Play): boolean {
  return (view.this_turn ?? []).some(([what, seat]) => what === ACTED && seat === me);
}

/** The card that a deed is done with. */
export function cardOf(play: Play, deed: Deed): number | null {
  if (deed[0] === PLAY || deed[0] === MAIN) return deed[1] ?? null;
  const ability = abilityOf(play, deed);
  return ability && costsCard(ability) ? (deed[2] ?? null) : null;
}

/** The Ability of the base game that a deed uses, as it is on the own card. */
function abilityOf({ view, me }: Play, deed: Deed): Ability | undefined {
  const id = deed[0] === ABILITY ? ABILITIES[deed[1] ?? -1] : undefined;
  return faceOf(view, me)?.abilities.find((each) => each.id === id);
}

const costsCard = ({ cost = {} }: Ability) =>
  Object.keys(cost).some((x) => x.startsWith('discard-'));

/** The deed that is laid, while deeds are asked for. */
export function laid(play: Play): Deed | null {
  const { draft } = play.store;
  const deeds = play.kind !== null && (PHASES.has(play.kind) || ANSWERS.has(play.kind));
  return deeds && isDeed(draft) ? draft : null;
}

/** The cards that are laid: for a deed, or picked. */
export function laidCards(play: Play): number[] {
  if (picksCards(play)) return isDeed(play.store.draft) ? play.store.draft : [];
  const deed = laid(play);
  const card = deed && cardOf(play, deed);
  return card === null ? [] : [card];
}

/** What may be done with a card, the likeliest first: for one's own test, against another's. */
export function deedsWith(play: Play, card: number): Deed[] {
  const own = play.view.active === play.me ? 'stealth' : 'alert';
  const rank = (deed: Deed) => {
    const row = modeOf(play.view, deed);
    if (!row) return 3;
    const aimed = deed.length > 3 && deed[3] === play.me;
    return aimed ? 2 : row.does.endsWith(own) ? 0 : 1;
  };
  const found = play.deeds().filter((deed) => cardOf(play, deed) === card);
  return found.sort((a, b) => rank(a) - rank(b));
}

export function modeOf(view: ExpeditionView, deed: Deed): Auxiliary | undefined {
  const trick = deed[0] === PLAY ? trickOf(view, deed[1] ?? -1) : undefined;
  return trick && modes(trick)[deed[2] ?? -1];
}

/** Both sums after a deed or with these cards; null where only the deck knows. */
export function foreseen(play: Play): Sums | null {
  const { view } = play;
  const test = testOf(view);
  if (!test) return null;
  const now = sums(view, test);
  if (play.kind === 'Declare') {
    const bonus = test.target === NOBODY ? studyBonus(view, play.me) : 0;
    return { ...now, stealth: bonuses(view, laidCards(play)) + bonus };
  }
  const deed = laid(play);
  const row = deed && modeOf(view, deed);
  if (row?.does === 'stealth') return { ...now, stealth: now.stealth + row.amount };
  if (row?.does === 'alert') return { ...now, alert: now.alert + row.amount };
  if (row?.does.startsWith('divine')) return null;
  if (deed?.[0] === ABILITY && ABILITIES[deed[1] ?? -1] === 'overcharge') {
    const gain = amounts(view, play.me, 'overcharge')[0] ?? 0;
    const own = play.me === view.active;
    return own ? { ...now, stealth: now.stealth + gain } : { ...now, alert: now.alert + gain };
  }
  return now;
}

export function amounts(view: ExpeditionView, seat: number, ability: string): number[] {
  return faceOf(view, seat)?.abilities.find(({ id }) => id === ability)?.amounts ?? [];
}

/** `ahead by 2`, `level, which is enough`, `short by 3`. */
export function outcome({ stealth, alert }: Sums): string {
  const margin = stealth - alert;
  return margin < 0 ? name('desk-short', { margin: -margin }) : name('desk-ahead', { margin });
}

/** `Alert 8 becomes 11: short by 1.` */
export function becomes(now: Sums, then: Sums): string {
  const told = { outcome: outcome(then) };
  if (then.alert !== now.alert)
    return name('desk-alert-becomes', { from: now.alert, to: then.alert, ...told });
  if (then.stealth !== now.stealth)
    return name('desk-stealth-becomes', { from: now.stealth, to: then.stealth, ...told });
  return name('desk-stands', { ...now, ...told });
}

/** What drawing from the University may bring. */
export function drawRisk(view: ExpeditionView, count: number): string {
  if (!view.bag) return name('desk-draw', { count });
  const [greys, omega] = view.bag;
  return name('desk-draw-known', { count, omega, all: greys + omega });
}

/** What a mode of a card would bring, in numbers. */
function followsPlay(play: Play, deed: Deed, row: Auxiliary): string[] {
  const { view, me } = play;
  const test = testOf(view);
  const said: string[] = [];
  if (row.students) said.push(drawRisk(view, row.students));
  const paid = price(view, row);
  if (paid)
    said.push(name('desk-sacrifice', { count: paid, left: (view.students[me] ?? 0) - paid }));
  if (row.does === 'speed') {
    const phase = frame(view, 'Movement') ?? frame(view, 'Action');
    const now = Number(phase?.['speed'] ?? 0) + Number(phase?.['bonus'] ?? 0);
    said.push(name('desk-speed-then', { speed: now + row.amount }));
  } else if (row.does === 'recruit') {
    const most = Math.max(0, row.amount + stat(view, me, 'recruits'));
    said.push(name('desk-recruit', { count: Math.min(most, view.bonfire), there: view.bonfire }));
  } else if (row.does === 'draw') {
    const hand = (view.hands[me]?.length ?? 1) - 1 + row.amount;
    said.push(name('desk-hand-then', { count: hand }));
  } else if (row.does === 'discard' && deed.length > 3) {
    said.push(victim(play, deed[3]!, row.amount));
  } else if (test && row.does.startsWith('divine')) {
    const bonus = CONTENT.tricks.map((trick) => trick.bonus);
    const told = { amount: row.amount, least: Math.min(...bonus), most: Math.max(...bonus) };
    said.push(name('desk-divine', told));
  } else if (test) said.push(after(play, row));
  return said;
}

function victim(play: Play, seat: number, count: number): string {
  const cards = play.view.hand_sizes[seat] ?? 0;
  return name('desk-discards', {
    seat: play.seatName(seat),
    cards,
    left: Math.max(0, cards - count),
  });
}

function after({ view }: Play, { does, amount }: Auxiliary): string {
  const now = sums(view, testOf(view)!);
  const side = does === 'stealth' ? 'stealth' : 'alert';
  return becomes(now, { ...now, [side]: now[side] + amount });
}

/** A deed on a button: what it is, and what follows. */
export interface Said {
  label: string;
  sub: string;
  icon: string;
  /** The cubes that it is about. */
  cubes?: number[];
  /** Both as short as beside many others of its kind; the bar says the rest. */
  title?: string;
  short?: string;
}

const ICONS: Record<string, string> = {
  speed: 'e-speed',
  stealth: 'e-stealth',
  alert: 'e-alert',
  'divine-stealth': 'e-divination',
  'divine-alert': 'e-divination',
  recruit: 'e-student',
  draw: 'e-draw',
  discard: 'e-discard',
};
export const iconOf = (row: Auxiliary) => ICONS[row.does] ?? `t-${row.type}`;

export function said(play: Play, deed: Deed): Said {
  const { view, me } = play;
  const [what = -1, second = -1, third = -1] = deed;
  const row = modeOf(view, deed);
  if (row) {
    const seat = deed.length > 3 ? play.seatName(deed[3]!) : '';
    const does = name(`does-${row.does}`, { amount: row.amount });
    const label = seat ? name('desk-on', { effect: does, seat }) : does;
    return { label, sub: followsPlay(play, deed, row).join(' '), icon: iconOf(row) };
  }
  if (what === STUDY) return study(play, second);
  if (what === SPY) return spy(play, second, third);
  if (what === ABILITY) return ability(play, deed);
  if (what === MOVE)
    return {
      label: name('choice-move', { zone: spotName(view, second) }),
      sub: [spent(play), entryTold(view, second)].filter(Boolean).join(' '),
      icon: 'e-speed',
    };
  if (what === PLACE) {
    const floor = floorOf(view, me);
    const label = name('desk-place', { floor: FLOORS[floor] ?? '' });
    const left = view.piles[floor]?.length ?? 0;
    return {
      label,
      sub: `${spent(play)} ${name('desk-pile-left', { count: left })}`,
      icon: 'u-map',
    };
  }
  if (what === MAIN) return main(play, deed);
  return { label: passing(play, what), sub: '', icon: 'u-check' };
}

/** DG-34.15 A Main Effect by what it costs, where the card names nothing; else the server tells what it names. */
function main({ view }: Play, deed: Deed): Said {
  const trick = trickOf(view, deed[1] ?? -1);
  const way = deed[2] ?? 0;
  const cost = trick?.main?.cost?.[way >> 1];
  const paid = cost ? costTold(cost, way % 2 === 1) : '';
  const told = trick ? (mainText(view, trick) ?? '') : '';
  const icon = `e-${MARKED.has(trick?.main?.timing ?? '') ? trick?.main?.timing : 'action'}`;
  const sub = paid ? name('adv-cost', { cost: paid }) : '';
  if (deed.length <= 3) return { label: told, sub, icon };
  return { label: '', sub: [name('desk-part-main'), sub].filter(Boolean).join(' · '), icon };
}

/** Timings that have a sign of their own. */
export const MARKED = new Set(['action', 'instant', 'reaction']);

/** To do nothing, in words; '' for what only the server can tell. */
export function passing({ kind }: Play, what: number): string {
  if (what === QUIET) return name('choice-quiet');
  if (what !== PASS) return '';
  return name(kind !== null && PHASES.has(kind) ? `choice-end-${kind}` : 'choice-pass');
}

export function floorOf(view: ExpeditionView, seat: number): number {
  const spot = view.spots[seat] ?? GONE;
  const id = CONTENT.zones[view.placed[spot]?.[0] ?? -1]?.id ?? '';
  return Math.max(0, FLOORS.indexOf(id.split('-')[0] as (typeof FLOORS)[number]));
}

function spent({ view }: Play): string {
  const phase = frame(view, 'Movement') ?? frame(view, 'Action');
  const speed = Number(phase?.['speed'] ?? 0) + Number(phase?.['bonus'] ?? 0);
  return name('desk-speed-left', { speed: speed - 1 });
}

function study(play: Play, count: number): Said {
  const { view, me } = play;
  const cubes = collected(view, me, count);
  const board = view.boards[me] ?? [];
  const gained = stars(withCubes(board, cubes)) - stars(board);
  const told = {
    alert: studyAlert(view, count),
    bonus: studyBonus(view, me),
    most: bonuses(view, view.hands[me] ?? []) + studyBonus(view, me),
  };
  const star = gained ? [name('desk-stars-gained', { count: gained })] : [];
  return {
    label: name('desk-study', { cubes: colours(cubes) }),
    sub: [name('desk-study-sub', told), ...star, ...risks(view)].join(' '),
    icon: 'e-intellect',
    cubes,
    title: name('desk-against', { alert: told.alert }),
    short: name('desk-study-short', { most: told.most, stars: gained }),
  };
}

/** DG-32.8, DG-32.9 What the Zone adds to a test, as far as anybody can know. */
export function risks({ numbers }: ExpeditionView): string[] {
  const luck = (numbers.luck ?? []).map(([kind, count]) =>
    name(kind === 'good-luck' ? 'desk-luck-good' : 'desk-luck-bad', { count }),
  );
  const danger = numbers.danger ?? 1;
  return danger > 1 ? [...luck, name('desk-danger', { count: danger })] : luck;
}

function spy(play: Play, target: number, colour: number): Said {
  const { view, me } = play;
  const { value, more, alert } = spyAlert(view, target, colour);
  const cost = view.numbers.price ?? 1;
  const told = { alert, value, more, cost, most: bonuses(view, view.hands[me] ?? []) };
  return {
    label: name('choice-spy', { seat: play.seatName(target), colour: colourName(colour) }),
    sub: name('desk-spy-sub', told),
    icon: 'u-eye',
    cubes: [colour],
    title: colourName(colour),
    short: name('desk-against', { alert }),
  };
}

/** Overcharge has a rule of its own; the others give Stunned tokens or look at cards. */
const OUR_EFFECTS = /^(|peek\(.*|stun\(\d, opp@(here|near)\).*)$/;

function ability(play: Play, deed: Deed): Said {
  const { view } = play;
  const found = abilityOf(play, deed);
  // of Rocca Civetta, or what only a pack does: the server tells
  if (!found || !OUR_EFFECTS.test(found.effect ?? ''))
    return { label: '', sub: '', icon: 'e-action' };
  const on = costsCard(found) ? deed[3] : deed[2];
  const told = { ability: abilityName(found), seat: on === undefined ? '' : play.seatName(on) };
  const label = on === undefined ? told.ability : name('desk-ability-on', told);
  const icon = on === undefined ? 'e-divination' : 'k-stunned';
  if (on === undefined) return { label, sub: abilityDoes(found), icon };
  const sub = name('desk-stuns', {
    seat: told.seat,
    stunned: view.stunned[on] ?? 0,
    most: stat(view, on, 'resistance'),
  });
  return { label, sub, icon };
}

/** DG-24.14, DG-25.13 What the tester gets: cubes by colour. */
export function stake(view: ExpeditionView, test: Test): number[] {
  if (test.target !== NOBODY) return test.stake;
  const there = view.cubes[view.spots[view.active] ?? GONE] ?? [];
  return test.stake.map((space) => there[space] ?? -1).filter((colour) => colour >= 0);
}

export { alertBonus };
