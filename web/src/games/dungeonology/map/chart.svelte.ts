/** What lies where on the map, and what a press on a Zone chooses. */

import type { Told } from '../../../shell/reasons.svelte';
import type { Choice } from '../../../wire';
import { CUBE_LETTERS, NO_CUBE, type ZoneEffect } from '../model/content';
import { linkOrder, lying, openings, ways, type Lying } from '../model/lattice';
import { MOVE, PLACE, TELEPORT, frame, top } from '../model/view';
import { OF_SPOTS, OF_WAYS } from '../desk/stages';
import type { Play, State } from '../play.svelte';
import { effectsTold, idleIn, spotTold } from './telling';

export class Chart {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  get view() {
    return this.#play.view;
  }

  readonly tiles: readonly Lying[] = $derived.by(() => lying(this.view));
  readonly order: readonly number[] = $derived.by(() =>
    linkOrder([...this.tiles], this.view.walls),
  );
  /** Where my Scholar is. */
  readonly here: Lying | undefined = $derived.by(() =>
    this.#play.spot === null ? undefined : this.tiles[this.#play.spot],
  );
  readonly began: boolean = $derived.by(() => this.view.scholars.length === this.view.seats);

  /** DG-17.7 Into the dark: a new Zone is drawn, whichever opening one points at. */
  readonly explores = $derived.by(() =>
    this.here && this.began && this.#play.may([PLACE])
      ? openings([...this.tiles], this.here).slice(0, 8)
      : [],
  );

  /** DG-31.13 The ways that the Boss may take, or an Egg, if one is asked: all Zones of each. */
  readonly ways: readonly number[][] = $derived.by(() => {
    const { kind } = this.#play;
    if (kind === null || !OF_WAYS.has(kind)) return [];
    const found = (top(this.view)?.['ways'] ?? []) as number[][];
    return kind === 'BossWay' ? found.map((way) => [this.view.boss ?? -1, ...way]) : found;
  });

  /** What a press on a Zone chooses, as far as the question is about Zones. */
  choiceAt(spot: number): Choice | undefined {
    const { kind } = this.#play;
    if (kind !== null && OF_SPOTS.has(kind)) return spot;
    if (kind === 'LeaveCubes')
      return Number(top(this.view)?.['colour'] ?? NO_CUBE) === NO_CUBE ? undefined : spot;
    if (kind !== null && OF_WAYS.has(kind)) return this.#wayTo(spot);
    if (kind !== 'Movement' && kind !== 'Action') return undefined;
    const teleports = !this.#play.may([MOVE, spot]) && this.#play.may([TELEPORT, spot]);
    return [teleports ? TELEPORT : MOVE, spot];
  }

  /** The way that ends there; of several the next after the chosen one. */
  #wayTo(spot: number): number | undefined {
    const there = this.ways.flatMap((way, number) => (way.at(-1) === spot ? [number] : []));
    const now = there.findIndex((number) => this.#play.isChosen(number));
    return there[(now + 1) % there.length];
  }

  readonly #speed: number = $derived.by(() => {
    const phase = frame(this.view, this.#play.kind ?? '');
    return Number(phase?.['speed'] ?? 0) + Number(phase?.['bonus'] ?? 0);
  });

  stateAt(spot: number): State {
    const choice = this.choiceAt(spot);
    if (choice === undefined) return '';
    if (this.ways.some((way, i) => way.at(-1) === spot && this.#play.isChosen(i))) return 'chosen';
    const state = this.#play.state(choice);
    // A Door is in the way: hatched, for one would expect to get there.
    const { here } = this;
    const barred = this.#speed > 0 && here && spot !== this.#play.spot && Array.isArray(choice);
    const tile = this.tiles[spot];
    return !state && barred && tile && ways(here, tile, this.view.walls).length ? 'off' : state;
  }

  refuses(spot: number): boolean {
    const choice = this.choiceAt(spot);
    return choice !== undefined && spot !== this.#play.spot && !this.#play.may(choice);
  }

  told(spot: number, named = true): string {
    const { store } = this.#play;
    return spotTold(this.view, spot, store.viewer, (seat) => store.name(seat), named);
  }

  /** All about a Zone, with what its effects do. */
  facts(spot: number, read = false): string {
    const does = effectsTold(this.view, spot, this.idleAt(spot));
    return read ? does : [this.told(spot, !does), does].filter(Boolean).join(' ');
  }

  async tell(spot: number, element?: Element | null): Promise<Told> {
    const choice = this.choiceAt(spot);
    // Whoever came by keyboard has been read the label.
    const read = element?.matches(':focus-visible') ?? false;
    const facts = this.facts(spot, read) || null;
    if (choice === undefined || !this.refuses(spot)) return facts;
    const { refusal } = await this.#play.store.consider(choice);
    return refusal && facts ? { ...refusal, text: `${refusal.text} ${facts}` } : (refusal ?? facts);
  }

  idleAt(spot: number | null): (effect: ZoneEffect) => boolean {
    return idleIn(this.view, spot);
  }

  cubesAt(spot: number): (string | null)[] {
    return (this.view.cubes[spot] ?? []).map((colour) => CUBE_LETTERS[colour] ?? null);
  }
}
