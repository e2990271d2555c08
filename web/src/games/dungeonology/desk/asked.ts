/** What advanced rules and Rocca Civetta ask: each question with pieces and words of its own. */

import { entryTold, printed } from '../map/telling';
import { CONTENT } from '../model/content';
import { BIVOUAC, TELEPORT, frame, seatsAt, top, type Deed, type Frame } from '../model/view';
import type { Play } from '../play.svelte';
import { colourName, name, trickName, zoneName } from '../words';
import { alike, unknown } from './alike';
import { stars, trickOf, withCubes } from './numbers';
import { listed, spotName, trickLabel } from './sayings';
import type { Made, Option } from './tray';

const [HIRE, CLAIM, MEMBER, MODE] = [11, 12, 13, 14] as const;
/** RC-BIG.4 By deed of a mode, the token that it is about. */
const OF_MODES = ['ice', 'egg', 'egg', 'idol', 'pillar'];
const OFFER = 6;
const UNIVERSAL = 6;
const TRAPS = ['ambush', 'stop', 'toll'];
const WARDS = ['backup', 'shieldmaiden'];
const NO_WAY = -1;
const REFUSED = -1;

const asked = ({ view }: Play): Frame => top(view) ?? { frame: '' };
const field = (play: Play, key: string): number => Number(asked(play)[key] ?? -1);
const numbers = (play: Play) => play.items.filter((item) => typeof item === 'number');

/** Yes and no: what each is called, what follows, and its sign. */
type Answer = [key: string, sub: string, icon: string];
function either(play: Play, yes: Answer, no: Answer, told: Record<string, string> = {}): Option[] {
  const option = (choice: number, [key, sub, icon]: Answer): Option => ({
    choice,
    label: name(key, told),
    sub,
    icon,
  });
  return [option(1, yes), option(0, no)].filter(({ choice }) => play.may(choice));
}

const studentsLeft = ({ view, me }: Play, paid = 1) =>
  name('desk-student-sub', { left: (view.students[me] ?? 0) - paid });
function speed({ view }: Play): number {
  const phase = frame(view, 'Movement') ?? frame(view, 'Action');
  return Number(phase?.['speed'] ?? 0) + Number(phase?.['bonus'] ?? 0);
}

/** A Zone on the table, and who is there; the map answers as well. */
function spots(icon: string): Made {
  return (play) =>
    numbers(play).map((spot) => {
      const there = seatsAt(play.view, spot).map((seat) => play.seatName(seat));
      const sub = there.length ? name('map-who-is-here', { names: listed(there) }) : '';
      return { choice: spot, label: spotName(play.view, spot), sub, icon };
    });
}

/** One of one's own cubes, by colour. */
function cubes(key: string): Made {
  return (play) =>
    numbers(play).map((colour) => {
      const left = (play.view.boards[play.me]?.[colour] ?? 1) - 1;
      return {
        choice: colour,
        label: name(key, { colour: colourName(colour) }),
        sub: name('desk-cubes-left', { left }),
        icon: '',
        cubes: [colour],
      };
    });
}

/** A cube that somebody would lose. */
function saved(play: Play, yes: Answer, no: Answer, told: Record<string, string> = {}): Option[] {
  const [keep, lose] = either(play, yes, no, told);
  const colour = field(play, 'colour');
  return [keep, lose].flatMap((each) => (each ? [{ ...each, cubes: [colour] }] : []));
}

function leaveCubes(play: Play): Option[] {
  if (field(play, 'colour') >= 0) return spots('u-map')(play);
  const own = cubes('choice-leave')(play);
  return own.map((each) =>
    each.choice === REFUSED
      ? { choice: REFUSED, label: name('choice-refuse'), sub: '', icon: 'u-lock' }
      : each,
  );
}

function universal(play: Play): Option[] {
  const board = play.view.boards[play.me] ?? [];
  return numbers(play).map((colour) => {
    const count = stars(withCubes(board, [colour])) - stars(board);
    return {
      choice: colour,
      label: name('choice-universal', { colour: colourName(colour) }),
      sub: count ? name('desk-stars-gained', { count }) : '',
      icon: '',
      cubes: [UNIVERSAL, colour],
    };
  });
}

function interns(play: Play): Option[] {
  const two = (asked(play)['interns'] ?? []) as number[];
  return numbers(play).map((choice) => {
    const told = play.view.told?.interns?.[two[choice] ?? -1];
    return {
      choice,
      label: told?.name ?? '',
      sub: told?.does.join(', ') ?? '',
      icon: 't-specialists',
    };
  });
}

