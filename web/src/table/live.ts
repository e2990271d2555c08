/** The connection to one table: reconnects by itself, matches answers to questions. */

import type { Answer, FromServer, Lang, Told, ToServer } from '../wire';

export interface Where {
  table: string;
  seat: number | null;
  lang: Lang;
  board: boolean;
}

interface Waiting {
  message: ToServer;
  resolve: (answer: Answer) => void;
}

const LONGEST = 15_000;

export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST, 400 * 2 ** attempt) * (0.5 + chance / 2);
}

/** randomUUID is missing where the page is not secure, as in a local network. */
function once(): string {
  return crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now();
}

export class Live {
  since: number | null = null;
  onmessage: (message: Told) => void = () => {};
  onstate: (connected: boolean) => void = () => {};

  #where: Where;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #closed = false;

  constructor(where: Where) {
    this.#where = where;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  /** Another seat or another language: the same table, asked anew. */
  move(change: Partial<Where>): void {
    this.#where = { ...this.#where, ...change };
    this.since = null;
    this.#attempt = 0;
    this.open();
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const { table, seat, lang, board } = this.#where;
    const query = new URLSearchParams({ lang });
    if (seat !== null) query.set('seat', String(seat));
    if (this.since !== null) query.set('since', String(this.since));
    if (board) query.set('board', '1');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live?${query}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#attempt = 0;
      this.onstate(true);
      // What was not answered is sent again; the same nonce is done only once.
      for (const [nonce, { message }] of this.#waiting) this.#put(nonce, message);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(String(data)) as FromServer;
      if ('nonce' in message && message.nonce) {
        const waiting = this.#waiting.get(message.nonce);
        this.#waiting.delete(message.nonce);
        waiting?.resolve(message as Answer);
      } else this.onmessage(message as Told);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      this.onstate(false);
      this.#timer = setTimeout(() => this.open(), backoff(this.#attempt++));
    };
  }

  ask(message: ToServer): Promise<Answer> {
    const nonce = once();
    return new Promise((resolve) => {
      this.#waiting.set(nonce, { message, resolve });
      this.#put(nonce, message);
    });
  }

  /** What is answered by news, not by name. */
  send(message: ToServer): void {
    this.#put(once(), message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  #put(nonce: string, message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ ...message, nonce }));
  }

  #wake = (): void => {
    const idle = this.#socket?.readyState === WebSocket.CLOSED;
    if (!this.#closed && idle && document.visibilityState === 'visible') this.open();
  };
}
