/** What the desk itself remembers: what is shown for a while, and the standing orders of this seat. */

import type { Play } from '../play.svelte';
import { Orders } from './orders.svelte';

export class DeskState {
  /** Whose Thesis is shown. */
  diploma: number | null = $state(null);
  /** After the game: whether the score sheet is shown. */
  sheet = $state(true);
  readonly orders: Orders;

  constructor(play: Play) {
    this.orders = new Orders(play);
  }
}

const states = new WeakMap<Play, DeskState>();

export function stateOf(play: Play): DeskState {
  let found = states.get(play);
  if (!found) states.set(play, (found = new DeskState(play)));
  return found;
}
