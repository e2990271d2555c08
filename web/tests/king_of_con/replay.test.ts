import { describe, expect, it, vi } from 'vitest';
import {
  after,
  paid,
  scenes,
  shouts,
  type Happening,
} from '../../src/games/king_of_con/model/replay';
import type { ConView } from '../../src/games/king_of_con/model/view';
import { Reveal } from '../../src/games/king_of_con/reveal.svelte';
import games from './games.json';

interface Step {
  before: ConView;
  events: Happening[];
  after: ConView;
}
const SEEN = [
  'round',
  'bank',
  'bins',
  'monkey',
  'owner',
  'value',
  'guests',
  'theme',
  'reserve',
] as const;
const whole = (view: Partial<ConView>): ConView =>
  ({
    stack: [{ frame: 'Round', phase: 2 }],
    cards: [],
    options: {},
    awaited: [],
    ...view,
  }) as ConView;
const played = games as unknown as Step[][];

describe('events lead from view to view', () => {
  it.each(played.map((steps, i) => [i, steps] as const))('in recorded game %i', (_, steps) => {
    for (const step of steps) {
      const view = step.events.reduce(after, whole(step.before));
      for (const field of SEEN) expect(view[field], field).toEqual(step.after[field]);
      expect(view.deck).toHaveLength(step.after.deck.length);
      if (step.after.stands.length) {
        expect(view.stands).toEqual(step.after.stands);
        expect(view.laid).toEqual(step.after.laid);
      } else expect(view.stands.filter(Boolean)).toEqual([]);
    }
  });

  it('and change nothing that they were given', () => {
    const step = played[0]![1]!;
    const before = whole(step.before);
    const kept = JSON.stringify(before);
    step.events.reduce(after, before);
    expect(JSON.stringify(before)).toBe(kept);
  });
});

const before = whole({
  seats: 3,
  stands: [12, 3, 20, 9],
  laid: [3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
  bins: [0, 0, 0],
  reserve: [7, null, null],
  monkey: [1, 2, 3],
  owner: Array<number>(26).fill(-1),
  value: Array<number>(26).fill(0),
  guests: [],
  deck: [],
  bank: 60,
});
const revealed: Happening = {
  kind: 'astatosta-revealed',
  number: 2,
  offers: [[[12, 2]], [[3, 1]], [[11, 2]]],
};

describe('a reveal', () => {
  it('says what each offer comes to', () => {
    expect(shouts(before, revealed)).toEqual([
      { seat: 0, offer: [[12, 2]], wasted: false, stand: 1, total: 5, rank: 'ahead' },
      { seat: 1, offer: [[3, 1]], wasted: false, stand: 2, total: 3, rank: 'ahead' },
      { seat: 2, offer: [[11, 2]], wasted: true, stand: 0, total: 0, rank: 'none' },
    ]);
  });

  it('is cut into scenes in the order of the rules', () => {
    const events: Happening[] = [
      { kind: 'declared', seat: 0 },
      revealed,
      { kind: 'misplaced', seat: 2, object: 11, tokens: 2 },
      { kind: 'tie-settled', winner: 0, tied: [0, 1], monkeys: [2, 1, 3], object: 12 },
      { kind: 'awarded', object: 12, seat: 0, value: 5, back: 0, wasted: {} },
      { kind: 'epic-collection', seat: 0, characteristic: 12 },
      { kind: 'game-over', ranking: [0, 1, 2] },
    ];
    expect(
      scenes(events).map(({ kind, events: told }) => [kind, told.map((each) => each.kind)]),
    ).toEqual([
      ['astatosta', ['misplaced']],
      ['award', ['tie-settled', 'awarded', 'epic-collection']],
      ['over', ['game-over']],
    ]);
  });

  it('shows nothing for a mere declaration', () => {
    expect(scenes([{ kind: 'declared', seat: 1 }])).toEqual([]);
  });

  it('gathers who is paid for what', () => {
    expect(paid([{ kind: 'predominance', seat: 1, characteristic: 4, tokens: 3 }])).toEqual([
      { trait: 4, seat: 1, tokens: 3 },
    ]);
  });
});

describe('playing it', () => {
  const news: Happening[] = [
    revealed,
    { kind: 'misplaced', seat: 2, object: 11, tokens: 2 },
    { kind: 'awarded', object: 12, seat: 0, value: 5, back: 0, wasted: {} },
  ];

  it('opens all at once, then tells, rests, and goes on by itself', () => {
    vi.useFakeTimers();
    const reveal = new Reveal(() => false);
    reveal.play(before, news);
    expect(reveal.scene?.kind).toBe('astatosta');
    expect(reveal.view?.laid[0]).toBe(3);
    vi.advanceTimersByTime(701);
    expect(reveal.view?.laid[0]).toBe(5);
    expect(reveal.view?.bins).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(351);
    expect(reveal.view?.bins).toEqual([0, 0, 2]);
    vi.advanceTimersByTime(400);
    expect(reveal.seconds).toBeGreaterThan(0);
    vi.advanceTimersByTime(4_200);
    expect(reveal.scene?.kind).toBe('award');
    vi.advanceTimersByTime(20_000);
    expect(reveal.active).toBe(false);
    expect(reveal.view).toBeNull();
    vi.useRealTimers();
  });

  it('can be held, gone on with and skipped', () => {
    vi.useFakeTimers();
    const reveal = new Reveal(() => false);
    reveal.play(before, news);
    reveal.hold();
    vi.advanceTimersByTime(60_000);
    expect(reveal.scene?.kind).toBe('astatosta');
    expect(reveal.shown).toBe(1);
    reveal.go();
    expect(reveal.scene?.kind).toBe('award');
    reveal.skip();
    expect(reveal.active).toBe(false);
    vi.useRealTimers();
  });

  it('tells everything at once where motion is not wanted', () => {
    const reveal = new Reveal(() => true);
    reveal.play(before, news);
    expect(reveal.shown).toBe(1);
    expect(reveal.view?.bins).toEqual([0, 0, 2]);
    reveal.skip();
  });

  it('is not disturbed by somebody who is ready', () => {
    const reveal = new Reveal(() => true);
    reveal.play(before, news);
    reveal.play(before, [{ kind: 'declared', seat: 1 }]);
    expect(reveal.active).toBe(true);
    reveal.skip();
  });

  it('tells the rest of a scene together with its beginning', () => {
    vi.useFakeTimers();
    const reveal = new Reveal(() => false);
    reveal.play(before, news);
    reveal.go();
    vi.advanceTimersByTime(1000);
    expect([reveal.scene?.kind, reveal.shown]).toEqual(['award', 1]);
    reveal.play(before, [
      { kind: 'chosen', seat: 1, choice: 3 },
      { kind: 'awarded', object: 3, seat: 1, value: 3, back: 0, wasted: {} },
      { kind: 'scavenging-revealed', offers: [[], [], []] },
    ]);
    expect(reveal.scene?.events).toHaveLength(2);
    expect(reveal.more).toBe(1);
    vi.advanceTimersByTime(400);
    expect(reveal.view?.owner[3]).toBe(1);
    vi.advanceTimersByTime(6000);
    expect(reveal.scene?.kind).toBe('scavenging');
    reveal.skip();
    vi.useRealTimers();
  });

  it('does not leave those behind who only watch', () => {
    const reveal = new Reveal(() => true);
    for (let i = 0; i < 9; i++) reveal.play(before, [revealed]);
    expect(reveal.more).toBeLessThanOrEqual(4);
    reveal.skip();
  });
});
