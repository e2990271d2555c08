/** What the page around a board offers it: drawers, menu, light. */

import { getContext, setContext } from 'svelte';

export type DrawerName = 'rules' | 'log' | 'chat' | 'terms' | 'menu';

export interface Shell {
  open(drawer: DrawerName): void;
  /** Open the rules at a clause. */
  rule(clause: string): void;
  say(text: string): void;
  unread: number;
}

const KEY = Symbol('shell');
const ALONE: Shell = { open() {}, rule() {}, say() {}, unread: 0 };

export function provideShell(shell: Shell): void {
  setContext(KEY, shell);
}

export function useShell(): Shell {
  return getContext<Shell | undefined>(KEY) ?? ALONE;
}
