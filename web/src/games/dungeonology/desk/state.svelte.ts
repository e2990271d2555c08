/** What the desk itself remembers: what is shown for a while, and the standing orders of this seat. */

import type { Play } from '../play.svelte';
import { testOf } from './numbers';
import { Orders } from './orders.svelte';
import { STAGED, showsStairs } from './stages';

/** Whether a table may ask more than the base game does. */
function asksMore(options: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(options).some((key) => /^(rules|rocca)\./.test(key) && options[key] === true);
}

export class DeskState {
  /** Whose Thesis is shown. */
  diploma: number | null = $state(null);
  /** After the game: whether the score sheet is shown. */
  sheet = $state(true);
  /** Somebody's sheet has been opened once. */
  visiting = $state(false);
  /** What advanced rules and Rocca Civetta ask, once it is here. */
  more: typeof import('./asked') | null = $state.raw(null);
  readonly orders: Orders;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.orders = new Orders(play);
    if (asksMore(play.view.options)) void import('./asked').then((more) => (this.more = more));
  }

  /** What a stage lies upon, and is out of reach of keys: the map, the hand too, or everything. */
  get covers(): '' | 'map' | 'hand' | 'all' {
    const { store, view, kind } = this.#play;
    if (view.scholars.length < view.seats) return 'all';
    if (this.diploma !== null) return 'hand';
    if (store.over) return this.sheet ? 'all' : '';
    if (kind !== null && STAGED.has(kind)) return 'map';
    const declared = view.told?.effects?.length && showsStairs(kind);
    return testOf(view) || declared ? 'map' : '';
  }
}

const states = new WeakMap<Play, DeskState>();

export function stateOf(play: Play): DeskState {
  let found = states.get(play);
  if (!found) states.set(play, (found = new DeskState(play)));
  return found;
}
