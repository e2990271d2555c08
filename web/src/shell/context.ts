/** What the page around a board offers it: drawers, rules, a word to the player. */

import { getContext, setContext } from 'svelte';
import type { Clock } from '../wire';

export type DrawerName = 'rules' | 'log' | 'chat' | 'terms' | 'seats' | 'menu';

export interface Shell {
  open(drawer: DrawerName): void;
  /** Open the rules at a clause. */
  rule(clause: string): void;
  /** A word at the edge of the screen, for some seconds; with more to read, until it is closed or the question is over. Of several about one thing only the latest is shown. */
  say(text: string, more?: string | null, about?: string): void;
  /** The board shows the final scores itself: the page opens no sheet of its own. */
  ownScores(): void;
  readonly unread: number;
  /** How long one may think at this table. */
  readonly clock: Clock | null;
}

const KEY = Symbol('shell');
const ALONE: Shell = { open() {}, rule() {}, say() {}, ownScores() {}, unread: 0, clock: null };

export function provideShell(shell: Shell): void {
  setContext(KEY, shell);
}

export function useShell(): Shell {
  return getContext<Shell | undefined>(KEY) ?? ALONE;
}
