/** What the companion's doors tell: docs/protocol.md. */

import type { Json, TableSummary } from '../wire';

export type Entry = number | string | boolean | null | (number | string)[] | Row[];
export interface Row {
  [key: string]: Entry | undefined;
}

export interface Field {
  key: string;
  kind: 'number' | 'choice' | 'several' | 'flag' | 'rows';
  label: string;
  hint: string;
  clause: string;
  least: number;
  most: number;
  values: { value: number | string; label: string }[];
  fields: Field[];
  default: number | string | null;
  /** Asked only if another field of the row has one of these values. */
  when: [string, (number | string)[]] | null;
  /** Only its owner may look. */
  secret: boolean;
  /** Few tables have it. */
  rare: boolean;
  /** Rows of the table: of what these may name, only what they name is offered. */
  among: string;
}

export interface Answers {
  table: Row;
  seats: Row[];
}

export interface Example {
  name: string;
  label: string;
  clause: string;
  seats: number;
  edition: string;
  options: Record<string, Json>;
  players: string[];
  answers: Answers;
}

export interface Form {
  game: string;
  edition: string;
  seats: number;
  /** Names of those who have a score. */
  owners: string[];
  switches: string[];
  table: Field[];
  seat: Field[];
  examples: Example[];
}

export interface Sentence {
  clause: string;
  text: string;
}

export interface Problem extends Sentence {
  /** table.theme, seats.0.collection.3.tokens; empty where no field alone is to blame. */
  field: string;
  label: string;
}

export interface Scored {
  problems: Problem[];
  asks: Sentence[];
  /** Whose columns these are: those of the form, and Omega where he plays. */
  owners: string[];
  lines: { key: string; label: string; clause: string; points: number[] }[];
  totals: number[];
  places: number[];
  ranking: number[];
  ties: Sentence[];
  notes: Sentence[];
}

/** What lies on a table, as far as the companion must know it. */
export interface AtTable {
  seats: number;
  edition: string;
  options: Record<string, Json>;
  players: string[];
  answers: Answers;
}

/** The values of an owner's box. */
export interface Pack {
  name: string;
  text: string;
}

export interface PackField {
  key: string;
  kind: 'number' | 'text' | 'choice' | 'flag' | 'names' | 'toml';
  label: string;
  values: string[];
  /** What these are called. */
  labels: string[];
  required: boolean;
}

/** What is printed on one card of the box. */
export type Card = Record<string, number | string | boolean | Record<string, string>>;

export interface PackForm {
  game: string;
  groups: { key: string; label: string; single: boolean; fields: PackField[] }[];
  rows: Record<string, Card[]>;
}

/** What is wrong in a pack, and where it was typed in. */
export interface Misfit {
  group: string;
  row: number;
  field: string;
  text: string;
}

/** A table of cardboard that is to be played on. */
export interface Laid extends AtTable {
  content: string | null;
  /** Where players enter their own hands, and who do. */
  gathering?: string;
  apart?: number[];
}

/** Links by which players enter their own hands, by seat. */
export interface Gathered {
  id: string;
  links: string[];
  /** As QR codes (SVG). */
  pictures?: string[];
  only_here: boolean;
}

/** Who has entered something; not what. */
export interface Progress {
  entered: boolean[];
  table: string | null;
}

/** What one player is asked alone. */
export interface HandAsked {
  form: Form;
  name: string;
  entered: boolean;
  /** The way to where it is played on. */
  table: string | null;
}

export interface Checked {
  problems: Problem[];
  /** What must lie there besides, to be counted. */
  follows: Sentence[];
  /** The position as a file. */
  setting: string;
}

export interface Opened {
  problems: Problem[];
  table: TableSummary | null;
}

/** How to lay out a table of the hall with the box. */
export interface Rebuilt {
  game: string;
  title: string;
  /** At which all was at rest. */
  step: number;
  steps: number;
  over: boolean;
  parts: { title: string; lines: string[] }[];
  /** Of the Dungeon. */
  picture: string;
}

/** What to do at the table, one after another. */
export interface ToDo {
  steps: Sentence[];
  problems: Problem[];
}

/** How far a dialogue has come: what to do by each answer, what is kept, what is asked. */
export interface Followed {
  told: Sentence[][];
  stands: Sentence[];
  question: Sentence;
  players: string[];
  table: Field[];
  seat: Field[];
  problems: Problem[];
}

export interface Dialogue {
  seats: number;
  seed: number;
  players: string[];
  answers: Answers[];
}

export type Cube = 'black' | 'white';

/** What the box holds for other games; the Eggs of several rounds at once. */
export interface Crossover {
  about: Sentence;
  games: { title: string; listed: Sentence[] }[];
  steps: Sentence[];
  eggs: Record<Cube, Sentence>[];
  rounds: Cube[][];
  anew: Sentence;
}
