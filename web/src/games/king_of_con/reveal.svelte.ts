/** Plays what one piece of news opened: screens up for all at the same frame, then the consequences in rule order. */
import type { TableStore } from '../../table/store.svelte';
import type { NewsMessage } from '../../wire';
import { after, scenes, type Happening, type Scene } from './model/replay';
import { phase, type ConView } from './model/view';

const OPEN = 700; // the screens slide up
const APART = 350; // between consequences
const READ = 2600; // to look at what has come out
const MOST = 4; // scenes that wait; those who only watch are not left behind
const PER_LINE = 420; // and more where there is more to read

const SOUNDS: Record<string, 'whistle' | 'chirp'> = {
  misplaced: 'whistle',
  'offer-lost': 'whistle',
  'tie-settled': 'chirp',
  'monkeys-pass-on': 'chirp',
};

interface Played extends Scene {
  before: ConView;
  /** The entry of the log that tells it. */
  seq: number;
}

export class Reveal {
  scene: Played | null = $state.raw(null);
  /** How many consequences are shown. */
  shown = $state(0);
  held = $state(false);
  /** Seconds until it goes on by itself; null while things move or while it is held. */
  seconds: number | null = $state(null);
  view: ConView | null = $state.raw(null);

  /** Set by the board: it measures, lets the change happen, and moves the pieces. */
  moving: (change: () => void) => void = (change) => change();
  sound: (kind: 'ooh' | 'whistle' | 'chirp' | 'clack') => void = () => {};

  #queue: Played[] = [];
  #opened = false;
  #before: ConView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #calm: () => boolean;

  constructor(calm: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches) {
    this.#calm = calm;
  }

  get active(): boolean {
    return this.scene !== null;
  }

  get more(): number {
    return this.#queue.length;
  }

  /** Listen to a table; the answer stops it. */
  follow(store: TableStore): () => void {
    const measure = (): void => {
      this.#before = (store.view as unknown as ConView | undefined) ?? null;
    };
    const move = (news: NewsMessage | null): void => {
      if (news === null) this.skip();
      else if (this.#before)
        this.play(this.#before, news.events as unknown as Happening[], news.seq);
    };
    store.before.add(measure);
    store.after.add(move);
    return () => {
      store.before.delete(measure);
      store.after.delete(move);
      this.skip();
    };
  }

  /** What was opened comes on; while something is being told, it waits its turn. */
  play(before: ConView, events: Happening[], seq = 0): void {
    const found = this.#cut(before, events, seq);
    const [first] = found;
    if (!first) return; // a mere 'ready' disturbs nothing
    if (this.active) {
      if (this.#joins(first)) found.shift();
      this.#queue.push(...found);
      if (this.#queue.length > MOST) {
        this.#queue = this.#queue.slice(-MOST);
        this.go();
      }
    } else {
      this.#queue = found;
      this.go();
    }
  }

  #cut(before: ConView, events: Happening[], seq: number): Played[] {
    const found = scenes(events, phase(before) === 3).filter(
      ({ kind }) => kind !== 'arrival' && kind !== 'over',
    );
    let view = before;
    let at = 0;
    return found.map((scene) => {
      // Whatever lies between two scenes (cards that are shown) belongs to the later one.
      const first = scene.reveal ?? scene.events[0]!;
      while (at < events.length && events[at] !== first) view = after(view, events[at++]!);
      const start = view;
      const told = scene.reveal ? [scene.reveal, ...scene.events] : scene.events;
      for (const each of told) view = after(view, each);
      at = events.indexOf(scene.events.at(-1) ?? first) + 1;
      return { ...scene, before: start, seq };
    });
  }

  /** The rest of a scene that had to wait for somebody's choice: it is told with the beginning. */
  #joins(more: Played): boolean {
    const last = this.#queue.at(-1) ?? this.scene;
    if (!last || last.kind !== more.kind || more.reveal) return false;
    const whole = { ...last, events: [...last.events, ...more.events] };
    if (this.#queue.length) this.#queue[this.#queue.length - 1] = whole;
    else {
      this.scene = whole;
      if (this.held) this.hold();
      else if (this.seconds !== null) {
        clearTimeout(this.#timer);
        this.seconds = null;
        this.#tell();
      }
    }
    return true;
  }

  /** The next scene, or back to the table. */
  go(): void {
    clearTimeout(this.#timer);
    const scene = this.#queue.shift() ?? null;
    this.scene = scene;
    this.shown = 0;
    this.held = false;
    this.seconds = null;
    this.#opened = false;
    if (scene === null) {
      this.view = null; // nothing moves at the table: the page only closes up
      return;
    }
    if (this.view) this.moving(() => (this.view = scene.before));
    else this.view = scene.before;
    if (scene.reveal) this.sound('ooh');
    if (this.#calm()) {
      this.#open();
      while (this.shown < scene.events.length) this.#next();
      this.#rest();
    } else if (scene.reveal)
      this.#timer = setTimeout(() => {
        this.#open();
        this.#timer = setTimeout(() => this.#tell(), APART);
      }, OPEN);
    else this.#timer = setTimeout(() => this.#tell(), APART);
  }

  /** The screens are up: what was offered lies where it was offered. */
  #open(): void {
    const { scene } = this;
    const reveal = scene?.reveal;
    if (this.#opened || !scene || !reveal) return;
    this.#opened = true;
    this.moving(() => (this.view = after(scene.before, reveal)));
  }

  /** All at once: the table as it is. */
  skip(): void {
    this.#queue = [];
    this.go();
  }

  hold(): void {
    clearTimeout(this.#timer);
    this.held = true;
    this.seconds = null;
    const { scene } = this;
    this.#open();
    if (scene) while (this.shown < scene.events.length) this.#next();
  }

  #next(): void {
    const event = this.scene?.events[this.shown];
    const { view } = this;
    this.moving(() => {
      if (event && view) this.view = after(view, event);
      this.shown += 1;
    });
    if (event) this.sound(SOUNDS[event.kind] ?? 'clack');
  }

  #tell(): void {
    if (!this.scene) return;
    if (this.shown >= this.scene.events.length) {
      this.#rest();
      return;
    }
    this.#next();
    this.#timer = setTimeout(() => this.#tell(), APART);
  }

  #rest(): void {
    const { scene } = this;
    if (!scene) return;
    this.seconds = Math.ceil((READ + PER_LINE * Math.min(12, scene.events.length)) / 1000);
    const tick = (): void => {
      if (this.seconds === null) return;
      this.seconds -= 1;
      if (this.seconds <= 0) this.go();
      else this.#timer = setTimeout(tick, 1000);
    };
    this.#timer = setTimeout(tick, 1000);
  }
}
