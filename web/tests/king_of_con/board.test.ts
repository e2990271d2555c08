import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/king_of_con/Board.svelte';
import { reasons } from '../../src/shell/reasons.svelte';
import { Reveal } from '../../src/games/king_of_con/reveal.svelte';
import type { ConView } from '../../src/games/king_of_con/model/view';
import type { NewsMessage } from '../../src/wire';
import { Desk, fixture, speak } from '../a_board';

let desk: Desk;
const sit = (name: string): Desk => (desk = new Desk(Board, fixture(name)));

beforeAll(() => speak('king-of-con'));
afterEach(() => desk.clear());

const tab = (): string | undefined => desk.all('.koc')[0]?.dataset['tab'];
const turnTo = (id: string): void => {
  const tabs = desk.all('.tabs button');
  tabs[{ stands: 0, grid: 1, players: 2, you: 3 }[id] ?? 0]!.click();
};

describe('a hint', () => {
  it('to give up a Passion marks that card', () => {
    sit('kc-4-passions');
    const choice = desk.store.asked!.default;
    desk.advise(choice);
    const [chosen] = desk.all('[data-state=chosen]');
    expect(chosen?.dataset['piece']).toBe(`card-${choice as number}`);
  });

  it('of an offer lays the tokens on the Stand and on the Grid', () => {
    sit('kc-4-astatosta-1');
    const { view } = desk.store;
    const thing = (view['stands'] as number[])[1]!;
    desk.advise([[thing, 2]]);
    const chosen = desk.all(`.cell[data-thing="${thing}"][data-state=chosen]`);
    expect(chosen).toHaveLength(1);
    expect(desk.all('.stand [data-state=chosen], .stand[data-state=chosen]')).toHaveLength(1);
    expect(desk.filled).not.toBe('');
  });

  it('to offer nothing fills that button and says so', async () => {
    sit('kc-4-astatosta-1');
    desk.advise([]);
    expect(desk.filled).toBe('Offer nothing');
    expect(desk.all('.dbar .btn.pri')[0]?.getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['kc-4-scavenging', 'grid'],
    ['kc-4-astatosta-1', 'stands'],
  ])('%s leads to the part of a phone’s screen where it lies', (name, where) => {
    sit(name);
    turnTo('players');
    desk.advise([[(desk.store.asked!.space as { cells: number[] }).cells[0]!, 1]]);
    expect(tab()).toBe(where);
  });

  it('of an Astatosta leaves alone who looks at the Grid', () => {
    sit('kc-4-astatosta-1');
    turnTo('grid');
    desk.advise([[(desk.store.view['stands'] as number[])[0]!, 1]]);
    expect(tab()).toBe('grid');
  });
});

describe('the final sheet', () => {
  const title = (): string => desk.all('.sheet h2')[0]?.textContent?.trim() ?? '';
  const open = (): number => desk.all('.sheet tbody tr:not(.wait)').length;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('names the King when all rows are open, not before', () => {
    sit('kc-4-over');
    const rows = desk.all('.sheet tbody tr').length;
    const seen: [number, string][] = [];
    for (let i = 0; i <= rows + 1; i++) {
      seen.push([open(), title()]);
      vi.advanceTimersByTime(240);
      flushSync();
    }
    const king = seen.at(-1)![1];
    expect(seen[0]![0]).toBe(0);
    for (const [shown, said] of seen)
      if (shown < rows) expect(said).not.toBe(king);
      else expect(said).toBe(king);
  });
});

describe('what may not be done is told, with its clause', () => {
  const WHY = { text: 'Not so.', clause: 'KC-X.1' };
  beforeEach(() => reasons.hide());

  it('of more tokens than there are', async () => {
    const told = fixture('kc-4-astatosta-1');
    const { budget, cells } = told.asked!.space as { budget: number; cells: number[] };
    const over = JSON.stringify([[cells[0]!, budget + 1]]);
    const considered = { [over]: { said: null, refusal: WHY, warning: null } };
    desk = new Desk(Board, { ...told, considered });
    desk.advise([[cells[0]!, budget]]);
    desk.press('.yours .step button[aria-disabled]');
    await vi.waitFor(() => expect(reasons.shown).toMatchObject(WHY));
    expect(desk.store.draft).toEqual([[cells[0]!, budget]]);
  });
});

describe('what may be done tells its rule, with its clause', () => {
  beforeEach(() => reasons.hide());

  it.each([
    ['kc-4-passions', '.pas[data-state=lit]', 0, 'KC-5.8', 'Passions'],
    ['kc-4-astatosta-1', '.stand[data-state=lit] .cover', 0, 'KC-10.19', 'highest total'],
    ['kc-4-astatosta-1', '.cell[data-state=lit]', 0, 'KC-10.19', 'highest total'],
    ['kc-4-scavenging', '.cell[data-state=lit]', 0, 'KC-12.9', 'your own Object'],
    ['king-of-con-scavenge', '.cell[data-state=lit]', -1, 'KC-12.12', 'or more'],
  ])('%s: %s (%i)', async (name, where, at, clause, text) => {
    sit(name);
    desk.hover(where, at);
    await vi.waitFor(() => expect(reasons.shown).not.toBeNull());
    expect(reasons.shown!.clause).toBe(clause);
    expect(reasons.shown!.text).toContain(text);
  });
});

describe('another language', () => {
  afterAll(() => speak('king-of-con', 'en'));

  it('loses nothing of what is composed', async () => {
    sit('kc-4-astatosta-1');
    desk.press('.stand .cover');
    const before = desk.store.draft;
    expect(before).not.toBeNull();
    await speak('king-of-con', 'fr');
    desk.store.speak('fr');
    flushSync();
    expect(desk.store.draft).toEqual(before);
    expect(desk.all('.stand[data-state=chosen]')).toHaveLength(1);
  });
});

describe('by keyboard', () => {
  it('whoever has confirmed stays at the bar', () => {
    sit('kc-4-astatosta-1');
    const [offer] = desk.all('.dbar .btn.pri');
    offer!.focus();
    expect(document.activeElement).toBe(offer);
    desk.news([], { asked: null, view: { awaited: [1, 2, 3] } });
    expect(desk.all('.dbar .btn')).toEqual([]);
    expect(document.activeElement).toBe(desk.all('.dbar')[0]);
  });

  it('the bar takes no focus from elsewhere', () => {
    sit('kc-4-astatosta-1');
    desk.news([], { asked: null, view: { awaited: [1, 2, 3] } });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the round', () => {
  it('is told in the lettering of a phone', () => {
    sit('kc-4-astatosta-2');
    expect(desk.all('.top h1 .little')[0]?.textContent?.replace(/\s+/g, ' ')).toMatch(
      /^King of Con, ?Round (I|II|III)$/,
    );
  });
});

describe('when the screens go up', () => {
  it.each([
    ['one’s own offer is called so', [0], 'You'],
    ['at a device that is passed around everybody has a name', [0, 1], 'Anna'],
  ])('%s', (_, seats, name) => {
    const told = fixture('kc-4-astatosta-1');
    desk = new Desk(Board, { ...told, you: { ...told.you, seats } });
    const { events, view } = fixture('kc-4-news-reveal') as unknown as NewsMessage;
    desk.news(events, { view });
    const names = desk.all('.shout h3').map((shout) => shout.textContent);
    expect(names).toHaveLength(4);
    expect(names[0]).toBe(name);
  });

  it('the feed does not tell what they have not shown yet', () => {
    sit('kc-4-astatosta-1');
    const feed = () => desk.all('.feed .log li').map((line) => line.textContent?.trim());
    const { events, view } = fixture('kc-4-news-reveal') as unknown as NewsMessage;
    desk.news(events, { view, lines: ['All is open.'] });
    desk.news([], { view, lines: ['And on it goes.'] });
    expect(feed()).not.toContain('All is open.');
    while (desk.all('[data-mode=reveal]').length) desk.press('.dbar .btn.pri');
    expect(feed().slice(0, 2)).toEqual(['And on it goes.', 'All is open.']);
  });
});

describe('the feed', () => {
  it('tells who is ready as long as all are waited for', () => {
    const told = fixture('kc-4-astatosta-1');
    const log = [
      { seq: 1, by: 1, lines: ['Ready: Lulu.'], passing: true },
      { seq: 2, by: 0, lines: ['The offers:', 'Lulu: 1'] },
      { seq: 3, by: 2, lines: ['Ready: Greg.'], passing: true },
    ];
    desk = new Desk(Board, { ...told, log });
    const lines = desk.all('.feed .log li').map((line) => line.textContent?.trim());
    expect(lines).toEqual(['Ready: Greg.', 'The offers:', 'Lulu: 1']);
  });
});

describe('Passions', () => {
  it('none is called kept before one is given up', () => {
    sit('kc-4-passions');
    expect(desk.all('.pas .mark:not(.unsaid)')).toEqual([]);
    desk.press('.pas');
    const marks = desk.all('.pas .mark:not(.unsaid)').map((mark) => mark.textContent);
    expect(marks).toEqual(['Give up', 'Keep', 'Keep']);
  });
});

describe('an Object that is not on offer', () => {
  it('tells why at itself, and the bar only what can be done all the same', () => {
    sit('kc-4-astatosta-1');
    desk.press('.cell[data-state=off]');
    expect(desk.all('.dbar .pick')[0]?.textContent).toContain('waste your tokens');
    expect(desk.all('.dbar .pick .clause')).toEqual([]);
  });
});

describe('when the screens have been up', () => {
  it('the page closes without pictures leaving their Stands', () => {
    sit('kc-4-astatosta-1');
    const reveal = new Reveal(() => true);
    const { events } = fixture('kc-4-news-reveal') as unknown as NewsMessage;
    reveal.play(desk.store.view as unknown as ConView, events as never);
    expect(reveal.active).toBe(true);
    let flights = 0;
    reveal.moving = (change) => {
      flights += 1;
      change();
    };
    while (reveal.more) reveal.go();
    flights = 0;
    reveal.go();
    expect([reveal.active, reveal.view, flights]).toEqual([false, null, 0]);
  });
});
