/** What may be chosen and is neither a card of the hand nor a place on the map, as options in words. */

import type { Choice } from '../../../wire';
import { CONTENT, FLOORS } from '../model/content';
import {
  ABILITY,
  EXPLORE,
  MAIN,
  MOVE,
  PLACE,
  QUIET,
  REST,
  SPY,
  STUDY,
  THESIS,
  frame,
  type Deed,
} from '../model/view';
import type { Play } from '../play.svelte';
import { name, trickName } from '../words';
import { alike, unknown } from './alike';
import {
  ANSWERS,
  PHASES,
  acted,
  cardOf,
  deedsWith,
  floorOf,
  laidCards,
  outcome,
  picksCards,
  said,
} from './deeds';
import {
  LEAST_STARS,
  PLACING,
  clanOf,
  jinxOf,
  stars,
  stat,
  sums,
  testOf,
  thesis,
  trickOf,
} from './numbers';
import { jinxDoes, jinxName, mainText, spotName } from './sayings';
import { STAGED } from './stages';
import { stateOf } from './state.svelte';

export interface Option {
  choice: Choice;
  /** All that it stands for, where any of several equal cards will do. */
  same?: Choice[];
  label: string;
  sub: string;
  icon: string;
  cubes?: number[] | undefined;
  /** What a mode of a Big Boss has laid, or would lay. */
  token?: string | undefined;
  /** Both as short as beside many others of its kind. */
  title?: string | undefined;
  short?: string | undefined;
  /** It may not be chosen; the law says why. */
  off?: boolean;
  /** On the plain board: for the guide. */
  piece?: string;
  zone?: string;
}
export interface Group {
  title: string;
  /** What all of them do. */
  note?: string | undefined;
  options: Option[];
}

/** The answers to a question, as options. */
export type Made = (play: Play) => Option[];

/** Phones: the sheet on which a question is answered. */
export function homeOf(kind: string): string {
  return ['DiscardTricks', 'RestingHand', 'Brew', 'Bucket'].includes(kind) ? 'hand' : 'map';
}

/** Questions that have a stage of their own, or are answered on the map or with the hand alone. */
export const ELSEWHERE = new Set([...STAGED, 'PickScholar', 'PlaceZone', 'BossWay']);

export function tray(play: Play): Group[] {
  const { kind } = play;
  if (kind === null || ELSEWHERE.has(kind) || picksCards(play)) return [];
  if (PHASES.has(kind) || ANSWERS.has(kind)) return deeds(play);
  const made = MADE[kind] ?? stateOf(play).more?.ASKED[kind];
  const options = made ? made(play) : play.items.map((choice) => plain(choice));
  return options.length ? [{ title: '', options }] : [];
}

/** In words of the server, until ours have come, and for what a later server asks. */
function plain(choice: Choice): Option {
  const what = Array.isArray(choice) ? Number(choice[0]) : -1;
  return { choice, label: '', sub: '', icon: SIGNS[what] ?? 'u-check' };
}

/** Bivouac, Teleport; then what Rocca Civetta adds: to hire, to claim, a Student of a Congregation. */
const SIGNS: Record<number, string> = {
  8: 'z-bivouac',
  9: 'z-teleport',
  11: 'z-familiar',
  12: 'k-tome',
  13: 'e-student',
  14: 'z-boss',
};

function option(play: Play, choice: Deed): Option {
  const [what, second, third] = choice;
  const piece = what === SPY ? `cube-${second}-${third}` : what === STUDY ? 'study' : undefined;
  const zone =
    what === PLACE
      ? `pile-${floorOf(play.view, play.me)}`
      : what === ABILITY
        ? `scholar-${play.me}`
        : undefined;
  return { choice, ...said(play, choice), piece, zone };
}

