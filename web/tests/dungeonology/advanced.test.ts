import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LASTS } from '../../src/games/dungeonology/advanced/recent.svelte';
import Board from '../../src/games/dungeonology/Board.svelte';
import { trickOf } from '../../src/games/dungeonology/desk/numbers';
import { PAUSE, concerns } from '../../src/games/dungeonology/desk/orders.svelte';
import type { DeclaredEffect, ExpeditionView } from '../../src/games/dungeonology/model/view';
import type { Fixture } from '../../src/wire';
import { Desk, fixture, speak } from '../a_board';

let desk: Desk;
const sit = async (name: string, change: (fixture: Fixture) => Fixture = (each) => each) => {
  desk = new Desk(Board, change(fixture(`dungeonology-${name}`)));
  await vi.dynamicImportSettled();
  flushSync();
};
const text = (selector: string) =>
  desk.all(selector).map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');
const view = () => desk.fixture.view as unknown as ExpeditionView;

beforeAll(async () => {
  await import('../../src/games/dungeonology/advanced/Advanced.svelte');
  await speak('dungeonology');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
});
afterEach(async () => {
  if (desk.root.isConnected) await desk.clear();
  vi.useRealTimers();
});

describe('declared effects', () => {
  it('DG-34.14 lie as stairs: who declared what, whom it names, what it costs, what answers it', async () => {
    await sit('adv-stack');
    const steps = text('.stack .steps > li');
    const effects = view().told!.effects!;
    const who = effects.map(({ seat }) => desk.store.name(seat));
    const [first] = effects;
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain(`${who[0]} declares Campus Gossip`);
    expect(steps[0]).toContain(`Choice: ${first!.names}. Cost: ${first!.cost}.`);
    expect(steps[1]).toContain(`${who[1]} answers with Feint`);
    expect(steps[2]).toContain(`${who[2]} answers with Unweave`);
    expect(steps.map((step) => step.includes('Resolves first'))).toEqual([false, false, true]);
    const me = desk.store.name(desk.store.viewer!);
    expect(text('.stack .asked [aria-current=step]')).toEqual([`${me} is asked now`]);
    const [heard] = text('.stack [role=status]');
    expect(heard!.indexOf('Unweave')).toBeLessThan(heard!.indexOf('Campus Gossip'));
  });

  it('cover the map, which is out of reach then', async () => {
    await sit('adv-stack');
    expect(desk.all('.mapwrap')[0]!.hasAttribute('inert')).toBe(true);
  });

  it('DG-34.13 are answered with a card of the hand, shown as the next step before it is sent', async () => {
    await sit('adv-stack');
    const lit = desk.all('.hand [data-state=lit]');
    expect(lit).toHaveLength(1);
    lit[0]!.click();
    flushSync();
    expect(desk.store.draft).toEqual([10, 61, 0]);
    expect(text('.stack .mine')[0]).toContain('Your answer Peer Review');
    expect(text('.dbar .acts .btn')).toEqual(['Pass all turn', 'Pass', 'Play it']);
  });

  it('that were over at once are told for a while, and what became of them', async () => {
    await sit('4-turn', (each) => ({
      ...each,
      view: { ...each.view, options: { ...each.view.options, 'rules.main_effects': true } },
    }));
    const card = (view().discard[0] ?? 0) as number;
    const recent: DeclaredEffect[] = [
      {
        seat: 1,
        card,
        waiting: [],
        state: 'declared',
        cost: '',
        does: 'do a thing',
        names: 'Anna',
      },
    ];
    desk.news([], { view: { told: { recent } } as never });
    expect(text('.trace p')[0]).toMatch(/declares .*: “do a thing”\. Choice: Anna\./);
    desk.news([{ kind: 'effect-cancelled', seat: 1, card }]);
    expect(text('.trace p b')[0]).toContain('Cancelled');
    vi.advanceTimersByTime(LASTS);
    flushSync();
    expect(desk.all('.trace')).toHaveLength(0);
  });

  it('that were over at once hide neither the stairs nor a test, and mine are not told to me', async () => {
    const news = (seat: number, card: number) => {
      const does = { waiting: [], state: 'resolves' as const, cost: '', does: 'it', names: '' };
      const { told } = view();
      desk.news([], { view: { told: { ...told, recent: [{ seat, card, ...does }] } } as never });
    };
    await sit('adv-stack');
    news(1 - desk.store.viewer!, view().cards.length - 1);
    expect(desk.all('.trace')).toHaveLength(0);
    expect(text('[role=status].vh').join(' ')).toContain('“it”');
    desk.clear();
    await sit('adv-action');
    news(desk.store.viewer!, view().cards.length - 1);
    expect(desk.all('.trace')).toHaveLength(0);
    news(1 - desk.store.viewer!, view().cards.length - 1);
    expect(desk.all('.trace')).toHaveLength(1);
  });
});

