/** What travels between client and server: docs/protocol.md, as types. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Choice = Json;
export type Lang = 'en' | 'it' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'it', 'fr'];

/** Why not: in words, with its clause; key and args for those who look closer. */
export interface Reason {
  text: string;
  clause?: string | null;
  key?: string | null;
  args?: Record<string, Json>;
}

export interface Trouble extends Reason {
  code: string;
  /** What is wrong in a content pack, line by line. */
  faults?: { line: number; text: string }[];
}

// ---------------------------------------------------------------- people and boxes

export interface Person {
  id: string;
  name: string;
  lang: Lang;
  account?: string | null;
}

export interface OptionValue {
  value: Json;
  label: string;
}

export interface GameOption {
  name: string;
  label: string;
  text?: string;
  clause: string;
  values: OptionValue[];
  default: Json;
  numbers?: [number, number] | null;
}

export interface Edition {
  name: string;
  label: string;
  text?: string;
  options: Record<string, Json>;
}

export interface Level {
  name: string;
  label: string;
  /** What it does, by the number of players. */
  texts: Record<number, string>;
}

export interface Preset {
  name: string;
  label: string;
  text: string;
  options: Record<string, Json>;
}

export interface GameBox {
  name: string;
  title: string;
  text: string;
  seats: number[];
  minutes?: number | null;
  editions: Edition[];
  /** Options that go well together. */
  presets: Preset[];
  options: GameOption[];
  levels: Level[];
  /** The guided games, the one to begin with first. */
  guides: GuidedGame[];
}

export interface Clause {
  clause: string;
  text: string;
  /** The heading that it is found under. */
  part?: string;
  title?: string;
  level?: number;
}

/** A component of the box: its name, its values, where they come from. */
export interface Component {
  name: string;
  label: string;
  group: string;
  face: Json;
  provenance?: 'printed' | 'secondary' | 'reconstructed' | 'house';
  [field: string]: Json | undefined;
}

export interface Hall {
  mine: TableSummary[];
  open: TableSummary[];
  finished: TableSummary[];
  now?: Moment;
}

// ---------------------------------------------------------------- tables

/** Seconds since 1970, by the server's clock. */
export type Moment = number;
export type SeatKind = 'open' | 'person' | 'bot';

export interface Clock {
  kind: 'none' | 'move' | 'bank' | 'days';
  seconds: number;
  increment: number;
  days: number;
  /** Seconds that one may be away before a bot stands in; null is for ever. */
  absence: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  person?: string | null;
  /** Of the bot that plays there, for itself or for an absent person. */
  level?: string | null;
  online?: boolean;
  /** A bot stands in until the person returns. */
  away?: boolean;
  until?: Moment | null;
  left?: number | null;
  /** What it is asked, if it is awaited. */
  asked?: { kind: string; title: string } | null;
  /** Since when its person is not here. */
  gone?: Moment;
}

export interface TableSummary {
  id: string;
  seq: number;
  title: string;
  game: string;
  edition: string;
  options: Record<string, Json>;
  pack: boolean;
  status: 'waiting' | 'playing' | 'over' | 'ended';
  listed: boolean;
  owner: string | null;
  seats: SeatInfo[];
  awaited: number[];
  steps: number;
  clock: Clock;
  created: Moment;
  changed: Moment;
  watchers?: number;
  origin?: string | null;
  /** After how many steps of it this table began. */
  origin_step?: number | null;
  /** The campaign whose match is played here. */
  campaign?: string | null;
  /** How far the game is, while it is played. */
  stage?: { key: string; text: string } | null;
  /** Once it is over: from first to last. */
  outcome?: Standing[];
}

/** How one side came out; a game may know more sides than seats. */
export interface Standing {
  side: number;
  place: number;
  points: number;
  name: string;
}

/** Who one is at a table. */
export interface You {
  person?: string | null;
  name?: string;
  seats?: number[];
  owner?: boolean;
  muted?: string[];
}

// ---------------------------------------------------------------- at the table

/** Of Chamber of Wonders: the cards that may fill one showcase, alone or as a set. */
export interface Pool {
  singles: number[];
  books: number[];
  parts: number[][];
  sets: number;
  count: number;
}

export type Space =
  | { space: 'OneOf'; items: number[] }
  | { space: 'Listed'; items: number[][] }
  | { space: 'Some'; items: number[]; sizes: number[] }
  | { space: 'Arranged'; items: number[]; length: number }
  | { space: 'Either'; deeds: number[]; rest: Space }
  | { space: 'Shares'; cells: number[]; least: number[]; budget: number; single?: boolean }
  | { space: 'Pairs'; these: number[]; those: number[] }
  | {
      space: 'Displays';
      hand: Pool | null;
      opens: boolean;
      refits: { at: number; old: number[]; pool: Pool; stale: number }[];
      may_pass: boolean;
    };

/** A thing of which a choice is made up; names where numbers do not suffice: 'empty-3', '1,5'. */
export type Item = number | string;

export interface Anchor {
  item: Item;
  piece?: string | null;
  zone?: string | null;
  seat?: number | null;
  label: string;
}

export interface Asked {
  decision: number;
  seat: number;
  kind: string;
  clause: string;
  title: string;
  question: string;
  space: Space;
  default: Choice;
  until?: Moment | null;
  anchors?: Anchor[];
}

