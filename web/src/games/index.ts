/** Which board a game has: its own, or the plain one. */

import type { Component } from 'svelte';
import type { TableStore } from '../table/store.svelte';

export type Board = Component<{ store: TableStore }>;
type Loader = () => Promise<{ default: Board }>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** The theme of a game in tokens.css, the light it was drawn for, and the colour of its box's side. */
export interface Dress {
  theme: string;
  light: 'light' | 'dark' | null;
  side: string;
  /** The options that a new table shows first. */
  featured: string[];
  /** What a second box adds: its name, and which options are its own. */
  expansion?: { title: string; options: RegExp };
  /** What makes a first game gentler: an option and its value. */
  gentle?: [string, string | boolean];
  /** How long a game lasts, by our own estimate; null where nobody has played it yet. */
  minutes: number | null;
}

const DRESSES: Record<string, Dress> = {
  'chamber-of-wonders': {
    theme: 'chamber',
    light: 'dark',
    side: '#2a0d0f',
    featured: ['setup.areas', 'clubs.enabled', 'info.purse', 'solo.lord', 'solo.royal'],
    minutes: 45,
  },
  'king-of-con': {
    theme: 'kingofcon',
    light: 'light',
    side: '#b98c00',
    featured: ['firstGame', 'scenario', 'monkeyControl'],
    gentle: ['firstGame', true],
    minutes: 60,
  },
  dungeonology: {
    theme: 'dungeonology',
    light: null,
    side: '#0c2223',
    featured: [
      'alert_profile',
      'player_level',
      'scholars',
      'rules.boss',
      'rules.dangerous_zones',
      'rules.max_alert',
      'rules.main_effects',
    ],
    expansion: { title: 'Rocca Civetta', options: /^(rocca|congregation)\.|^boss$/ },
    gentle: ['alert_profile', 'introductory'],
    minutes: 75,
  },
};

export function dress(game: string): Dress {
  return DRESSES[game] ?? { theme: '', light: null, side: '#554c58', featured: [], minutes: null };
}

export function folder(game: string): string {
  return game.replaceAll('-', '_');
}

export function hasBoard(game: string): boolean {
  return `./${folder(game)}/Board.svelte` in boards;
}

export async function board(game: string, plain = false): Promise<Board> {
  const own = boards[`./${folder(game)}/Board.svelte`] as Loader | undefined;
  const load: Loader = own && !plain ? own : () => import('../pieces/PlainBoard.svelte');
  return (await load()).default;
}