describe('a card that names something', () => {
  it('DG-34.11 tells what it does once, and each thing by itself', async () => {
    await sit('adv-action', (each) => {
      const seen = each.view as unknown as ExpeditionView;
      const card = seen.hands[each.viewer!]!.find((held) => trickOf(seen, held)?.main);
      const ways = [0, 1].map((floor) => [10, card!, 0, floor]);
      const space = { space: 'Listed' as const, items: [[0], ...ways] };
      const told = (brief: string) => ({ said: 'all of it', brief, refusal: null, warning: null });
      const considered = Object.fromEntries(
        ways.map((way, i) => [JSON.stringify(way), told(`Floor ${'I'.repeat(i + 1)}`)]),
      );
      return { ...each, asked: { ...each.asked!, space }, considered };
    });
    desk.press('.hand [data-state=lit]');
    await vi.waitFor(() => expect(text('.tray .opt b')).toEqual(['Floor I', 'Floor II']));
    expect(text('.tray h2 small')).toHaveLength(1);
  });
});

describe('what a resolving effect asks', () => {
  const lit = (selector: string) => desk.all(`${selector}[data-state=lit]`);
  const filled = () => desk.all('.dbar .btn.pri:not([aria-disabled=true])').length;

  it('DG-34.1 Zones of a pile go back as they lie, or in the order that is pressed', async () => {
    await sit('adv-look-pile');
    const order = view().stack.at(-1)!['cards'] as number[];
    expect(desk.all('.stack')).toHaveLength(0);
    expect(desk.store.draft).toEqual(order);
    expect(filled()).toBe(1);
    lit('.peek .zonecard').at(-1)!.click();
    flushSync();
    expect(desk.store.draft).toEqual([order.at(-1), ...order.slice(0, -1)]);
    desk.press('.peek li .btn.sm');
    expect(desk.store.draft).toEqual([order[0], order.at(-1), ...order.slice(1, -1)]);
  });

  it('DG-34.1 cards are taken back from the discards, no more than the effect says', async () => {
    await sit('adv-retrieve');
    const cards = () => desk.all('.peek .trick');
    expect(cards().length).toBeGreaterThan(3);
    expect(filled()).toBe(0);
    for (const at of [0, 1, 2]) {
      cards()[at]!.click();
      flushSync();
    }
    expect(desk.store.draft).toHaveLength(Number(view().stack.at(-1)!['count']));
    expect(desk.all('.peek .trick[data-state=chosen]')).toHaveLength(2);
    expect(filled()).toBe(1);
  });

  it('a Zone that a Main Effect places is placed on the map', async () => {
    await sit('adv-trailblaze');
    expect(view().told!.effects).toHaveLength(1);
    expect(desk.all('.stack')).toHaveLength(0);
    expect(desk.all('.mapwrap')[0]!.hasAttribute('inert')).toBe(false);
    expect(lit('.ghost').length).toBeGreaterThan(0);
  });

  it('RC-ALC.3 cards for a brew come from the hand', async () => {
    await sit('brew');
    lit('.hand .trick')[0]!.click();
    flushSync();
    expect(desk.store.draft).toHaveLength(1);
    expect(filled()).toBe(1);
  });
});

