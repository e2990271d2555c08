import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/dungeonology/Board.svelte';
import { MOMENT, PAUSE } from '../../src/games/dungeonology/desk/orders.svelte';
import { PASS, QUIET } from '../../src/games/dungeonology/model/view';
import { router } from '../../src/router.svelte';
import type { Fixture } from '../../src/wire';
import { Desk, fixture, speak } from '../a_board';

let desk: Desk;
const sit = (name: string, change: (fixture: Fixture) => Fixture = (each) => each) => {
  desk = new Desk(Board, change(fixture(`dungeonology-${name}`)));
  return vi.spyOn(desk.store, 'choose').mockResolvedValue(true);
};
/** The same question with nothing in it but a pass. */
const empty = (each: Fixture): Fixture =>
  ({
    ...each,
    asked: { ...each.asked, space: { space: 'Listed', items: [[PASS], [QUIET]] } },
  }) as Fixture;
const order = () => desk.all('.orders summary small')[0]?.textContent;

beforeAll(() => speak('dungeonology'));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(async () => {
  await desk.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await vi.dynamicImportSettled(); // parts of the board that nobody here has waited for
});

describe('whoever has ordered nothing', () => {
  it.each([
    ['4-lap', (each: Fixture) => each],
    ['4-lap', empty],
    ['4-priority', empty],
    ['adv-reaction', (each: Fixture) => each],
    ['adv-reaction', empty],
  ])('DG-35.3 %s passes after one moment, whatever the hand could do', (name, change) => {
    const chosen = sit(name, change);
    vi.advanceTimersByTime(MOMENT - 1);
    expect(chosen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(chosen).toHaveBeenCalledExactlyOnceWith([0]);
  });

  it('is told whether there is something to play', async () => {
    sit('4-lap');
    expect(desk.all('.byorder')[0]?.textContent).toContain('You could play something');
    await desk.clear();
    sit('4-lap', empty);
    expect(desk.all('.byorder')[0]?.textContent).toContain('nothing to play');
  });

  it.each(['4-duel', '4-stun'])('is waited for at %s', (name) => {
    const chosen = sit(name);
    vi.advanceTimersByTime(10 * MOMENT);
    expect(chosen).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown'])('is asked once anything is touched: %s', (kind) => {
    const chosen = sit('4-lap');
    desk.all('.strip')[0]!.dispatchEvent(new Event(kind, { bubbles: true }));
    flushSync();
    vi.advanceTimersByTime(10 * MOMENT);
    expect(chosen).not.toHaveBeenCalled();
    expect(desk.all('.byorder')).toHaveLength(0);
  });

  it('is asked while something is chosen, as after a hint', () => {
    const chosen = sit('4-lap');
    desk.store.draft = [0];
    flushSync();
    vi.advanceTimersByTime(10 * MOMENT);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('is waited for while another page is in front', () => {
    const chosen = sit('4-lap');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(10 * MOMENT);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('finds the orders from where it passes', () => {
    const chosen = sit('4-priority');
    const panel = () => desk.all('.orders')[0] as HTMLDetailsElement;
    panel().open = false;
    const button = desk.all('.byorder button')[1]!;
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    flushSync();
    desk.press('.byorder button:last-of-type');
    flushSync();
    expect(panel().open).toBe(true);
    vi.advanceTimersByTime(10 * MOMENT);
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('an order', () => {
  it('holds at the next table too, unless that is the guided first game', async () => {
    sit('4-turn');
    expect(order()).toBe('give me a moment');
    desk.press('.orders input[value=me]');
    await desk.clear();
    const elsewhere = (each: Fixture) => ({ ...each, table: { ...each.table, id: 'another' } });
    sit('4-turn', elsewhere);
    expect(order()).toBe('ask if it is about me');
    await desk.clear();
    router.query = new URLSearchParams('guide');
    sit('4-turn', elsewhere);
    expect(order()).toBe('always ask');
    router.query = new URLSearchParams();
  });

  it('to pass takes its own pause', () => {
    localStorage.setItem('ludoteca.orders', 'me');
    const chosen = sit('4-lap', empty);
    vi.advanceTimersByTime(PAUSE);
    expect(chosen).toHaveBeenCalledExactlyOnceWith([0]);
  });
});
