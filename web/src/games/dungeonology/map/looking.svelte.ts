/** Where one looks: at all of the Dungeon, or at what the question is about. */

import { tick, untrack } from 'svelte';
import type { NewsMessage } from '../../../wire';
import type { Zone } from '../model/content';
import { corner, sideOfZone } from '../model/lattice';
import type { Play } from '../play.svelte';
import type { Camera, Box } from './camera.svelte';
import type { Chart } from './chart.svelte';

interface Place {
  x: number;
  y: number;
  /** A Zone that lies there, or how long the side of one would be. */
  zone?: Zone;
  side?: number;
}

export const CLOSE = 600; // pixels: on a phone one looks at one's own Zone
const SURE = 50; // pixels for a half-side: discs do not overlap
const READABLE = 40; // and cubes can be told apart
const MARGIN = 0.75;

const around = ({ x, y, zone, side = zone ? sideOfZone(zone) : 2 }: Place): Box => ({
  left: x,
  top: y,
  right: x + side,
  bottom: y + side,
});
const union = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export class Looking {
  readonly #play: Play;
  readonly #chart: Chart;
  readonly #camera: Camera;
  readonly #root: () => HTMLElement | undefined;
  #seen = false;

  constructor(play: Play, chart: Chart, camera: Camera, root: () => HTMLElement | undefined) {
    this.#play = play;
    this.#chart = chart;
    this.#camera = camera;
    this.#root = root;
  }

  get #grounds() {
    const { grounds, side } = this.#play.placing;
    return grounds.map((ground) => ({ ...ground, side }));
  }

  /** Where one may press besides Zones: openings into the dark are half a side wide. */
  get #beyond(): Box[] {
    return this.#chart.explores.map(({ x, y }) => ({
      left: x,
      top: y,
      right: x + 1,
      bottom: y + 1,
    }));
  }

  readonly world: Box = $derived.by(() =>
    union([...[...this.#chart.tiles, ...this.#grounds].map(around), ...this.#beyond]),
  );

  /** What the question is about: where one is, where one may go or place. */
  readonly #stage: Box = $derived.by(() => {
    const { tiles, here, ways } = this.#chart;
    const lit = (_: unknown, spot: number) =>
      ['lit', 'chosen'].includes(this.#chart.stateAt(spot)) ||
      ways.some((way) => way.includes(spot));
    const all = [...(here ? [here] : tiles.slice(0, 1)), ...tiles.filter(lit), ...this.#grounds];
    return union([...all.map(around), ...this.#beyond]);
  });

  /** The look that the game suggests: all of it, or on a phone and before a choice what it is about. */
  home() {
    const camera = this.#camera;
    const grounds = this.#grounds;
    const all = camera.over({ ...this.world, top: this.world.top - 0.25 });
    const close = camera.width < CLOSE;
    // The Zone that is drawn lies in the upper right corner: no disc beneath it.
    const plate = this.#root()?.querySelector('.held')?.getBoundingClientRect();
    const beneath = ({ x, y }: Place) =>
      (x + 1 - all.x) * all.u + 30 > camera.width / 2 - (plate?.width ?? 0) - 10 &&
      (y + 1 - all.y) * all.u - 30 < (plate?.height ?? 0) + 10 - camera.height / 2;
    const clear = all.u >= SURE && !grounds.some(beneath);
    if (!close && (grounds.length ? clear : all.u >= READABLE)) return all;
    const near = close ? Math.min(64, Math.max(SURE, camera.width / 6)) : grounds.length ? 72 : 56;
    if (grounds.length) return camera.over(this.#stage, SURE, near, plate?.height ?? 0);
    const look = camera.over(this.#stage, 46, near);
    return close ? look : camera.within(look);
  }

  fit(): void {
    this.#camera.free = true;
    this.#camera.ease(this.#camera.over({ ...this.world, top: this.world.top - 0.25 }));
  }

  find(): void {
    const mine = this.#chart.here ?? this.#chart.tiles[0];
    if (!mine) return;
    this.#camera.free = false;
    const { x, y } = corner(mine);
    this.#camera.ease({ x: x + 1, y: y + 1, u: Math.max(this.#camera.u, 64) });
  }

  /** Bring something into sight, unless a hand is on the map. */
  show(place: Place): void {
    const camera = this.#camera;
    const box = around(place);
    const wide = {
      left: box.left - MARGIN,
      top: box.top - MARGIN,
      right: box.right + MARGIN,
      bottom: box.bottom + MARGIN,
    };
    if (camera.held || camera.sees(wide)) return;
    const y = (box.top + box.bottom) / 2 + camera.below / 2 / camera.u;
    camera.ease({ x: (box.left + box.right) / 2, y, u: camera.u });
  }

  /** Go along with what has happened. */
  follow(news: NewsMessage | null): void {
    const camera = this.#camera;
    if (!news || camera.held) return;
    const last = news.events.findLast(({ kind }) => kind === 'moved' || kind === 'zone-placed');
    const lies = this.#chart.tiles[Number(last?.['spot'] ?? -1)];
    if (!lies || this.#grounds.length) return;
    const mine = last?.['seat'] === this.#play.store.viewer;
    const whole = camera.over(this.world).u >= READABLE;
    if (camera.free && camera.width >= CLOSE && (mine || whole)) camera.ease(this.home());
    else if (camera.free || mine) this.show(lies);
  }

  // ------------------------------------------------------------ effects of the map

  /** What one may choose lies over the lower edge: what matters is shown above it. */
  clearOptions(): void {
    const camera = this.#camera;
    void [this.#play.store.asked?.decision, camera.height, camera.width];
    void tick().then(() => {
      const box = this.#root()?.getBoundingClientRect();
      const over = [...document.querySelectorAll('.dungeon .options-over button')]
        .map((each) => each.getBoundingClientRect())
        .filter(
          ({ top, bottom, width }) => box && width && top < box.bottom && bottom <= box.bottom,
        );
      if (!box || !over.length) return;
      const edge = Math.min(...over.map(({ top }) => top));
      const wide = Math.max(...over.map((r) => r.right)) - Math.min(...over.map((r) => r.left));
      const hides = wide > box.width * 0.45 || this.#chart.explores.length > 0;
      const below = hides ? Math.min(box.bottom - edge + 8, box.height / 2) : 0;
      if (below <= camera.below) return; // it does not jump from question to question
      camera.below = below;
      if (camera.free && !camera.held && this.#seen) camera.ease(this.home());
    });
  }

  /** At first, and as long as nobody moved it, it follows the size of the page. */
  fill(): void {
    const { width, height } = this.#camera;
    if (!width || !height) return;
    untrack(() => {
      if (this.#camera.free || !this.#seen) this.#camera.jump(this.home());
      this.#seen = true;
    });
  }

  /** A question that is answered here shall be seen. */
  attend(): void {
    const camera = this.#camera;
    const grounds = this.#grounds;
    const { ways } = this.#chart;
    const about = ways.length > 0 || this.#chart.choiceAt(0) !== undefined;
    const asks = this.#play.kind !== 'Action' && about;
    void this.#play.store.asked?.decision;
    if (asks && this.#seen) untrack(() => this.#turn());
    if (!grounds.length || !this.#seen) return;
    untrack(() => {
      const { here } = this.#chart;
      const box = union([...(here ? [here] : []), ...grounds].map(around));
      if (camera.held) return;
      if (camera.free || camera.u < SURE || !camera.sees(box)) camera.ease(this.home());
      if (document.activeElement === document.body) this.#root()?.focus({ preventScroll: true });
    });
  }

  /** To where one may go; a look of one's own stays, as long as one's Zone is in it. */
  #turn(): void {
    const camera = this.#camera;
    const { here } = this.#chart;
    if (camera.held || camera.sees(this.#stage)) return;
    if (camera.free) camera.ease(this.home());
    else if (here) this.show(here);
  }

  seek(): void {
    const { chosen } = this.#play.placing;
    const { side } = this.#play.placing;
    if (chosen) untrack(() => this.show({ x: chosen[0], y: chosen[1], side }));
  }

  /** Somebody points at a Zone. */
  point(): void {
    const { sought } = this.#play;
    if (sought === null) return;
    untrack(() => {
      const lies = this.#chart.tiles[sought];
      if (lies) this.show(lies);
      this.#play.sought = null;
    });
  }
}
