import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/dungeonology/Board.svelte';
import { alike, readAlike, unknown } from '../../src/games/dungeonology/desk/alike';
import type { Option } from '../../src/games/dungeonology/desk/tray';
import { expand } from '../../src/games/dungeonology/model/content';
import type { ExpeditionView } from '../../src/games/dungeonology/model/view';
import type { Choice, Fixture } from '../../src/wire';
import { Desk, fixture, speak } from '../a_board';

/** Cards 0 and 2 are alike, nobody knows 3 and 4. */
const VIEW = { cards: [7, 8, 7, null, null] } as unknown as ExpeditionView;

describe('answers that name equal cards', () => {
  beforeAll(() => speak('dungeonology'));

  it('are gathered by their face, unless it is not known', () => {
    expect([...alike(VIEW, [0, 1, 2, 3, 4])]).toEqual([
      [0, [0, 2]],
      [1, [1]],
      [3, [3]],
      [4, [4]],
    ]);
  });

  it('one of several that are not known has a number', () => {
    expect(unknown(VIEW, [1, 3, 4], 4, 'a card')).toBe('a card no. 2');
    expect(unknown(VIEW, [1, 4], 4, 'a card')).toBe('a card');
  });

  it('in the words of the server: equal ones once, others that read alike numbered', async () => {
    const said = new Map<string, string>([
      ...[0, 2].map((card): [string, string] => [`[4,7,${card}]`, 'use Backpack: Fate 4']),
      ...[3, 4].map((card): [string, string] => [`[4,20,${card}]`, 'use Requiem: a Jinx']),
      ['[4,7,1]', 'use Backpack: Snare'],
    ]);
    const options = [...said.keys()].map((choice): Option => ({
      choice: JSON.parse(choice) as Choice,
      label: '',
      sub: '',
      icon: '',
    }));
    const ours: Option = { choice: [3, 0, 0], label: 'ours', sub: '', icon: '' };
    const consider = vi.fn((choice: Choice) =>
      Promise.resolve({ said: said.get(JSON.stringify(choice))!, refusal: null, warning: null }),
    );
    const { equal, numbers } = await readAlike(VIEW, [...options, ours], consider);
    expect([...equal]).toEqual([['[4,7,2]', '[4,7,0]']]);
    expect([...numbers]).toEqual([
      ['[4,20,3]', 1],
      ['[4,20,4]', 2],
    ]);
    expect(consider).toHaveBeenCalledTimes(options.length);
  });
});

describe('a card of another’s hand', () => {
  let desk: Desk | null = null;
  /** The hand that is asked about holds a third card, with that face. */
  const sit = async (face: (cards: (number | null)[]) => number | null) => {
    const given = fixture('dungeonology-asks-take-card');
    const cards = [...(given.view['cards'] as (number | null)[])];
    cards[21] = face(cards);
    const space = { space: 'OneOf', items: [0, 19, 21] };
    const asked = { ...given.asked!, space };
    desk = new Desk(Board, { ...given, view: { ...given.view, cards }, asked } as Fixture);
    for (let i = 0; i < 3; i++) {
      await vi.dynamicImportSettled();
      flushSync();
    }
    return desk;
  };
  const options = () => desk!.all('.tray .opt');

  beforeAll(async () => {
    await speak('dungeonology');
    await expand();
  });
  afterEach(async () => {
    await desk?.clear();
    desk = null;
  });

  it('is offered once where two are equal', async () => {
    const { store } = await sit((cards) => cards[0] ?? null);
    expect(options()).toHaveLength(2);
    desk!.advise(21);
    expect(options().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    options()[0]!.click();
    flushSync();
    expect(store.draft).toBeNull();
    options()[0]!.click();
    expect(store.draft).toBe(0);
  });

  it('is offered by itself where it is not known', async () => {
    await sit(() => null);
    expect(options()).toHaveLength(3);
  });
});
