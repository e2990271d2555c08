/** One seat at work: what is asked, what may be chosen, what is chosen; the draft of the store is the one truth. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { why, type Told } from '../../shell/reasons.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { Choice } from '../../wire';
import { Placing } from './map/placing.svelte';
import { GONE } from './model/content';
import type { Deed, ExpeditionView, Place } from './model/view';
import { name } from './words';

const KEY = Symbol('dungeonology');

export type State = 'lit' | 'chosen' | 'off' | '';

export class Play {
  readonly store: TableStore;
  /** Where a drawn Zone goes. */
  readonly placing: Placing;
  /** Phones: which part fills the screen. */
  tab = $state('map');
  /** The seat whose things are looked at closely, on a phone or in a sheet. */
  visited: number | null = $state(null);
  /** A spot that the map shall bring into sight: set by whoever points at a Zone. */
  sought: number | null = $state(null);

  constructor(store: TableStore) {
    this.store = store;
    this.placing = new Placing(this);
  }

  get view(): ExpeditionView {
    return this.store.view as unknown as ExpeditionView;
  }

  /** Whose things lie in front: the viewer's, or for a spectator those of the active player. */
  get me(): number {
    return this.store.viewer ?? this.view.active;
  }

  /** Where my Scholar is; null before the setup is over and after the Thesis. */
  get spot(): number | null {
    const at = this.view.spots[this.me];
    return at === undefined || at === GONE ? null : at;
  }

  /** What the viewer is asked. */
  readonly kind: string | null = $derived.by(() =>
    this.store.awaited ? (this.store.asked?.kind ?? null) : null,
  );

  /** All that may be chosen, where it can be listed: numbers, or deeds as lists of them. */
  readonly items: readonly (number | Deed)[] = $derived.by(() => {
    const space = this.store.awaited ? this.store.asked?.space : undefined;
    return space?.space === 'Listed' || space?.space === 'OneOf' ? space.items : [];
  });

  readonly #keys: ReadonlySet<string> = $derived(new Set(this.items.map(key)));

  /** The deeds of a phase or of an answer, by what they are: `play.deeds(MOVE)`. */
  deeds(what?: number): Deed[] {
    const all = this.items.filter((item): item is Deed => Array.isArray(item));
    return this.kind === 'PlaceZone' ? [] : all.filter((d) => what === undefined || d[0] === what);
  }

  /** DG-18.9 Every place for the Zone that was drawn. */
  readonly places: readonly Place[] = $derived(
    this.kind === 'PlaceZone' ? (this.items as Place[]) : [],
  );

  may(choice: Choice): boolean {
    return this.#keys.has(key(choice));
  }

  isChosen(choice: Choice): boolean {
    return this.store.draft !== null && key(this.store.draft) === key(choice);
  }

  /** How a choice shows: chosen, lit, or nothing where it may not be made. */
  state(choice: Choice): State {
    if (!this.store.awaited) return '';
    return this.isChosen(choice) ? 'chosen' : this.may(choice) ? 'lit' : '';
  }

  /** Choose it, or take it back. */
  pick(choice: Choice): void {
    if (!this.store.awaited) return;
    this.store.draft = this.isChosen(choice) ? null : choice;
  }

  /** Why this may not be chosen, from the law; or what else there is to tell. */
  why(choice: Choice, facts: string | null = null): Attachment<HTMLElement> {
    if (!this.store.awaited || this.may(choice)) return why(facts);
    return why(() => this.whyNot(choice, facts));
  }

  async whyNot(choice: Choice, facts: string | null = null): Promise<Told> {
    return (await this.store.consider(choice)).refusal ?? facts;
  }

  /** A choice that needs no composing. */
  async choose(choice: Choice): Promise<void> {
    await this.store.choose(choice);
  }

  /** RC-OMG.2 Omega is a Scholar beyond the last seat. */
  seatName(seat: number): string {
    return seat === this.view.boards.length ? name('seat-omega') : this.store.name(seat);
  }
}

function key(choice: Choice): string {
  return JSON.stringify(choice);
}

export function provide(play: Play): Play {
  setContext(KEY, play);
  return play;
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