/** DG-23.1 An Action that cannot be done stands there all the same, and the law says why. */
function barred(play: Play, all: readonly Deed[]): Option[] {
  const { view, kind, me } = play;
  const phase = frame(view, 'Action');
  if (kind !== 'Action' || phase?.['studied'] || phase?.['spied'] || acted(play)) return [];
  const other = (me + 1) % view.seats;
  return [
    { choice: [STUDY, 1], label: name('desk-do-study'), sub: '', icon: 'e-intellect', off: true },
    { choice: [SPY, other, 0], label: name('desk-do-spy'), sub: '', icon: 'u-eye', off: true },
  ].filter(({ choice }) => !all.some(([what]) => what === choice[0]));
}

function deeds(play: Play): Group[] {
  const groups: Group[] = [];
  const [card] = laidCards(play);
  if (card !== undefined) {
    const ways = deedsWith(play, card);
    const trick = trickOf(play.view, card);
    const title = trick ? trickName(trick) : '';
    // Named things are told by themselves, what is done with them once for all.
    const names = ways.some((way) => way[0] === MAIN && way.length > 3);
    const note = names && trick ? (mainText(play.view, trick) ?? undefined) : undefined;
    if (ways.length > 1)
      groups.push({ title, note, options: ways.map((way) => option(play, way)) });
    if (groups.length) return groups;
  }
  const all = play.deeds().filter((deed) => cardOf(play, deed) === null);
  const add = (title: string, wanted: (deed: Deed) => boolean) => {
    const options = all.filter(wanted).map((deed) => option(play, deed));
    if (options.length) groups.push({ title, options });
  };
  add('', ([what]) => what === PLACE);
  add(name('desk-study-title'), ([what]) => what === STUDY);
  const spied = all.filter(([what]) => what === SPY).map((deed) => deed[1]!);
  for (const seat of new Set(spied))
    add(name('desk-spy-on', { seat: play.seatName(seat) }), (x) => x[0] === SPY && x[1] === seat);
  add(name('desk-ability-title'), ([what]) => what === ABILITY);
  const off = barred(play, all);
  if (off.length) groups.push({ title: '', options: off });
  const done = stateOf(play).more?.DONE ?? {};
  const rest = all.filter(([what]) => what === undefined || what > QUIET);
  const options = rest.map((deed) => done[deed[0] ?? -1]?.(play, deed) ?? plain(deed));
  if (options.length) groups.push({ title: '', options });
  return groups;
}

// ---------------------------------------------------------------- one thing of several

export const MADE: Record<string, Made> = {
  Turn: activities,
  Stun: stunned,
  ChooseSide: sides,
  Rogue: rogue,
  Stairs: (play) =>
    numbers(play).map((floor) => ({
      choice: floor,
      label: name('floor', { floor: FLOORS[floor] ?? '' }),
      sub: name('desk-pile-left', { count: play.view.piles[floor]?.length ?? 0 }),
      icon: 'z-stairs',
      zone: `pile-${floor}`,
    })),
  LeaveCube: (play) =>
    numbers(play).map((spot) => ({
      choice: spot,
      label: spotName(play.view, spot),
      sub: '',
      icon: 'u-map',
    })),
  RestingJinx: (play) => {
    const cards = numbers(play);
    return [...alike(play.view, cards)].map(([card, same]) => {
      const jinx = jinxOf(play.view, card);
      return {
        choice: card,
        same,
        label: jinx ? jinxName(jinx) : unknown(play.view, cards, card, name('jinx-unknown')),
        sub: jinx ? jinxDoes(jinx) : name('desk-jinx-unknown'),
        icon: 'k-jinx',
        piece: `card-${card}`,
      };
    });
  },
};

/** RC-RES.2 In the place of an Activity: the first of the Research cards that lie open. */
const CLAIMS = 3;
const numbers = (play: Play) => play.items.filter((item) => typeof item === 'number');

