/** DG-18.9 Where the drawn Zone goes: its places by number, and how it is turned there. */

import { grounds, sideOfZone, type Ground } from '../model/lattice';
import { drawn, frame, type Place } from '../model/view';
import type { Play } from '../play.svelte';

export class Placing {
  readonly #play: Play;
  /** The places in the order of their numbers; empty unless one is asked. */
  readonly grounds: readonly Ground[] = $derived.by(() => grounds(this.#play.places));

  constructor(play: Play) {
    this.#play = play;
  }

  get zone() {
    return drawn(this.#play.view);
  }

  /** How long its side is, in units. */
  get side(): number {
    return this.zone ? sideOfZone(this.zone) : 2;
  }

  /** The card that is drawn, whoever places it. */
  get card(): number | null {
    const card = frame(this.#play.view, 'PlaceZone')?.['card'];
    return typeof card === 'number' ? card : null;
  }

  get byStairs(): boolean {
    return frame(this.#play.view, 'PlaceZone')?.['by_stairs'] === true;
  }

  /** What is chosen and not yet sent. */
  get chosen(): Place | null {
    const { draft } = this.#play.store;
    return this.#play.kind === 'PlaceZone' && Array.isArray(draft) && draft.length === 3
      ? (draft as Place)
      : null;
  }

  /** The number of the chosen place, from 0. */
  get at(): number {
    const { chosen } = this;
    return chosen ? this.grounds.findIndex(({ x, y }) => x === chosen[0] && y === chosen[1]) : -1;
  }

  /** Choose a place; turned as it is now, where that may be. */
  choose(at: number): void {
    const ground = this.grounds[at];
    if (!ground) return;
    const now = this.chosen?.[2];
    const turns = now !== undefined && ground.turns.includes(now) ? now : ground.turns[0]!;
    this.#play.store.draft = [ground.x, ground.y, turns];
  }

  next(by: 1 | -1 = 1): void {
    const many = this.grounds.length;
    if (many) this.choose(this.at < 0 ? (by > 0 ? 0 : many - 1) : (this.at + by + many) % many);
  }

  /** Turn it among the ways that are allowed there. */
  turn(by: 1 | -1 = 1): void {
    const { chosen } = this;
    if (!chosen) return this.next();
    const turns = this.grounds[this.at]?.turns ?? [];
    const now = turns.indexOf(chosen[2]);
    const next = turns[(now + by + turns.length) % turns.length];
    if (next !== undefined) this.#play.store.draft = [chosen[0], chosen[1], next];
  }
}
