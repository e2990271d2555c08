/** Standing orders: whose answer is given for a person who does not want to be asked each time (DG-24.9, DG-35.3). */

import { untrack } from 'svelte';
import { PASS, frame, type ExpeditionView } from '../model/view';
import type { Play } from '../play.svelte';
import { ANSWERS } from './deeds';
import { testOf } from './numbers';

export const ORDERS = ['always', 'espionage', 'me'] as const;
export type Order = (typeof ORDERS)[number];

/** Every pass by order takes this long, whatever the hand holds: it tells nothing. */
export const PAUSE = 900;

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
  order: Order = $state('always');
  /** How often it has been passed by order since the last own turn. */
  passed = $state(0);
  /** The decision that will be passed in a moment. */
  pending: number | null = $state(null);
  /** The decision at which the person has stepped in. */
  #stopped: number | null = null;
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.order = stored(this.#key);
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
    } catch {
      // Storage may be forbidden; the order lasts as long as the page.
    }
  }

  /** Ask me this time after all. */
  stop(): void {
    this.#stopped = this.pending;
    this.pending = null;
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
    const timer = setTimeout(() => void this.#pass(decision), PAUSE);
    return () => clearTimeout(timer);
  }

  async #pass(decision: number): Promise<void> {
    const { store } = this.#play;
    if (this.pending !== decision || store.asked?.decision !== decision) return;
    if (await store.choose([PASS])) this.passed += 1;
  }
}

function stored(key: string): Order {
  try {
    const found = localStorage.getItem(key);
    return ORDERS.find((order) => order === found) ?? 'always';
  } catch {
    return 'always';
  }
}
