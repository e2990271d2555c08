/** Campaigns as they travel: docs/protocol.md, as types. */

import type { GameOption, Json, Level, SeatKind } from '../wire';

export interface Listed {
  id: string;
  title: string;
  month: string;
  number: number;
  over: boolean;
  awaits_you: boolean;
  names: string[];
  changed: number;
}

export interface CampaignTerms {
  seats: number[];
  options: GameOption[];
  levels: Level[];
}

export interface Lecturer {
  seat: number;
  kind: SeatKind;
  name: string;
  yours: boolean;
}

/** Something to choose, or why not now. */
export interface Offer {
  value: Json;
  text: string;
  why: string | null;
  clause: string | null;
  /** Of the triangle, Scholar, module or bonus. */
  id: string;
  cost: number | null;
  /** Modules that have to be chosen with it. */
  needs: number[];
  /** Both faces of a Scholar card. */
  about?: string | null;
}

export type Kind =
  'TakeSlot' | 'Draft' | 'NameTeam' | 'Agree' | 'SendScholar' | 'Support' | 'Report';

export interface Asked {
  seat: number;
  kind: Kind;
  clause: string;
  title: string;
  question: string;
  choices: Offer[];
  default: Json;
}

export interface Column {
  name: string;
  team: string;
  /** The id of its colour; empty while it has none. */
  triangle: string;
  /** And how often each has gone. */
  scholars: [string, number][];
  support: number;
  counts: number[];
  points: string[];
  victory: string;
  /** 0 while the campaign goes on. */
  place: number;
}

export interface Month {
  id: string;
  name: string;
  title: string;
  boss: string;
  rules: [string, string][];
  /** By Lecturer: 0 absent, 1 to 4 a place, 5 not classified; none where it is to come. */
  marks: number[];
  when: 'done' | 'now' | 'later';
  season: number;
}

export interface Sheet {
  language: string;
  title: string;
  about: string;
  columns: Column[];
  months: Month[];
  upcoming: { number: number; title: string; story: string; lines: [string, string][] } | null;
  most_uses: number;
}

/** What one Lecturer has decided for this month. */
export interface Plan {
  absent: boolean;
  proposed: string[] | null;
  sent: string;
  bought: string[];
}

export interface Campaign {
  id: string;
  seq: number;
  over: boolean;
  month: number;
  lecturers: Lecturer[];
  awaited: number[];
  due: { kind: Kind; clause: string; title: string } | null;
  asked: Asked[];
  match: { missing: string[]; table: string | null; over: boolean } | null;
  tables: Record<string, string>;
  plans: { rules: [string, string][]; players: number[]; lecturers: Plan[] };
  sheet: Sheet;
  after: string;
  log: string[];
  changed: number;
}

/** How a match ended; places by seat, 0 for who is not ranked. */
export interface Result {
  places: number[];
  passed: number[];
  omega: boolean;
}

/** What a choice is picked with. */
export interface Picking {
  told: Campaign;
  asked: Asked;
  draft: Json | undefined;
}