function activities(play: Play): Option[] {
  const { view, me } = play;
  const may = numbers(play);
  const owned = stars(view.boards[me] ?? []);
  const clan = clanOf(view);
  const possible = CONTENT.clans.filter(({ module }) => !module || view.options[module] === true);
  const hand = stat(view, me, 'hand');
  const told = {
    stunned: view.stunned[me] ?? 0,
    jinxes: Math.min(1, view.jinxes[me]?.length ?? 0),
    students: Math.max(0, stat(view, me, 'starting_students') - (view.students[me] ?? 0)),
    cards: Math.max(0, hand - (view.hands[me]?.length ?? 0)),
  };
  const place = PLACING[view.delivered.length] ?? 0;
  const presented = clan
    ? name('desk-thesis-known', { points: thesis(view, me), needed: clan.thesis_points, place })
    : name('desk-thesis-unknown', {
        points: thesis(view, me),
        least: Math.min(...possible.map((each) => each.thesis_points)),
        most: Math.max(...possible.map((each) => each.thesis_points)),
      });
  const taken = may.filter((choice) => choice >= CLAIMS);
  const claimed = taken.flatMap((choice) => {
    const card = view.research?.[choice - CLAIMS] ?? -1;
    return stateOf(play).more?.claim(play, choice, card) ?? plain(choice);
  });
  const offered = [
    {
      choice: EXPLORE,
      label: name('desk-explore'),
      sub: name('desk-explore-sub', { speed: stat(view, me, 'speed') }),
      icon: 'e-speed',
      zone: 'turn',
    },
    { choice: REST, label: name('desk-rest'), sub: name('desk-rest-sub', told), icon: 'e-resist' },
    {
      choice: THESIS,
      label: name('desk-thesis'),
      sub:
        owned < LEAST_STARS
          ? name('desk-thesis-stars', { stars: owned, least: LEAST_STARS })
          : presented,
      icon: 'k-thesis',
    },
  ].map((each) => ({ ...each, off: !may.includes(each.choice) }));
  return [...offered, ...claimed];
}

function stunned({ view, me }: Play): Option[] {
  const most = stat(view, me, 'resistance');
  const now = (view.stunned[me] ?? 0) + 1;
  const left = (view.students[me] ?? 0) - 1;
  return [
    {
      choice: 0,
      label: name('choice-token'),
      sub: name(now < most ? 'desk-token-sub' : 'desk-token-last', { stunned: now, most }),
      icon: 'k-stunned',
      zone: `stunned-${me}`,
    },
    {
      choice: 1,
      label: name('choice-student'),
      sub: name('desk-student-sub', { left }),
      icon: 'e-sacrifice',
      zone: `students-${me}`,
    },
  ];
}

function sides({ view }: Play): Option[] {
  const test = testOf(view);
  const amount = Number(view.stack.at(-1)?.['amount'] ?? 0);
  if (!test) return [];
  const now = sums(view, test);
  const stealth = { ...now, stealth: now.stealth + amount };
  const alert = { ...now, alert: now.alert + amount };
  return [
    {
      choice: 0,
      label: name('does-stealth', { amount }),
      sub: outcome(stealth),
      icon: 'e-stealth',
    },
    { choice: 1, label: name('does-alert', { amount }), sub: outcome(alert), icon: 'e-alert' },
  ];
}

function rogue({ view }: Play): Option[] {
  const test = testOf(view);
  const bonus = CONTENT.tricks.map((trick) => trick.bonus);
  const told = { amount: 1, least: Math.min(...bonus), most: Math.max(...bonus) };
  const now = test ? outcome(sums(view, test)) : '';
  return [
    {
      choice: 1,
      label: name('choice-divine'),
      sub: name('desk-divine', told),
      icon: 'e-divination',
    },
    { choice: 0, label: name('choice-divine-not'), sub: now, icon: 'u-check' },
  ];
}

/** Whether the map answers this as well: then the tray is a second way. */
export const onMap = (deed: Deed) => deed[0] === MOVE;
