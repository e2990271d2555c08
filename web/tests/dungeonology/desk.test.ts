import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/dungeonology/Board.svelte';
import { studyBonus, sums, testOf, trickOf } from '../../src/games/dungeonology/desk/numbers';
import { PAUSE, concerns } from '../../src/games/dungeonology/desk/orders.svelte';
import type { ExpeditionView } from '../../src/games/dungeonology/model/view';
import type { Asked, Fixture, GameEvent } from '../../src/wire';
import { words } from '../../src/words/index.svelte';
import { Desk, fixture, speak } from '../a_board';

let desk: Desk | null = null;
const sit = (name: string, change: (fixture: Fixture) => Fixture = (each) => each): Desk => {
  desk = new Desk(Board, change(fixture(`dungeonology-${name}`)));
  return desk;
};
/** With what is loaded only when it is shown. */
const sitDown = async (name: string) => {
  sit(name);
  await vi.dynamicImportSettled();
  flushSync();
};
const text = (selector: string): string => desk!.all(selector)[0]?.textContent?.trim() ?? '';
const hand = () => (desk!.fixture.view as unknown as ExpeditionView).hands[desk!.store.viewer!]!;
const card = (number: number) => desk!.all(`.hand [data-piece="card-${number}"]`)[0]!;

beforeAll(() => speak('dungeonology'));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(async () => {
  await desk?.clear();
  desk = null;
  vi.useRealTimers();
});

describe('the hand', () => {
  it('numbers equal cards for those who hear them, and no others', async () => {
    sit('4b-discard', (each) => {
      const view = structuredClone(each.view) as unknown as ExpeditionView;
      const [first, second] = view.hands[each.viewer!]!;
      view.cards[second!] = view.cards[first!]!;
      return { ...each, view } as unknown as Fixture;
    });
    await vi.dynamicImportSettled();
    flushSync();
    const labels = hand().map((each) => card(each).getAttribute('aria-label')!);
    expect(labels.length).toBeGreaterThan(2);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.map((label) => / no\. [12] /.test(label))).toEqual(labels.map((_, i) => i < 2));
  });
});

describe('every question', () => {
  it.each(['4-pick', '4-peek', '4-stun', '4b-discard', '4-stairs', '4-rogue', '2-restjinx'])(
    '%s has something to press',
    async (name) => {
      await sitDown(name);
      expect(desk!.states('lit').length).toBeGreaterThan(0);
      expect(desk!.all('.dbar h2')[0]?.textContent).not.toBe('');
    },
  );

  it('that the board does not know yet is a list in the words of the server', async () => {
    const unknown = {
      kind: 'Nobody',
      space: {
        space: 'Listed',
        items: [
          [9, 1],
          [9, 2],
        ],
      },
    };
    sit('4-turn', (each) => ({
      ...each,
      asked: { ...each.asked, ...unknown } as unknown as Asked,
      considered: { '[9,1]': { said: 'feed the fauns', refusal: null, warning: null } },
    }));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(text('.tray')).toContain('feed the fauns');
    desk!.press('.tray [data-state=lit]');
    expect(desk!.store.draft).toEqual([9, 1]);
  });
});

describe('a Stealth test', () => {
  it('tells what a card would make of it, and for the other side on demand', () => {
    sit('4-lap');
    const [number] = hand();
    const view = desk!.fixture.view as unknown as ExpeditionView;
    const now = sums(view, testOf(view)!);
    const { level } = trickOf(view, number!)!; // of a Subterfuge: what it adds
    const { stealth, alert } = now;
    const told = (margin: number) => (margin < 0 ? `short by ${-margin}` : `ahead by ${margin}`);
    card(number!).click();
    flushSync();
    expect(desk!.store.draft).toEqual([3, number, 1]); // against another's test: Alert first
    const raised = alert + level;
    expect(text('.dbar .ask p')).toContain(`Alert ${alert} becomes ${raised}: `);
    if (stealth !== raised) expect(text('.dbar .ask p')).toContain(told(stealth - raised));
    desk!.press('.tray [data-state=lit]');
    const more = stealth + level;
    expect(text('.dbar .ask p')).toContain(`Stealth ${stealth} becomes ${more}: `);
    if (more !== alert) expect(text('.dbar .ask p')).toContain(told(more - alert));
  });

  it('DG-24.6 is declared with some cards together', () => {
    sit('4-declare');
    const two = hand().slice(0, 2);
    const view = desk!.fixture.view as unknown as ExpeditionView;
    const test = testOf(view)!;
    const bonus = test.target < 0 ? studyBonus(view, desk!.store.viewer!) : 0;
    for (const number of two) card(number).click();
    flushSync();
    expect(desk!.store.draft).toEqual(two.toSorted((a, b) => a - b));
    expect(desk!.filled).toBe('Play 2 cards');
    const cards = two.reduce((sum, number) => sum + trickOf(view, number)!.bonus, 0);
    expect(cards).toBeGreaterThan(1);
    const said = text('.dbar .ask p');
    expect(said).toContain(`Cards ${cards}`);
    const { alert } = sums(view, test);
    expect(said).toContain(`Stealth ${cards + bonus} against Alert ${alert}, `);
  });
});

