/** What the news move on the map: a Zone glides in, Scholars walk through Passages, cubes fly. */

import { tick } from 'svelte';
import type { GameEvent, NewsMessage } from '../../../wire';
import { CUBE_LETTERS } from '../model/content';
import { path } from '../model/lattice';
import type { ExpeditionView } from '../model/view';
import { duration } from './camera.svelte';

interface Flight {
  letter: string;
  from: DOMRect;
  to: string[];
}

const WALK = 'walk';

export class Motion {
  #spots: number[] = [];
  #boss = -1;
  #held: DOMRect | null = null;
  #flights: Flight[] = [];

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly view: () => ExpeditionView,
    private readonly unit: () => number,
  ) {}

  /** Where everything is, before the news. */
  before(news: NewsMessage | null): void {
    this.#spots = [...(this.view().spots ?? [])];
    this.#boss = this.view().boss ?? -1;
    // Who placed it sees it settle where it was shown; for all others it comes from the hand.
    this.#held =
      this.#rect('[data-piece="placing"]') ?? this.#rect('[data-zone="aside"] [data-piece]');
    this.#flights =
      news && duration() >= 20 ? news.events.flatMap((event) => this.#flight(event)) : [];
  }

  async after(news: NewsMessage | null): Promise<void> {
    const [spots, held, flights, boss] = [this.#spots, this.#held, this.#flights, this.#boss];
    await tick();
    const time = duration();
    if (!news || time < 20 || !this.root()) return;
    const trips = new Map<number, number[]>();
    const steps = [boss];
    for (const event of news.events) {
      if (event.kind === 'zone-placed') this.#lay(Number(event['spot']), held, time);
      if (event.kind === 'boss-moves') steps.push(Number(event['spot']));
      if (event.kind === 'moved') {
        const seat = Number(event['seat']);
        trips.set(seat, [...(trips.get(seat) ?? []), Number(event['spot'])]);
      }
    }
    const now = this.view().spots;
    now.forEach((spot, seat) => {
      const from = spots[seat];
      const through = trips.get(seat) ?? [];
      if (through.at(-1) !== spot) through.push(spot); // back to the camp is no move
      if (from !== undefined && from >= 0 && spot >= 0 && from !== spot)
        this.#walk(seat, [from, ...through], time);
    });
    if (boss >= 0 && steps.length > 1) this.#walk('boss', steps, time);
    flights.forEach((flight, i) => this.#fly(flight, time, i * 70));
  }

  // ------------------------------------------------------------ a Zone

  #lay(spot: number, held: DOMRect | null, time: number): void {
    const tile = this.#find(`[data-piece="spot-${spot}"]`);
    if (!tile) return;
    const to = tile.getBoundingClientRect();
    const from = held
      ? `translate(${held.left - to.left}px, ${held.top - to.top}px) scale(${held.width / to.width})`
      : 'scale(1.04)';
    tile.animate(
      [
        { transform: from, transformOrigin: '0 0', zIndex: 9, opacity: held ? 1 : 0 },
        { transform: 'scale(1.04)', transformOrigin: '0 0', zIndex: 9, opacity: 1, offset: 0.75 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
      ],
      { duration: time * 1.25, easing: 'cubic-bezier(.55,0,.2,1)' },
    );
  }

  // ------------------------------------------------------------ a Scholar

  #walk(seat: number | 'boss', spots: number[], time: number): void {
    const pawn = this.#find(`.pawn[data-seat="${seat}"]`);
    const view = this.view();
    if (!pawn) return;
    for (const walk of pawn.getAnimations()) if (walk.id === WALK) walk.finish();
    const [x, y] = [pawn.style.getPropertyValue('--x'), pawn.style.getPropertyValue('--y')].map(
      Number,
    );
    const points: [number, number][] = [];
    spots.forEach((spot, i) => {
      const before = spots[i - 1];
      if (before !== undefined) points.push(...path(view, before, spot));
      const [, left, top] = view.placed[spot] ?? [0, 0, 0];
      points.push(i === spots.length - 1 ? [x!, y!] : [left + 1, top + 1.28]);
    });
    const u = this.unit();
    const frames = points.map(([px, py]) => ({
      transform: `translate(${(px - x!) * u}px, ${(py - y!) * u}px)`,
    }));
    const walk = pawn.animate(frames, {
      duration: Math.min(1400, (time * (points.length - 1)) / 1.6),
      easing: 'cubic-bezier(.45,.05,.35,1)',
    });
    walk.id = WALK;
  }

  // ------------------------------------------------------------ cubes

  #flight(event: GameEvent): Flight[] {
    const colour = Number(event['colour']);
    const letter = CUBE_LETTERS[colour];
    const [seat, spot] = [event['seat'], event['spot']];
    if (letter === undefined) return [];
    const notes = (who: unknown) => [
      `[data-piece="cube-${who}-${colour}"]`,
      `[data-zone="notes-${who}"]`,
      `.pawn[data-seat="${who}"]`,
    ];
    const zone = [`[data-piece="spot-${spot}"]`];
    const fly = (from: string[], to: string[]): Flight[] => {
      const rect = from.map((each) => this.#rect(each)).find((each) => each !== null);
      return rect ? [{ letter, from: rect, to }] : [];
    };
    switch (event.kind) {
      case 'cube-collected':
        return fly(
          [`[data-piece="spot-${spot}"] use[href="#i-${letter}"][data-space]`, ...zone],
          notes(seat),
        );
      case 'cube-left':
        return fly(notes(seat), zone);
      case 'cube-stolen':
        return fly(notes(event['victim']), notes(seat));
      default:
        return [];
    }
  }

  #fly({ letter, from, to }: Flight, time: number, delay: number): void {
    const root = this.root()?.closest('.dungeon');
    const goal = to.map((each) => this.#rect(each)).find((each) => each !== null);
    if (!root || !goal) return;
    const size = Math.min(34, Math.max(20, from.width));
    const cube = document.createElement('div');
    cube.className = 'flying';
    cube.innerHTML = `<svg viewBox="-.6 -.6 25.2 25.2" width="${size}" height="${size}"><use href="#i-${letter}"/></svg>`;
    root.append(cube);
    const at = (rect: DOMRect) =>
      `translate(${rect.left + rect.width / 2 - size / 2}px, ${rect.top + rect.height / 2 - size / 2}px)`;
    const lift = { left: (from.left + goal.left) / 2, top: Math.min(from.top, goal.top) - 40 };
    const top = new DOMRect(lift.left, lift.top, (from.width + goal.width) / 2, 0);
    const flight = cube.animate(
      [
        { transform: at(from) },
        { transform: `${at(top)} scale(1.4)` },
        { transform: at(goal), opacity: 0.6 },
      ],
      { duration: time * 1.7, delay, fill: 'backwards', easing: 'cubic-bezier(.5,0,.3,1)' },
    );
    flight.onfinish = flight.oncancel = () => cube.remove();
  }

  #find(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }

  /** Anywhere on the page, where it is to be seen. */
  #rect(selector: string): DOMRect | null {
    for (const each of document.querySelectorAll(selector)) {
      const rect = each.getBoundingClientRect();
      if (rect.width && rect.height) return rect;
    }
    return null;
  }
}
