/** What a seat sees of an Expedition, as the server writes it. */

import { CONTENT, GONE, type Face, type Scholar, type Zone, type ZoneEffect } from './content';

/** Of the cell at x, y: 0 its north edge, 1 its west edge. */
export type Edge = [x: number, y: number, side: 0 | 1];
/** A Zone of the content, where it lies, its clockwise quarter turns. */
export type PlacedRow = [zone: number, x: number, y: number, turns: number];
export type Place = [x: number, y: number, turns: number];
/** What one does: which deed, then with what. */
export type Deed = number[];

export const [REST, THESIS, EXPLORE] = [0, 1, 2] as const;
export const [PASS, MOVE, PLACE, PLAY, ABILITY, STUDY, SPY, QUIET, BIVOUAC, TELEPORT, MAIN] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;

/** Of `this_turn`: an ACTION has been done (DG-34.8). */
export const ACTED = 0;

export interface Frame {
  frame: string;
  [field: string]: unknown;
}

export interface ExpeditionView {
  seats: number;
  awaited: number[];
  options: Record<string, unknown>;
  stack: Frame[];
  /** By card, its face; null is a back. */
  cards: (number | null)[];
  turn: number;
  active: number;
  first: number;
  scholars: number[];
  fired_up: boolean[];
  spots: number[];
  students: number[];
  stunned: number[];
  knowledge: boolean[];
  boards: number[][];
  study_start?: number[]; // by seat, where a campaign has raised a wheel
  jinxes: number[][];
  cubes: number[][];
  stairs_used: number[];
  alert: number;
  bonfire: number;
  clan: number;
  delivered: number[];
  ends_before: number[];
  ranking: number[];
  hands: number[][];
  hand_sizes: number[];
  deck: (number | null)[];
  discard: number[];
  jinx_deck_size: number;
  jinx_discard: number[];
  piles: (number | null)[][];
  placed: PlacedRow[];
  walls: Edge[];
  stairs: Edge[];
  bag: [number, number] | null;
  /** DG-31 Where the Boss is, at tables that play with him; below 0 he has not been seen. */
  boss?: number;
  /** DG-36 A spot, and what lies there face up: 0 a Secret Passage X, 1 a Teleport. */
  tokens?: [spot: number, kind: number][];
  /** DG-36.6 A spot, and a Trap; its face is known to who laid it. */
  traps?: [spot: number, card: number][];
  /** DG-33 Whether Maximum Alert has begun. */
  panicking?: boolean;
  /** DG-Q.99 Who can do nothing any more. */
  captured?: number[];
  /** What can be done only so often in a turn, and by whom. */
  this_turn?: [what: number, seat: number][];
  /** DG-33.25 Who has left with a Forced Thesis that failed. */
  refused?: number[];
  /** DG-37 By Intern, whose it is; below 0 it is in the Reserve. */
  interns?: number[];
  /** Who is not spied on until their next turn. */
  truces?: number[];
  /** RC-RES Open Research cards, by seat those claimed. */
  research?: number[];
  researched?: number[][];
  research_deck_size?: number;
  /** RC-FAM By Familiar, whose it is and where its figure stands; below 0: nobody's, nowhere. */
  familiars?: [owner: number, spot: number][];
  /** RC-CNG The Congregations in use; by seat, in the University and at the Bonfire their Students. */
  congregations?: number[];
  members?: number[][];
  bag_members?: number[] | null;
  pyre?: number[];
  phi_on_boss?: number;
  /** RC-BIG What the mode of a Big Boss has put on the table; `told` says it in words. */
  mode?: { mode: string };
  /** RC-OMG Where Omega stands, at tables against him; his Tome by space, Black Stars by number of cubes. */
  omega?: number;
  tome?: number[];
  tome_spaces?: number;
  tome_black_stars?: number[];
  /** RC-CMP.8 By seat, the triangle of the Note board: new Scholars take what is left over. */
  triangles?: Scholar['triangle'][];
  /** RC-SCH Sara's cards outside her hand, as far as they are known. */
  backpack?: number[];
  backpack_size?: number;
  /** What the rules count up; nothing before all Scholars are chosen. */
  numbers: Partial<Numbers>;
  /** What only the server can say in words, for this table's content. */
  told?: ToldThings;
}

export type Stat = 'speed' | 'intelligence' | 'hand' | 'resistance' | 'starting_students';

/** By seat, what a Scholar can do now; of the active one, what a test would be made against. */
export interface Numbers {
  stats: Record<Stat | 'recruits', number>[];
  /** DG-11.6, DG-33.21 What every Zone has more. */
  alert: number;
  /** DG-24.3 The Alert of a Study of 1, 2 … cubes. */
  study: number[];
  /** DG-25.4 By target and colour, the Alert of an Espionage. */
  spied: Record<string, number[]>;
  /** DG-25.1 The Students that an Espionage costs. */
  price: number;
  /** DG-Q.135 By declared effect, the lowest first, whom it targets. */
  aimed: number[][];
  luck: [kind: string, cards: number][];
  /** DG-32.9 The Students that a failed test draws. */
  danger: number;
}

