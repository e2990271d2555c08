/** One seat at work: what is asked, as pieces; what is picked so far; why something may not be picked. */

import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { why, type Told } from '../../shell/reasons.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { Choice as Json } from '../../wire';
import {
  OPEN,
  asIf,
  isCommitment,
  opening,
  press,
  ready,
  stateOf,
  taskOf,
  type Choice,
  type Commitment,
  type Piece,
  type State,
  type Task,
} from './model/compose';
import type { Reveal } from './model/scene';
import { solo, top, type ChamberView, type Owner } from './model/view';
import { Scene } from './scene.svelte';
import { name } from './words';

const KEY = Symbol('chamber');

export class Play {
  readonly store: TableStore;
  readonly scene = new Scene();
  picks: Choice = $state.raw(null);
  /** The cards that are looked at closely. */
  inspected: number[] | null = $state.raw(null);
  /** Whose cabinets are opened in a sheet. */
  visited: Owner | null = $state(null);
  /** How often a hint or the guide has laid a choice. */
  advised = $state(0);
  #question: [number | undefined, number | null] | null = null;
  #sent: number | undefined;
  #sending = false;
  #kept: { kind: string; picks: Choice } | null = null;

  constructor(store: TableStore) {
    this.store = store;
  }

  get view(): ChamberView {
    return this.store.view as unknown as ChamberView;
  }

  /** Whose things lie in front: the viewer's, or for a spectator those of the first seat. */
  get me(): number {
    return this.store.viewer ?? 0;
  }

  /** What was opened is being looked at; whoever names the buyer sees the bids anyway. */
  readonly shows: Reveal | null = $derived.by(() => {
    const { reveal } = this.scene;
    const names = this.store.awaited && this.store.asked?.kind === 'NameBuyer';
    return reveal?.kind === 'bids' && names ? null : reveal;
  });

  /** What is asked, once what was opened before has been seen. */
  readonly task: Task | null = $derived.by(() => {
    const { asked } = this.store;
    return asked && this.store.awaited && !this.shows ? taskOf(asked, this.view) : null;
  });

  /** One's own display of this phase, sealed and not yet opened. */
  get sealed(): Commitment | null {
    const frame = top(this.view);
    const yours = frame?.frame === 'Display' ? (frame.yours as Choice | undefined) : null;
    return yours != null && isCommitment(yours) && yours[0].length ? yours : null;
  }

