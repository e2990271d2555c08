/** What the desk itself remembers: what is shown for a while, and the standing orders of this seat. */

import type { Play } from '../play.svelte';
import { testOf } from './numbers';
import { Orders } from './orders.svelte';
import { STAGED, showsStairs } from './stages';

export class DeskState {
  /** Whose Thesis is shown. */
  diploma: number | null = $state(null);
  /** After the game: whether the score sheet is shown. */
  sheet = $state(true);
  /** Somebody's sheet has been opened once. */
  visiting = $state(false);
  readonly orders: Orders;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.orders = new Orders(play);
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