/** What the kernel shows a seat; each game adds fields of its own. */
export interface View {
  seats: number;
  awaited: number[];
  options: Record<string, Json>;
  stack: { frame: string; [field: string]: Json }[];
  cards: (Json | null)[];
  [field: string]: unknown;
}

export interface GameEvent {
  kind: string;
  [field: string]: Json;
}

/** What was chosen for a seat whose time had run out. */
export interface Missed {
  seq: number;
  at: Moment;
  title: string;
  text: string;
}

export interface LogEntry {
  seq: number;
  by: number | null;
  lines: string[];
  /** Only that somebody else has chosen in secret: stale once that is opened. */
  passing?: boolean;
}

export interface ChatEntry {
  seq: number;
  at: Moment;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

export interface SheetLine {
  key: string;
  label: string;
  clause: string;
  points: number[];
}

export interface Result {
  scores: number[];
  places: number[];
  ranking: number[];
  sheet: SheetLine[];
  /** By place in `scores`. */
  names: string[];
  /** Who won and how, in words. */
  said?: string;
}

export type ZoneKind = 'hand' | 'row' | 'pile' | 'grid' | 'track' | 'counter' | 'tableau';

export interface Piece {
  id: string;
  label: string;
  /** null is a back. */
  face: Json | null;
  facts?: string[];
  marks?: string[];
}

export interface Zone {
  id: string;
  kind: ZoneKind;
  label: string;
  owner?: number | null;
  pieces: Piece[];
  count?: number | null;
  value?: number | string | null;
  columns?: number | null;
}

export interface PlainTable {
  zones: Zone[];
}

export interface Ballot {
  about: 'undo' | 'end';
  by: number;
  step?: number | null;
  /** Seats that have agreed. */
  yes: number[];
  /** Seats that have not answered yet. */
  needed: number[];
  until: Moment;
  /** For an undo: what would be taken back, in words. */
  lines?: string[];
}

// ---------------------------------------------------------------- messages

interface Situation {
  seq: number;
  /** By the server's clock. */
  now?: Moment;
  /** By the clock for the viewer, since its own last choice. */
  missed?: Missed[];
  table: TableSummary;
  view: View;
  asked: Asked | null;
  result?: Result | null;
  board?: PlainTable | null;
}

export interface TableMessage extends Situation {
  type: 'table';
  viewer: number | null;
  you: You;
  log: LogEntry[];
  chat: ChatEntry[];
  ballot?: Ballot | null;
  thinking?: number[];
}

export interface NewsMessage extends Situation {
  type: 'news';
  by: number | null;
  how: 'person' | 'bot' | 'clock' | 'undo' | 'begin';
  events: GameEvent[];
  lines: string[];
  passing?: boolean;
}

export type Answer =
  | { type: 'done'; nonce: string; seq: number }
  | ({ type: 'refused'; nonce: string } & Trouble)
  | {
      type: 'considered';
      nonce: string;
      text: string;
      refused?: string | null;
      doubted?: string | null;
      clause?: string | null;
      brief?: string | null;
    }
  | {
      type: 'hinted';
      nonce: string;
      decision: number;
      choice: Choice;
      text: string;
      why?: string | null;
      /** The whole sentence, where the game has one of its own. */
      said?: string | null;
    }
  | { type: 'error'; nonce: string; code: string; text: string };

export type Told =
  | TableMessage
  | NewsMessage
  | { type: 'people'; seq: number; table: TableSummary; you: You; entry?: LogEntry | null }
  | { type: 'thinking'; seat: number; on: boolean }
  | { type: 'loading'; done: number; total: number }
  | { type: 'said'; seq: number; entry: ChatEntry }
  | {
      type: 'vote';
      seq: number;
      about: Ballot['about'];
      ballot: Ballot | null;
      passed?: boolean | null;
      text?: string;
    }
  | { type: 'error'; nonce?: null; code: string; text: string };

export type FromServer = Answer | Told;

export type ToServer =
  | { type: 'choose'; decision: number; choice: Choice }
  | { type: 'consider'; choice: Choice }
  | { type: 'hint' }
  | { type: 'undo' }
  | { type: 'end' }
  | { type: 'vote'; about: Ballot['about']; yes: boolean }
  | { type: 'chat'; text: string }
  | { type: 'mute'; person: string; on: boolean }
  | { type: 'sync' };

export interface GuidedGame {
  name: string;
  label: string;
}

/** A step of a guided game: something to read, or a decision with advice. */
export interface GuideStep {
  when: { kind: string | null; made?: number };
  title: string;
  text: string;
  /** What is advised; null where there is only something to read. */
  choice: Choice;
  label: string;
  pieces: string[];
  zones: string[];
  /** A selector: `[data-piece="card-3"], [data-zone="stands"]`. */
  highlight: string;
}

/** A choice in words; why it is refused; why it is allowed and hardly meant. */
export interface Considered {
  said: string | null;
  refusal: Reason | null;
  warning: Reason | null;
  /** What it names, where other choices are alike but for that. */
  brief?: string | null | undefined;
}

/** A fixture: a `table` message, perhaps with what is said of choices (by their JSON), and news. */
export interface Fixture extends Omit<TableMessage, 'type'> {
  considered?: Record<string, Considered>;
  news?: NewsMessage[];
}
