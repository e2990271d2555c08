/** Main Effects that were declared a moment ago, for as long as it takes to read them. */

import { untrack } from 'svelte';
import type { GameEvent } from '../../../wire';
import type { DeclaredEffect, ExpeditionView } from '../model/view';

/** Milliseconds: a sentence or two. */
export const LASTS = 7000;
const ENDS = { 'effect-cancelled': 'cancelled', 'effect-unpaid': 'unpaid' } as const;

export class Recent {
  effects: readonly DeclaredEffect[] = $state.raw([]);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  hear(events: readonly GameEvent[], view: ExpeditionView): void {
    const fresh = view.told?.recent ?? [];
    const ended = new Map(
      events.flatMap(({ kind, card }) =>
        kind in ENDS ? [[card as number, ENDS[kind as keyof typeof ENDS]] as const] : [],
      ),
    );
    if (!fresh.length && !ended.size) return;
    untrack(() => {
      const cards = new Set(fresh.map(({ card }) => card));
      const kept = this.effects.filter(({ card }) => !cards.has(card));
      this.effects = [...kept, ...fresh].map((effect) => {
        const state = ended.get(effect.card);
        return state ? { ...effect, state } : effect;
      });
      for (const { card } of fresh) this.#forget(card);
    });
  }

  #forget(card: number): void {
    const timer = setTimeout(() => {
      this.effects = this.effects.filter((effect) => effect.card !== card);
      this.#timers.delete(timer);
    }, LASTS);
    this.#timers.add(timer);
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
