/** Standing orders: whose answer is given for a person who does not want to be asked each time (DG-24.9, DG-35.3). */

import { untrack } from 'svelte';
import { router } from '../../../router.svelte';
import { PASS, QUIET, frame, type ExpeditionView } from '../model/view';
import type { Play } from '../play.svelte';
import { ANSWERS } from './deeds';
import { testOf } from './numbers';

export const ORDERS = ['moment', 'always', 'espionage', 'me'] as const;
export type Order = (typeof ORDERS)[number];

/** Every pass by order takes this long, whatever the hand holds: it tells nothing. */
export const PAUSE = 900;
/** So does what passes by itself when nothing has been touched for a moment. */
export const MOMENT = 3500;

/** Whether a question is to be put to the person, under an order; it looks at what all can see, never at the hand. */
export function concerns(order: Order, kind: string, view: ExpeditionView, me: number): boolean {
  if (order === 'always' || view.active === me) return true;
  if (!ANSWERS.has(kind)) return true;
  if (testOf(view)?.target === me) return true;
  if (kind === 'Declared' && reaches(view, me)) return true;
  const phase = frame(view, 'Action');
  return order === 'espionage' && phase?.['spied'] === true;
}

/** DG-Q.135 Whether what lies declared targets me, or answers something of mine. */
function reaches(view: ExpeditionView, me: number): boolean {
  const mine = view.stack.some((each) => each.frame === 'Declared' && each['seat'] === me);
  return mine || (view.numbers.aimed ?? []).at(-1)?.includes(me) === true;
}

export class Orders {
  order: Order = $state('moment');
  /** How often somebody has wanted to see the orders: their panel opens. */
  sought = $state(0);
  /** How often it has been passed by order since the last own turn. */
  passed = $state(0);
  /** The decision that will be passed in a moment. */
  pending: number | null = $state(null);
  /** The decision at which the person has stepped in. */
  #stopped: number | null = null;
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.order =
      stored(this.#key) ?? (router.query.has('guide') ? 'always' : stored(EVERYWHERE)) ?? 'moment';
  }

  /** How long a pass takes. */
  get pause(): number {
    return this.order === 'moment' ? MOMENT : PAUSE;
  }

  /** Whether something else than passing could be chosen: only the person is told so. */
  get could(): boolean {
    return this.#play.deeds().some(([what]) => what !== PASS && what !== QUIET);
  }

  /** Bring the orders into sight. */
  seek(): void {
    this.stop();
    this.#play.tab = 'notes';
    this.sought += 1;
  }

  get #key(): string {
    const { store } = this.#play;
    return `ludoteca.orders.${store.table.id}.${store.viewer ?? 'watcher'}`;
  }

  give(order: Order): void {
    this.order = order;
    this.passed = 0;
    try {
      localStorage.setItem(this.#key, order);
      localStorage.setItem(EVERYWHERE, order);
    } catch {
      // Storage may be forbidden; the order lasts as long as the page.
    }
  }

  /** Ask me this time after all. */
  stop(): void {
    if (this.pending === null) return;
    this.#stopped = this.pending;
    this.pending = null;
  }

  /** Whoever touches anything wants to look at it: what would pass by itself then waits. */
  touched(): void {
    if (this.order === 'moment') this.stop();
  }

  /** Whether the present question is answered by order. */
  get answers(): boolean {
    const { store, view, me, kind } = this.#play;
    if (kind === null || store.replay || store.viewer === null) return false;
    if (store.asked?.decision === this.#stopped) return false;
    return !concerns(this.order, kind, view, me);
  }

  /** An effect: passes after a pause that is always the same. */
  follow(): (() => void) | undefined {
    const decision = this.#play.store.asked?.decision ?? null;
    const { view, me } = this.#play;
    if (view.active === me) untrack(() => (this.passed = 0));
    if (!this.answers || decision === null) {
      untrack(() => (this.pending = null));
      return undefined;
    }
    untrack(() => (this.pending = decision));
    if (this.order === 'moment' && this.#play.store.draft !== null) {
      untrack(() => this.stop());
      return undefined;
    }
    const timer = setTimeout(() => void this.#pass(decision), this.pause);
    return () => clearTimeout(timer);
  }

  async #pass(decision: number): Promise<void> {
    const { store } = this.#play;
    if (this.pending !== decision || store.asked?.decision !== decision) return;
    if (this.order === 'moment' && document.hidden) return this.stop(); // who is not there is waited for
    if (await store.choose([PASS])) this.passed += 1;
  }
}

/** What was ordered last, at whichever table: it holds for the next one too. */
const EVERYWHERE = 'ludoteca.orders';

function stored(key: string): Order | undefined {
  try {
    const found = localStorage.getItem(key);
    return ORDERS.find((order) => order === found);
  } catch {
    return undefined;
  }
}