/** DG-34.14 A Main Effect that lies declared, or is being resolved. */
export interface DeclaredEffect {
  seat: number;
  card: number;
  waiting: number[];
  state: 'declared' | 'resolves' | 'cancelled' | 'unpaid';
  cost: string;
  does: string;
  names: string;
}

export interface ToldThings {
  effects?: DeclaredEffect[];
  /** Those that the news tell of: many are over before anybody could see them lie there. */
  recent?: DeclaredEffect[];
  boss?: { boss: string; profile: string; alert: number; does: string };
  panic?: { name: string; does: string[] };
  interns?: Record<string, { name: string; does: string[] }>;
  /** RC-RES By card; RC-FAM by Familiar; RC-CNG by Congregation. */
  research?: Record<string, Named>;
  familiars?: Named[];
  congregations?: Record<string, Named>;
  mode?: ToldMode;
  /** RC-OMG How Omega stands, his last card by sections, and how many are left. */
  omega?: { name: string; stands: string; left: string; card?: { name: string; does: string[] } };
}

/** RC-BIG.4 The mode of a Big Boss: by spot what lies there, by seat what it gives. */
export interface ToldMode {
  name: string;
  rules: string[];
  status: string[];
  spots: Record<string, { kind: string; count: number; says: string }[]>;
  seats: string[][];
}

export interface Named {
  name: string;
  does: string;
}

/** What has befallen a Scholar, as keys of words. */
export function plights(view: ExpeditionView, seat: number): string[] {
  return [
    ...(view.captured?.includes(seat) ? ['desk-captured'] : []),
    ...(view.truces?.includes(seat) ? ['desk-truce'] : []),
  ];
}

/** DG-37 The Interns of a seat. */
export function internsOf(view: ExpeditionView, seat: number) {
  const mine = (view.interns ?? []).flatMap((owner, n) => (owner === seat ? [n] : []));
  return mine.flatMap((n) => view.told?.interns?.[n] ?? []);
}

/** Whether something of Rocca Civetta lies on this table besides cards and Zones. */
export function hasPieces(view: ExpeditionView): boolean {
  const { research, familiars, congregations, backpack, mode, tome, options } = view;
  return Boolean(
    research ||
    familiars ||
    congregations ||
    backpack ||
    mode ||
    tome ||
    options['rocca.star_tokens'],
  );
}

export function top(view: ExpeditionView): Frame | undefined {
  return view.stack.at(-1);
}

export function frame(view: ExpeditionView, name: string): Frame | undefined {
  return view.stack.findLast((each) => each.frame === name);
}

export function scholarOf(view: ExpeditionView, seat: number): Scholar | undefined {
  const scholar = CONTENT.scholars[view.scholars[seat] ?? -1];
  const triangle = view.triangles?.[seat];
  return scholar && triangle && !scholar.triangle ? { ...scholar, triangle } : scholar;
}

export function faceOf(view: ExpeditionView, seat: number): Face | undefined {
  const scholar = scholarOf(view, seat);
  return view.fired_up[seat] ? scholar?.fired_up : scholar?.normal;
}

/** The Zone at a spot of the plan. */
export function zoneAt(view: ExpeditionView, spot: number): Zone | undefined {
  return CONTENT.zones[view.placed[spot]?.[0] ?? -1];
}

/** The Zone that is drawn and not yet placed. */
export function drawn(view: ExpeditionView): Zone | undefined {
  const card = frame(view, 'PlaceZone')?.['card'];
  const face = typeof card === 'number' ? view.cards[card] : null;
  return face == null ? undefined : CONTENT.zones[face];
}

const TRAPS = ['ambush', 'stop', 'toll'];
const LAID: ZoneEffect[] = [
  { kind: 'secret-passage', letter: 'X' },
  { kind: 'teleport' },
  { kind: 'fool' },
];

/** DG-36 The tokens in a Zone as effects; a Trap that one does not know is just a Trap. */
export function tokensAt(view: ExpeditionView, spot: number): ZoneEffect[] {
  const traps = (view.traps ?? []).filter(([at]) => at === spot);
  const laid = (view.tokens ?? []).filter(([at]) => at === spot);
  const printed = CONTENT.zones[view.placed[spot]?.[0] ?? -1]?.effects?.map(({ kind }) => kind);
  // W1 In winter a Bivouac has a Bucket too.
  const winter = view.mode?.mode === 'Winter' && printed?.includes('bivouac');
  return [
    ...(winter && !printed?.includes('bucket') ? [{ kind: 'bucket' }] : []),
    ...traps.map(([, card]): ZoneEffect => {
      const kind = TRAPS[view.cards[card] ?? -1];
      return kind ? { kind, number: kind === 'stop' ? 0 : 1, trap: true } : { kind: 'trap' };
    }),
    ...laid.map(([, kind]): ZoneEffect => LAID[kind] ?? { kind: 'teleport' }),
  ];
}

/** Who is at a spot. */
export function seatsAt(view: ExpeditionView, spot: number): number[] {
  return view.spots.flatMap((at, seat) => (at === spot && at !== GONE ? [seat] : []));
}
