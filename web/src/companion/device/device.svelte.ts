/** The companion without a connection: the rules of the hall, kept on this device and asked here. */

import { ApiError, type Query } from '../../api';
import { watched } from '../../offline';
import type { Trouble } from '../../wire';
import { words } from '../../words/index.svelte';
import { PACKED, PARTS, PYTHON, type Answered } from './places';
import worker from './worker?worker&url';

/** Absent, being fetched, kept; and once there was no connection: starting, answering. */
export type State = 'absent' | 'fetching' | 'kept' | 'starting' | 'answers';

interface Waiting {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

class Device {
  state: State = $state('absent');
  #thread: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  /** Whether it is fetched only when somebody says so: who saves data is not sent some megabytes. */
  thrifty = $state(false);

  /** Fetch all of it, once for each version; the service worker keeps it. */
  async keep(wanted = false): Promise<void> {
    if (!(await watched()) || this.state !== 'absent') return;
    const kept = await this.#isKept();
    this.thrifty = !wanted && !kept && savesData();
    if (this.thrifty) return;
    this.state = kept ? 'kept' : 'fetching';
    if (this.state === 'kept' && !navigator.onLine) void this.#begin();
    try {
      const files = [worker, ...PARTS.map((name) => PYTHON + name), PACKED];
      for (const file of files) {
        const answer = await fetch(file);
        if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
        await answer.arrayBuffer();
      }
      await forgetOthers();
      if (this.state === 'fetching') this.state = 'kept';
    } catch {
      // Without a connection: what is kept is kept.
      if (this.state === 'fetching') this.state = 'absent';
    }
  }

  async #isKept(): Promise<boolean> {
    const files = [worker, ...PARTS.map((name) => PYTHON + name), PACKED];
    const found = await Promise.all(files.map((file) => caches.match(file)));
    return found.every(Boolean);
  }

  /** What the hall would have answered; *lost* is why it was not asked. */
  async answer<T>(method: string, path: string, body: unknown, query: Query, lost: Error) {
    if (this.state === 'absent' && 'caches' in globalThis && (await this.#isKept()))
      this.state = 'kept';
    if (this.state === 'absent' || this.state === 'fetching') throw lost;
    const asked = Object.entries(query).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    const request = JSON.stringify({
      method,
      path,
      language: words.lang,
      query: Object.fromEntries(asked.map(([name, value]) => [name, String(value)])),
      body: body === undefined ? '' : JSON.stringify(body),
    });
    const told = JSON.parse(await this.#ask(request, lost)) as { status: number; body: unknown };
    if (told.status === 503) throw lost; // it takes the hall, or others
    if (told.status >= 400) throw new ApiError(told.status, told.body as Trouble);
    return told.body as T;
  }

  async #ask(request: string, lost: Error): Promise<string> {
    if (!this.#thread) this.state = 'starting';
    this.#thread ??= this.#started();
    const id = ++this.#last;
    try {
      const answer = await new Promise<string>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#thread!.postMessage({ id, request });
      });
      this.state = 'answers';
      return answer;
    } catch {
      this.state = 'absent'; // no such Python in this browser
      throw lost;
    }
  }

  #started(): Worker {
    const thread = new Worker(worker, { type: 'module' });
    addEventListener('online', () => this.rest());
    thread.onmessage = ({ data: { id, answer, trouble } }: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (answer === undefined) waiting?.reject(new Error(trouble));
      else waiting?.resolve(answer);
    };
    thread.onerror = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('no worker'));
      this.#waiting.clear();
      this.#thread = undefined;
    };
    return thread;
  }

  /** Where there is no connection to begin with, nobody has to wait for the first answer. */
  async #begin(): Promise<void> {
    const nothing = JSON.stringify({
      method: 'GET',
      path: '',
      language: words.lang,
      query: {},
      body: '',
    });
    await this.#ask(nothing, new TypeError()).catch(() => {});
  }

  /** The hall is there again. */
  rest(): void {
    if (this.state === 'answers') this.state = 'kept';
  }
}

function savesData(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  return line?.saveData === true;
}

/** Older versions of Python take room for nothing. */
async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/assets/pyodide-') && !pathname.startsWith(PYTHON))
        await cache.delete(request);
    }
  }
}

export const device = new Device();