describe('the Study Bonus', () => {
  it('is what the Arrows give and how far a campaign has raised the wheel (RC-CPS.12)', () => {
    const boards = [
      [0, 0, 0, 0, 0],
      [7, 6, 4, 4, 3],
    ];
    const plain = { boards } as unknown as ExpeditionView;
    const raised = { boards, study_start: [2, 0] } as unknown as ExpeditionView;
    expect(studyBonus(plain, 0)).toBe(0);
    expect(studyBonus(raised, 0)).toBe(2);
    expect(studyBonus(raised, 1)).toBe(studyBonus(plain, 1));
    expect(studyBonus(plain, 1)).toBeGreaterThan(2);
  });
});

describe('standing orders', () => {
  const view = (change: object) =>
    ({ active: 1, stack: [], ...change }) as unknown as ExpeditionView;

  it('ask about everything, every Espionage, or what is about me', () => {
    const lap = view({ stack: [{ frame: 'Action', spied: false }, { frame: 'Lap' }] });
    const spied = view({ stack: [{ frame: 'Action', spied: true }] });
    const mine = view({ stack: [{ frame: 'StealthTest', target: 0 }, { frame: 'Duel' }] });
    expect(concerns('always', 'Lap', lap, 0)).toBe(true);
    expect(concerns('me', 'Lap', lap, 0)).toBe(false);
    expect(concerns('espionage', 'Lap', lap, 0)).toBe(false);
    expect(concerns('espionage', 'Priority', spied, 0)).toBe(true);
    expect(concerns('me', 'Priority', spied, 0)).toBe(false);
    expect(concerns('me', 'Duel', mine, 0)).toBe(true);
    expect(concerns('me', 'Stun', lap, 0)).toBe(true);
    expect(concerns('me', 'Lap', view({ active: 0 }), 0)).toBe(true);
  });

  it.each(['4-lap', '4-priority'])('pass %s after the same pause, and not before', (name) => {
    const { table, viewer } = fixture(`dungeonology-${name}`);
    localStorage.setItem(`ludoteca.orders.${table.id}.${viewer}`, 'me');
    sit(name);
    const chosen = vi.spyOn(desk!.store, 'choose');
    expect(text('.byorder')).toContain('standing order');
    vi.advanceTimersByTime(PAUSE - 1);
    expect(chosen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(chosen).toHaveBeenCalledExactlyOnceWith([0]);
  });

  it('can be stopped this once', () => {
    const { table, viewer } = fixture('dungeonology-4-lap');
    localStorage.setItem(`ludoteca.orders.${table.id}.${viewer}`, 'me');
    sit('4-lap');
    const chosen = vi.spyOn(desk!.store, 'choose');
    desk!.press('.byorder button');
    vi.advanceTimersByTime(2 * PAUSE);
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('while the others may play first', () => {
  it.each([
    [[1, 0], 'move to'],
    [[0], 'end the Movement phase'],
  ])('DG-Q.138 %j that I go on with is told to me', (yours, words) => {
    sit('4-movement', (each) => {
      const { stack, ...view } = each.view as unknown as ExpeditionView;
      const top = { frame: 'Priority', waiting: [1], yours };
      return {
        ...each,
        asked: null,
        view: { ...view, stack: [...stack, top] },
      } as unknown as Fixture;
    });
    expect(text('.dbar')).toContain(words);
    expect(text('.dbar')).toContain('may play something first');
  });
});

describe('the end', () => {
  it('DG-29.3 tells every score line by line, and it adds up', async () => {
    await sitDown('4-over');
    vi.advanceTimersByTime(5000);
    flushSync();
    const totals = desk!.all('.final tfoot td').map((each) => Number(each.textContent));
    const { scores, ranking } = desk!.fixture.result!;
    expect(totals).toEqual(ranking.map((seat) => scores[seat]));
    const column = (i: number) =>
      desk!.all(`.final tbody tr td:nth-child(${i + 2})`).map((each) => {
        const told = each.lastChild?.textContent?.replace('−', '-') ?? '';
        return told === '–' ? 0 : Number(told);
      });
    ranking.forEach((seat, i) => {
      expect(column(i).reduce((sum, points) => sum + points, 0)).toBe(scores[seat]);
    });
  });

  it('brings the scores to the front on a phone, and no notice stays over them', async () => {
    const { result } = fixture('dungeonology-4-over');
    await sitDown('4-turn');
    desk!.press('.tabs button:last-child');
    const omega = [{ kind: 'omega-student', seat: 0 }] as unknown as GameEvent[];
    desk!.news(omega);
    expect(desk!.all('.happening .omega').length).toBe(1);
    desk!.press('.tabs button:last-child');
    expect(desk!.all('.dungeon')[0]!.dataset['tab']).toBe('log');
    desk!.fixture.result = result!;
    desk!.news(omega, { asked: null });
    expect(desk!.all('.dungeon')[0]!.dataset['tab']).toBe('map');
    expect(desk!.all('.happening').length).toBe(0);
  });

  it('shows the scores on a phone whichever part of the table is open', async () => {
    await sitDown('4-over');
    const part = () => desk!.all('.dungeon')[0]!.dataset['tab'];
    desk!.press('.tabs button:last-child');
    expect(part()).toBe('log');
    const label = words.say('dungeonology', 'desk-see-scores');
    const see = desk!.all('.dbar .btn').find((each) => each.textContent?.trim() === label);
    see!.click();
    flushSync();
    expect(part()).toBe('map');
    expect(desk!.all('.final')).toHaveLength(1);
  });
});