function eggs(play: Play): Option[] {
  const ways = (asked(play)['ways'] ?? []) as [number, number][];
  return numbers(play).map((choice) => {
    const [from = -1, to = -1] = ways[choice] ?? [];
    const told = { zone: spotName(play.view, from), goal: spotName(play.view, to) };
    return {
      choice,
      label: name('choice-push-egg', told),
      sub: '',
      icon: 'z-boss',
      token: 'egg',
    };
  });
}

function drawnZones(play: Play): Option[] {
  return numbers(play).map((card) => {
    const zone = CONTENT.zones[play.view.cards[card] ?? -1];
    const sub = zone ? printed({ zone, turns: 0 }).join('. ') : '';
    return { choice: card, label: zoneName(zone), sub, icon: 'u-map' };
  });
}

function handOf(play: Play): Option[] {
  const cards = numbers(play);
  return [...alike(play.view, cards)].map(([card, same]) => {
    const trick = trickOf(play.view, card);
    return {
      choice: card,
      same,
      label: trick ? trickName(trick) : unknown(play.view, cards, card, name('card-unknown')),
      sub: trick ? trickLabel(play.view, trick) : '',
      icon: trick ? `t-${trick.type}` : 'e-draw',
    };
  });
}

/** What only the server can say, with a sign of ours. */
function ways(icon: string): Made {
  return (play) =>
    play.items.map((choice) =>
      choice === NO_WAY
        ? { choice, label: name('choice-way-none'), sub: '', icon: 'u-lock' }
        : { choice, label: '', sub: '', icon },
    );
}

const congregation = ({ view }: Play, kind: number) => view.told?.congregations?.[kind];

function member(play: Play): Option[] {
  const kind = ((asked(play)['kinds'] ?? []) as number[])[0] ?? -1;
  const found = congregation(play, kind);
  return either(
    play,
    ['choice-keep-member', found?.does ?? '', 'e-student'],
    ['choice-place-member', '', 'k-fire'],
    { congregation: found?.name ?? '' },
  );
}

function arranged(play: Play): Option[] {
  const student = (kind: number) =>
    kind < 0 ? name('student-standard') : (congregation(play, kind)?.name ?? '');
  return play.deeds().map((kinds) => ({
    choice: kinds,
    label: kinds.map(student).join(', '),
    sub: '',
    icon: 'k-fire',
  }));
}

/** By question. */
export const ASKED: Record<string, Made> = {
  PlaceBoss: spots('z-boss'),
  DriveBoss: spots('z-boss'),
  OmegaPlace: spots('k-omega'),
  LayToken: spots('z-teleport'),
  MoveEgg: withToken('egg', spots('z-boss')),
  GatherEggs: withToken('egg', spots('z-boss')),
  LayTentacle: withToken('tentacle', spots('z-boss')),
  LayBoulder: withToken('boulder', spots('z-boss')),
  RollBoulder: withToken('boulder', spots('z-boss')),
  PushEgg: eggs,
  LeaveCubes: leaveCubes,
  Donate: cubes('choice-donate'),
  LoseCube: cubes('choice-lose-own'),
  PlaceUniversal: universal,
  KeepIntern: interns,
  Pathfinder: drawnZones,
  TakeCard: handOf,
  DiscardCard: handOf,
  ChooseWay: ways('e-action'),
  NameAnew: ways('e-reaction'),
  DrawnStudents: member,
  ArrangeStudents: arranged,
  LayTrap: (play) =>
    numbers(play).map((choice) => {
      const kind = TRAPS[choice] ?? '';
      const sub = name(`tells-${kind}`, { number: 1 });
      return { choice, label: name(`effect-${kind}`), sub, icon: `z-${kind}` };
    }),
  LayBridge: withToken('bridge', (play) =>
    numbers(play).map((choice) => ({
      choice,
      label: name(`choice-bridge-${choice}`),
      sub: '',
      icon: 'z-stairs',
    })),
  ),
  Protect: (play) =>
    saved(play, ['choice-keep-cube', '', 'u-lock'], ['choice-lose-cube', '', 'u-check']),
  Ward: (play) =>
    saved(play, ['choice-ward', '', 'u-lock'], ['choice-ward-not', '', 'u-check'], {
      ability: name(`ability-${WARDS[field(play, 'ability')]}`),
    }),
  PeerReview: (play) => {
    const left = (play.view.hands[play.me]?.length ?? 0) - field(play, 'count');
    return either(
      play,
      ['choice-review', name('desk-hand-then', { count: Math.max(0, left) }), 'e-discard'],
      ['choice-review-not', '', 'e-reaction'],
    );
  },
  DriveOff: (play) =>
    either(play, ['choice-drive-off', '', 'z-familiar'], ['choice-drive-off-not', '', 'z-boss']),
  StuntDouble: (play) =>
    either(
      play,
      ['choice-stunt-double', '', 't-specialists'],
      ['choice-stunt-double-not', '', 'k-stunned'],
    ),
  Frost: (play) =>
    either(play, ['choice-frost', '', 'z-bucket'], ['choice-frost-not', '', 'e-speed']),
  Crossing: (play) =>
    either(
      play,
      ['choice-crossing', studentsLeft(play), 'e-sacrifice'],
      ['choice-crossing-not', name('desk-speed-then', { speed: 0 }), 'e-speed'],
    ),
  BreakFree: (play) =>
    either(
      play,
      ['choice-break-free', studentsLeft(play), 'e-sacrifice'],
      ['choice-break-free-not', name('desk-speed-left', { speed: speed(play) - 1 }), 'e-speed'],
    ),
};

