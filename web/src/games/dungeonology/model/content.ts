/** What is on cards, boards and Zones: read from the package's own file, so that there is one truth. */

import base from '../../../../../src/ludoteca/games/dungeonology/data/content.toml?raw';
import { words } from '../../../words/index.svelte';
import type { Told } from '../../pack';
import { read, type Table } from './toml';

/** Colours of Information in ascending order of value: the numbers of views are places in these. */
export const COLOURS = ['civilization', 'militia', 'mysticism', 'wealth', 'hierarchy'] as const;
export const LETTERS = 'GRBYP';
export type Letter = 'G' | 'R' | 'B' | 'Y' | 'P';
/** And of all cubes: False and Universal ones have no column of their own (RC-FLS, RC-UNI). */
export const CUBE_LETTERS = `${LETTERS}FU`;
export const FLOORS = ['I', 'II', 'III', 'IV'] as const;
export const NO_CUBE = -1;
export const GONE = -1;
export const CAMP = 0;

export interface Column {
  colour: (typeof COLOURS)[number];
  value: number;
  capacity: number;
  silver: number[];
  gold: number[];
  arrows: number[];
}
export interface Ability {
  id: string;
  timing: 'own' | 'instant' | 'passive';
  cost?: Record<string, number>;
  /** The numbers of a rule that is known by the id. */
  amounts?: number[];
  effect?: string;
  /** What a pack's Ability does, in words, and what it is called. */
  tells?: Record<string, string>;
  names?: Record<string, string>;
}
export interface Face {
  starting_students: number;
  hand: number;
  speed: number;
  intelligence: number;
  resistance: number;
  abilities: Ability[];
}
export interface Scholar {
  id: string;
  /** New Scholars have none of their own. */
  triangle?: 'cyan' | 'orange' | 'white' | 'black';
  combo: string;
  normal: Face;
  fired_up: Face;
  names?: Record<string, string>;
}
export interface Clan {
  id: string;
  thesis_points: number;
  /** The option with which it is in play; always, if there is none. */
  module?: string;
  modifiers: Record<string, number>;
  names?: Record<string, string>;
}
export interface AlertCard {
  id: string;
  minutes: number;
  start: number;
  spaces: { bonus: number; greys: number }[];
}
export interface ZoneEffect {
  kind: string;
  /** A Trap whose face one knows. */
  trap?: boolean;
  number?: number;
  letter?: string;
  colour?: string;
  familiar?: string;
}
export interface Zone {
  id: string;
  spaces: string;
  passages: string;
  alert?: number | null;
  doors?: Record<string, string>;
  effects?: ZoneEffect[];
  /** GS5 As wide as so many ordinary Zones; one, if it is not said. */
  size?: number;
  names?: Record<string, string>;
}
export interface Auxiliary {
  type: string;
  level: number;
  does: string;
  amount: number;
  instant?: boolean;
  students?: number;
  sacrifice?: number;
  /** RC-ALC.3 Cards that are discarded first. */
  other_cards?: number;
}
export interface Trick {
  id: string;
  type: string;
  level: number;
  bonus: number;
  copies: number;
  main?: { timing: string; effect: string; cost?: Record<string, number>[]; when?: string };
  /** What a pack's Main Effect does, in words. */
  tells?: Record<string, string>;
  names?: Record<string, string>;
}
export interface Jinx {
  id: string;
  penalty: number;
  reveal?: Record<string, number>;
  lasting?: Record<string, number>;
  names?: Record<string, string>;
}

export interface Content {
  bonfire: number;
  columns: Column[];
  scholars: Scholar[];
  clans: Clan[];
  alerts: AlertCard[];
  zones: Zone[];
  auxiliary: Auxiliary[];
  tricks: Trick[];
  jinxes: Jinx[];
}

const LISTS = {
  columns: 'column',
  scholars: 'scholar',
  clans: 'clan',
  alerts: 'alert',
  zones: 'zone',
  auxiliary: 'auxiliary',
  tricks: 'trick',
  jinxes: 'jinx',
} as const;

function ours(text: string): Content {
  const pack = read(text);
  const lists = Object.entries(LISTS).map(([name, kind]) => [name, pack[kind] ?? []]);
  const bonfire = (pack['campus'] as Table)['bonfire'];
  return sorted({ bonfire, ...Object.fromEntries(lists) } as unknown as Content);
}

function sorted(content: Content): Content {
  content.columns.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
  return content;
}

let OURS = ours(base);

/** By face: ours, or those of the pack that a table plays with. */
export const CONTENT: Content = { ...OURS };

let whole = false;

/** RC-GEN.1 Whether a table plays with something of Rocca Civetta that is not here yet. */
export function lacks(options: Readonly<Record<string, unknown>>): boolean {
  const modules = Object.keys(options).some((key) => key.startsWith('rocca.') && options[key]);
  const boss = Boolean(options['rules.boss']) && (options['boss'] ?? 'laetus') !== 'laetus';
  return !whole && (modules || boss);
}

/** What Rocca Civetta adds; its rows come after those of the base box. */
export async function expand(): Promise<void> {
  const { default: rocca } =
    await import('../../../../../src/ludoteca/games/dungeonology/data/rocca-civetta.toml?raw');
  await Promise.all([words.expand('dungeonology'), import('../rocca/art')]);
  whole = true;
  OURS = ours(`${base}\n${rocca}`);
  Object.assign(CONTENT, OURS);
}

/** Play with a pack; without one, with ours again. */
export function adopt(pack: readonly Told[] | null): void {
  Object.assign(CONTENT, OURS);
  if (!pack) return;
  for (const [name, kind] of Object.entries(LISTS)) {
    const rows = pack.filter(({ group }) => group === kind);
    if (rows.length)
      Object.assign(CONTENT, { [name]: rows.map((row) => ({ ...row, id: row.name })) });
  }
  sorted(CONTENT);
}

/** Which pile a Zone belongs to; the Starting Zone is on Floor I (DG-5.2). */
export function floorOf(zone: Zone): number {
  return Math.max(0, FLOORS.indexOf(zone.id.split('-')[0] as (typeof FLOORS)[number]));
}