  /** A question comes up, or another takes its place. What is picked outlives the news of others and what is shown. */
  follow(): void {
    const { asked, viewer } = this.store;
    const [decision, seat] = [asked?.decision, viewer];
    if (this.shows || (this.#question?.[0] === decision && this.#question?.[1] === seat)) return;
    const same = this.#question === null || this.#question[1] === seat;
    this.#question = [decision, seat];
    untrack(() => this.begin(same));
  }

  /** A question has come up: begin with what is natural, or with what lay there before a showcase was opened. */
  begin(same: boolean): void {
    const { task } = this;
    const kept = this.#kept;
    this.#kept = null;
    if (!task) return this.pick(null);
    if (same && this.store.draft !== null) this.adopt();
    else if (kept && kept.kind === task.kind) this.pick(kept.picks);
    else this.pick(opening(task, this.store.asked?.default));
  }

  pick(picks: Choice): void {
    this.picks = picks;
    this.store.draft = this.whole as Json;
  }

  /** The picks, where they can be sent (or, of a display, be judged by the law). */
  get whole(): Choice {
    const { task, picks } = this;
    return ready(task, picks) || task?.form === 'display' ? picks : null;
  }

  /** A hint or the guide has laid a choice in the store: show it among the pieces. */
  adopt(): void {
    const { draft } = this.store;
    if (draft === null || !this.task) return;
    if (JSON.stringify(draft) === JSON.stringify(this.whole)) return;
    this.picks = draft as Choice;
    untrack(() => (this.advised += 1));
  }

  /** The store forgets a draft when it was sent, and the next question may have come before: remind it. */
  remind(): void {
    const { store } = this;
    const { sending } = store;
    if (sending && !this.#sending) this.#sent = store.asked?.decision;
    this.#sending = sending;
    if (
      !sending &&
      store.draft === null &&
      this.whole !== null &&
      store.asked?.decision !== this.#sent
    )
      store.draft = this.whole as Json;
  }

  state(piece: Piece): State {
    return stateOf(this.task, this.view, this.picks === OPEN ? null : this.picks, piece);
  }

  press(piece: Piece): void {
    if (!this.task) return;
    const before = this.picks === OPEN ? null : this.picks;
    this.pick(press(this.task, this.view, before, piece));
  }

  /** Why a piece is off, from the law; or what else there is to tell about it. */
  tell(piece: Piece | undefined, facts: Told = null): Attachment<HTMLElement> {
    const state = piece ? this.state(piece) : '';
    if (state === 'lit' || state === 'chosen') return why(() => this.#rule(facts));
    if (!piece || state !== 'off') return why(facts);
    return why(async (): Promise<Told> => {
      const { task, picks } = this;
      if (!task) return null;
      const choice = asIf(task, this.view, picks === OPEN ? null : picks, piece);
      const { refusal } = await this.store.consider(choice as Json);
      return refusal ?? facts;
    });
  }

  /** What is asked, where the piece itself says no more, and the clause by which. */
  #rule(facts: Told): Told {
    const { asked } = this.store;
    if (!asked || (facts && typeof facts !== 'string')) return facts;
    return { text: facts ?? asked.question, clause: asked.clause };
  }

  /** Why this may not be chosen, from the law. */
  async whyNot(choice: Choice): Promise<Told> {
    return (await this.store.consider(choice as Json)).refusal;
  }

  /** A choice that needs no composing. */
  async choose(choice: Choice): Promise<void> {
    await this.store.choose(choice as Json);
  }

  // ------------------------------------------------------------ Coming Soon

  get opens(): State {
    if (!this.task) return '';
    if (this.picks === OPEN) return 'chosen';
    return this.task.opens ? 'lit' : '';
  }

  pickOpening(): void {
    if (!this.task) return;
    if (this.picks === OPEN) return this.pick(this.#kept?.picks ?? null);
    this.#kept = { kind: this.task.kind, picks: this.picks };
    this.pick(OPEN);
  }

  /** Why no showcase may be opened just now. */
  whyNotOpen(): Attachment<HTMLElement> {
    const help = { text: name('board-open-help'), clause: 'CW-EXPAND.2' };
    if (!this.task || this.opens) return why(help);
    return why(async (): Promise<Told> => {
      const { refusal } = await this.store.consider(OPEN);
      return refusal ?? help;
    });
  }

  // ------------------------------------------------------------ names

  ownerName(owner: Owner): string {
    if (owner === this.store.viewer) return name('board-you');
    if (solo(this.view) && owner === 1) return name('seat-collector');
    return this.store.name(owner);
  }
}

export function provide(play: Play): Play {
  setContext(KEY, play);
  return play;
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}

/** Arrow keys walk among the buttons of a zone; only one of them is in the way of Tab. */
export function roving(zone: HTMLElement): () => void {
  const buttons = () => [...zone.querySelectorAll<HTMLElement>('button:not([tabindex="-2"])')];
  const settle = () => {
    const all = buttons();
    const now = all.find((button) => button === document.activeElement);
    const kept = now ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === kept ? 0 : -1;
  };
  const walk = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = steps[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[(to + all.length) % all.length]?.focus();
    settle();
  };
  untrack(settle);
  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('keydown', walk);
  zone.addEventListener('focusin', settle);
  return () => {
    watcher.disconnect();
    zone.removeEventListener('keydown', walk);
    zone.removeEventListener('focusin', settle);
  };
}
