/** The server's clock: a browser's own may be wrong. */

/** Of so many moments, the one that travelled fastest is the truest. */
const LAST = 8;

export class ServerTime {
  #offsets: number[] = [];
  #clock: () => number;

  /** The clock need not be right, only go on evenly: milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The server has said what time it was when it sent this. */
  hear(now: number | undefined): void {
    if (now) this.#offsets = [...this.#offsets, now - this.#clock() / 1000].slice(-LAST);
  }

  /** Seconds since 1970 by the server's clock; by the browser's while nothing was heard. */
  now(): number {
    if (!this.#offsets.length) return Date.now() / 1000;
    return this.#clock() / 1000 + Math.max(...this.#offsets);
  }
}

export const time = new ServerTime(() => performance.now());
