/** The stage as time goes by: what was opened stays until one goes on; and what was sold before. */

import { salesAfter, type Sale } from './model/lots';
import { revealsOf, type Crack, type News, type Reveal } from './model/scene';

/** Seconds to look at it; more where there is more to see. */
const LASTS: Record<Reveal['kind'], number> = { bids: 4, display: 5, bust: 4, collector: 5 };
const MOST = 3; // reveals that wait; those who only watch are not left behind

export class Scene {
  sales: Sale[] = $state.raw([]);
  reveal: Reveal | null = $state.raw(null);
  /** The bids that were opened last, by seat. */
  bids: { card: number; bids: number[] } | null = $state.raw(null);
  held = $state(false);
  /** Until it goes on by itself; null while it is held. */
  seconds: number | null = $state(null);
  #waiting: Reveal[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Fame tokens that break while one looks. */
  get cracks(): readonly Crack[] {
    return this.reveal?.kind === 'display' ? this.reveal.cracks : [];
  }

  hear(events: readonly News[]): void {
    this.sales = salesAfter(this.sales, events);
    this.#sell(events);
    const reveals = revealsOf(events);
    for (const reveal of reveals)
      if (reveal.kind === 'bids') this.bids = { card: reveal.card, bids: reveal.bids };
    this.#waiting.push(...reveals);
    if (this.#waiting.length > MOST) {
      this.#waiting = this.#waiting.slice(-MOST);
      this.go();
    } else if (!this.reveal) this.go();
  }

  /** Somebody has named the buyer of a lot whose bids are still on the stage. */
  #sell(events: readonly News[]): void {
    for (const { kind, card, owner, pounds } of events) {
      const sold = (reveal: Reveal): Reveal =>
        reveal.kind === 'bids' && reveal.card === card && kind === 'bought'
          ? { ...reveal, buyer: owner as number, pounds: pounds as number }
          : reveal;
      if (this.reveal && sold(this.reveal) !== this.reveal) this.reveal = sold(this.reveal);
      this.#waiting = this.#waiting.map(sold);
    }
  }

  /** On to the next reveal, or back to the table. */
  go(): void {
    clearTimeout(this.#timer);
    this.reveal = this.#waiting.shift() ?? null;
    this.held = false;
    this.seconds = this.reveal ? LASTS[this.reveal.kind] : null;
    if (this.reveal) this.#timer = setTimeout(() => this.#tick(), 1000);
  }

  #tick(): void {
    if (this.seconds === null) return;
    this.seconds -= 1;
    if (this.seconds <= 0) this.go();
    else this.#timer = setTimeout(() => this.#tick(), 1000);
  }

  hold(): void {
    clearTimeout(this.#timer);
    this.held = true;
    this.seconds = null;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
