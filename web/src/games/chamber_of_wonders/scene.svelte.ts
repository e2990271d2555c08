/** The stage as time goes by: reveals, one after another, and what was sold before. */

import { revealsOf, salesAfter, type News, type Reveal, type Sale } from './model/scene';

const LASTS: Record<Reveal['kind'], number> = {
  bids: 2600,
  display: 3200,
  bust: 2600,
  collector: 3600,
};

export class Scene {
  sales: Sale[] = $state.raw([]);
  reveal: Reveal | null = $state.raw(null);
  /** The bids that were opened last, by seat. */
  bids: { card: number; bids: number[] } | null = $state.raw(null);
  #waiting: Reveal[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(events: readonly News[]): void {
    this.sales = salesAfter(this.sales, events);
    const reveals = revealsOf(events);
    for (const reveal of reveals)
      if (reveal.kind === 'bids') this.bids = { card: reveal.card, bids: reveal.bids };
    if (!reveals.length) return;
    this.#waiting = reveals;
    this.next();
  }

  /** On to the next reveal, or back to the table. */
  next(): void {
    clearTimeout(this.#timer);
    this.reveal = this.#waiting.shift() ?? null;
    if (this.reveal) this.#timer = setTimeout(() => this.next(), LASTS[this.reveal.kind]);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
