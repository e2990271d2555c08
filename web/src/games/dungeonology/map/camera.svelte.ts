/** Where one looks: the middle of the sight in half-sides, and how many pixels a half-side has. */

import { untrack } from 'svelte';
import type { Detail } from '../art/tile';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Look {
  x: number;
  y: number;
  u: number;
}

const LEAST = 22; // a Zone can still be touched
const MOST = 170;
/** Pixels for each half-side: below the first only Alert and cubes, from the second on names too. */
export const FAR = 44;
export const NEAR = 85;
const EDGE = 26; // pixels around what shall be seen
const BEYOND = 1.5; // half-sides around the Dungeon that one may look at
const REST = 120; // milliseconds without a change of size until the map is drawn anew
const STRETCH = 1.8; // times that a picture may be larger or smaller than it was drawn

export class Camera {
  x = $state(1);
  y = $state(1);
  u = $state(60);
  /** The same of the map as it was drawn last: while one zooms its picture is only stretched, since each Zone depends on the size. */
  drawn = $state(60);
  width = $state(0);
  height = $state(0);
  /** Pixels at the bottom that something else covers. */
  below = $state(0);
  /** Nobody has moved it by hand: it may follow the game. */
  free = $state(true);
  /** A finger is on it: nothing else moves it. */
  held = false;
  /** What there is to see. */
  world: Box = { left: 0, top: 0, right: 2, bottom: 2 };
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  readonly detail: Detail = $derived(this.drawn < FAR ? 'far' : this.drawn > NEAR ? 'near' : 'mid');
  readonly stretch: number = $derived(this.u / this.drawn);
  readonly left: number = $derived(this.width / 2 - this.x * this.u);
  readonly top: number = $derived(this.height / 2 - this.y * this.u);

  /** What is in sight, in half-sides. */
  readonly sight: Box = $derived({
    left: this.x - this.width / 2 / this.u,
    top: this.y - this.height / 2 / this.u,
    right: this.x + this.width / 2 / this.u,
    bottom: this.y + this.height / 2 / this.u,
  });

  size(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  // ------------------------------------------------------------ by hand

  drag(dx: number, dy: number): void {
    this.stop();
    this.free = false;
    this.#look({ x: this.x - dx / this.u, y: this.y - dy / this.u, u: this.u });
  }

  /** Nearer or further, while what is at that point (from the corner, in pixels) stays there. */
  zoom(by: number, px = this.width / 2, py = this.height / 2, eased = false): void {
    this.free = false;
    const u = Math.min(MOST, Math.max(LEAST, this.u * by));
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    const to = { x: this.x + dx / this.u - dx / u, y: this.y + dy / this.u - dy / u, u };
    if (eased) this.ease(to);
    else {
      this.stop();
      this.#look(to);
    }
  }

  step(dx: number, dy: number): void {
    this.free = false;
    this.ease({ x: this.x + dx, y: this.y + dy, u: this.u });
  }

  // ------------------------------------------------------------ by the game

  /** The look at which all of a box is in sight, no nearer than *most*, no further than *least*, *above* pixels from the top. */
  over(box: Box, least = LEAST, most = 96, above = 0): Look {
    const wide = (this.width - 2 * EDGE) / (box.right - box.left);
    const high = (this.height - this.below - above - 2 * EDGE) / (box.bottom - box.top);
    const u = Math.max(least, Math.min(most, wide, high));
    return {
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2 + (this.below - above) / 2 / u,
      u,
    };
  }

  /** The same, moved so that as much as possible of the Dungeon is in sight and little of what lies around it. */
  within({ x, y, u }: Look): Look {
    const { left, top, right, bottom } = this.world;
    const fit = (at: number, from: number, to: number, pixels: number) => {
      const half = (pixels / 2 - EDGE) / u;
      return to - from <= 2 * half
        ? (from + to) / 2
        : Math.min(to - half, Math.max(from + half, at));
    };
    const low = this.below / u;
    const middle = fit(y - low / 2, top, bottom, this.height - this.below);
    return { x: fit(x, left, right, this.width), y: middle + low / 2, u };
  }

  sees(box: Box): boolean {
    const { left, top, right } = this.sight;
    const bottom = this.sight.bottom - this.below / this.u;
    return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
  }

  jump(to: Look): void {
    this.stop();
    this.#look(to);
    this.#draw();
  }

  /** Go there in the time that a piece takes to travel; at once where motion is not wanted. */
  ease(to: Look): void {
    this.stop();
    const time = duration();
    if (time < 20 || !this.width) return this.jump(to);
    const from = { x: this.x, y: this.y, u: this.u };
    const began = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / time));
      const k = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
      const mix = (a: number, b: number) => a + (b - a) * k;
      this.#look({ x: mix(from.x, to.x), y: mix(from.y, to.y), u: from.u * (to.u / from.u) ** k });
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#draw();
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #look({ x, y, u }: Look): void {
    const { left, top, right, bottom } = this.world;
    this.u = u;
    this.x = Math.min(right + BEYOND, Math.max(left - BEYOND, x));
    this.y = Math.min(bottom + BEYOND, Math.max(top - BEYOND, y));
    const stretch = untrack(() => this.stretch);
    if (stretch === 1) return;
    clearTimeout(this.#rest);
    if (stretch > STRETCH || stretch < 1 / STRETCH) this.#draw();
    else this.#rest = setTimeout(() => this.#draw(), REST);
  }

  #draw(): void {
    clearTimeout(this.#rest);
    this.drawn = this.u;
  }
}

/** How long a piece travels, in milliseconds. */
export function duration(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--dur-move').trim();
  return value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000 || 0;
}