function withToken(token: string, made: Made): Made {
  return (play) => made(play).map((each) => ({ ...each, token }));
}

// ---------------------------------------------------------------- deeds of a phase

/** RC-BIG.4 Two cubes for a Universal one, if it is still there, and points. */
function offering(play: Play, deed: Deed): Option {
  const given = deed.slice(2);
  const { view } = play;
  const first = Number((view.mode as Record<string, unknown> | undefined)?.['blessed'] ?? -1) < 0;
  const there = (view.cubes[play.spot ?? -1] ?? []).includes(UNIVERSAL);
  const told = { first: first ? 1 : 0, universal: there ? 1 : 0 };
  return {
    choice: deed,
    label: name('desk-offer', { cubes: listed(given.map(colourName)) }),
    sub: name('desk-offer-sub', told),
    icon: '',
    cubes: given,
    title: listed(given.map(colourName)),
    short: name('desk-offer-sub', told),
  };
}

/** By deed. */
export const DONE: Record<number, (play: Play, deed: Deed) => Option> = {
  [BIVOUAC]: (_, choice) => ({
    choice,
    label: name('choice-bivouac'),
    sub: name('tells-bivouac'),
    icon: 'z-bivouac',
  }),
  [TELEPORT]: ({ view }, choice) => ({
    choice,
    label: name('choice-teleport', { zone: spotName(view, choice[1] ?? -1) }),
    sub: entryTold(view, choice[1] ?? -1),
    icon: 'z-teleport',
  }),
  [HIRE]: ({ view }, choice) => {
    const told = view.told?.familiars?.[choice[1] ?? -1];
    return {
      choice,
      label: name('effect-hire', { familiar: told?.name ?? '' }),
      sub: told?.does ?? '',
      icon: 'z-familiar',
    };
  },
  [CLAIM]: (play, choice) => claim(play, choice, choice[1] ?? -1),
  [MEMBER]: (play, choice) => {
    const [, kind = -1, seat] = choice;
    const told = congregation(play, kind);
    const label = { congregation: told?.name ?? '', does: told?.does ?? '' };
    return {
      choice,
      label:
        seat === undefined
          ? name('choice-member', label)
          : name('choice-member-on', { ...label, seat: play.seatName(seat) }),
      sub: studentsLeft(play),
      icon: 'e-student',
    };
  },
  [MODE]: (play, choice) => {
    const [, what = -1, spot] = choice;
    if (what === OFFER) return offering(play, choice);
    const zone = spot === undefined ? '' : spotName(play.view, spot);
    const label = name(`choice-mode-${what}`, { zone });
    return { choice, label, sub: '', icon: 'z-boss', token: OF_MODES[what] };
  },
};

/** RC-RES.2 A Research card that lies open is taken. */
export function claim({ view }: Play, choice: number | Deed, card: number): Option {
  const told = view.told?.research?.[card];
  const label = name('choice-claim', { research: told?.name ?? '' });
  return { choice, label, sub: told?.does ?? '', icon: 'k-tome', piece: `card-${card}` };
}