describe('a standing order', () => {
  it('DG-Q.135 passes a Reaction unless the effect targets me or answers mine', () => {
    const seen = (aimed: number[], seat = 2) =>
      ({
        active: 1,
        stack: [{ frame: 'Declared', seat }],
        numbers: { aimed: [aimed] },
      }) as unknown as ExpeditionView;
    expect(concerns('me', 'Declared', seen([]), 0)).toBe(false);
    expect(concerns('me', 'Declared', seen([0]), 0)).toBe(true);
    expect(concerns('me', 'Declared', seen([3]), 0)).toBe(false);
    expect(concerns('me', 'Declared', seen([3], 0), 0)).toBe(true);
    expect(concerns('always', 'Declared', seen([]), 0)).toBe(true);
  });

  it('takes the same pause for a Reaction, though a card could be played', async () => {
    const { table, viewer } = fixture('dungeonology-adv-reaction');
    localStorage.setItem(`ludoteca.orders.${table.id}.${viewer}`, 'me');
    await sit('adv-reaction');
    const chosen = vi.spyOn(desk.store, 'choose');
    vi.advanceTimersByTime(PAUSE - 1);
    expect(chosen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(chosen).toHaveBeenCalledExactlyOnceWith([0]);
  });
});

describe('cards on the table', () => {
  it('DG-37 Interns are told with what they do, mine on my card, those of others on the strip', async () => {
    await sit('adv-action');
    const me = desk.store.viewer!;
    const owned = (seat: number) =>
      view().interns!.flatMap((owner, n) => (owner === seat ? [view().told!.interns![n]!] : []));
    const mine = text(`.rail [data-zone="interns-${me}"] li`);
    expect(mine).toEqual(owned(me).map(({ name, does }) => `${name} ${does.join(', ')}`));
    expect(mine.length).toBeGreaterThan(0);
    const others = desk.all('.strip button').map((each) => each.getAttribute('aria-label')!);
    for (const [i, label] of others.entries()) {
      const theirs = owned((me + 1 + i) % 4);
      expect(label.includes('Interns')).toBe(theirs.length > 0);
      for (const { name } of theirs) expect(label).toContain(name);
    }
  });

  it('DG-31.5 the Boss card tells the profile, his Alert and what an Encounter costs', async () => {
    await sit('adv-action');
    const label = desk.all('[data-zone=boss] button')[0]!.getAttribute('aria-label')!;
    expect(label).toMatch(/^Laetus, the Brawler: Alert \+2 in his Zone; .*Encounter gives/);
  });

  it('DG-33.6 in Maximum Alert the Panic card has the place of the Alert card', async () => {
    await sit('adv-panic');
    const [panic] = desk.all('[data-zone=panic]');
    expect(panic!.textContent).toContain('Maximum Alert');
    expect(panic!.getAttribute('aria-label')).toContain(view().told!.panic!.does[0]);
  });

  it('DG-Q.99 who is Captured is seen to be, on the strip and behind bars', async () => {
    let other = -1;
    await sit('adv-panic', (each) => {
      const spots = each.view['spots'] as number[];
      other = spots.findIndex((spot, seat) => spot > 0 && seat !== each.viewer);
      return { ...each, view: { ...each.view, captured: [other] } };
    });
    expect(text('.strip .plight')).toEqual(['Captured']);
    expect(desk.all(`[data-piece="scholar-${other}"] .bars`)).toHaveLength(1);
    expect(desk.all('.bars')).toHaveLength(1);
  });
});

describe('the way of the Boss', () => {
  it('DG-31.13 is chosen on the map: by its disc, its Zone or its number', async () => {
    await sit('adv-way');
    const ways = (view().stack.at(-1)!['ways'] as number[][]).map((way) => way.at(-1));
    expect(desk.all('.ways polyline')).toHaveLength(ways.length);
    expect(desk.all('.tray')).toHaveLength(0);
    desk.all('.world .ghost')[1]!.click();
    flushSync();
    expect(desk.store.draft).toBe(1);
    desk.press(`[data-piece="spot-${ways[0]}"]`);
    expect(desk.store.draft).toBe(0);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
    flushSync();
    expect(desk.store.draft).toBe(1);
    expect(desk.filled).toBe('Send him there');
  });
});

describe('numbers', () => {
  it('DG-24.3 of a Study are those that the view tells', async () => {
    await sit('4-action', (each) => {
      const numbers = {
        ...(each.view['numbers'] as object),
        study: [41, 42, 43, 44, 45],
        danger: 3,
      };
      return { ...each, view: { ...each.view, numbers } };
    });
    const studies = desk.all('[data-guide=study]');
    expect(studies[0]!.textContent).toContain('Alert 41');
    expect(studies[0]!.getAttribute('aria-label')).toContain('failing draws 3 Students');
  });
});
