import { describe, expect, it, vi } from 'vitest';
import { matches } from '../src/rules/search';
import { little } from '../src/shell/clock';
import { ServerTime, time } from '../src/shell/time';
import { first, next } from '../src/table/hotseat';
import { backoff } from '../src/table/live';
import { TableStore, type Line } from '../src/table/store.svelte';
import type { Answer, NewsMessage, TableMessage, Told, ToServer } from '../src/wire';

const summary = (seq: number) => ({
  id: 't',
  seq,
  title: 'Lamp light',
  game: 'king-of-con',
  edition: 'it-2018',
  options: {},
  pack: false,
  status: 'playing' as const,
  listed: false,
  owner: 'p',
  seats: [
    { seat: 0, kind: 'person' as const, name: 'Ada', person: 'p', online: true },
    { seat: 1, kind: 'bot' as const, name: 'Lulu', level: 'apprentice' },
  ],
  awaited: [0],
  steps: seq,
  clock: { kind: 'none' as const, seconds: 60, increment: 0, days: 3, absence: null },
  created: 0,
  changed: 0,
});

const asked = (decision: number) => ({
  decision,
  seat: 0,
  kind: 'Passions',
  clause: 'KC-5.8',
  title: 'Passions',
  question: '?',
  space: { space: 'OneOf' as const, items: [0, 1, 2] },
  default: 0,
});

const view = (top: object) => ({
  seats: 2,
  awaited: [0],
  options: {},
  cards: [],
  stack: [{ frame: 'Passions', ...top }],
});

const whole = (seq: number): TableMessage => ({
  type: 'table',
  seq,
  table: summary(seq),
  viewer: 0,
  you: { person: 'p', seats: [0] },
  view: view({ waiting: [0], yours: null }),
  asked: asked(seq),
  log: [],
  chat: [],
});

const news = (seq: number): NewsMessage => ({
  type: 'news',
  seq,
  by: 1,
  how: 'bot',
  events: [{ kind: 'declared' }],
  lines: ['Ready: Lulu.'],
  table: summary(seq),
  view: view({}),
  asked: asked(seq),
});

class Wire implements Line {
  since: number | null = null;
  sent: ToServer[] = [];
  answer: Answer = { type: 'done', nonce: 'n', seq: 2 };
  onmessage: (message: Told) => void = () => {};
  onstate: (connected: boolean) => void = () => {};
  open(): void {}
  move(): void {}
  close(): void {}
  send(message: ToServer): void {
    this.sent.push(message);
  }
  async ask(message: ToServer): Promise<Answer> {
    this.sent.push(message);
    return this.answer;
  }
}

function table() {
  const line = new Wire();
  const store = new TableStore(line);
  line.onmessage(whole(1));
  return { line, store };
}

describe('the store of a table', () => {
  it('takes the news in their order, and asks for everything after a gap', () => {
    const { line, store } = table();
    line.onmessage(news(2));
    expect(store.log.map(({ seq }) => seq)).toEqual([2]);
    line.onmessage(news(2));
    expect(store.log).toHaveLength(1);
    line.onmessage(news(5));
    expect(store.log).toHaveLength(1);
    expect(line.sent).toEqual([{ type: 'sync' }]);
    line.onmessage(whole(5));
    expect(line.since).toBe(5);
  });

  it('says what each seat is doing', () => {
    const { line, store } = table();
    expect(store.seats.map(({ status }) => status)).toEqual(['choosing', 'sealed']);
    line.onmessage(news(2));
    expect(store.seats.map(({ status }) => status)).toEqual(['turn', 'waiting']);
    expect(store.seats.map(({ here, you }) => [here, you])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('says whose bot thinks, and how far a long game is loaded', () => {
    const line = new Wire();
    const store = new TableStore(line);
    line.onmessage({ type: 'loading', done: 50, total: 200 });
    expect([store.ready, store.loading]).toEqual([false, { done: 50, total: 200 }]);
    const message = whole(1);
    message.view = { ...message.view, awaited: [0, 1] };
    line.onmessage(message);
    expect([store.ready, store.loading]).toEqual([true, null]);
    const now = () => store.seats.map(({ status }) => status);
    line.onmessage({ type: 'thinking', seat: 1, on: true });
    expect(now()).toEqual(['choosing', 'thinking']);
    line.onmessage({ type: 'thinking', seat: 1, on: false });
    expect(now()).toEqual(['choosing', 'choosing']);
  });

  it('tells draft and reasons anew when the language changes', async () => {
    vi.useFakeTimers();
    const { line, store } = table();
    const told = (text: string): Answer => ({ type: 'considered', nonce: 'n', text });
    line.answer = told('the first');
    store.draft = 1;
    await vi.advanceTimersByTimeAsync(200);
    expect(store.considered.said).toBe('the first');
    line.answer = told('la prima');
    store.speak('it');
    await vi.advanceTimersByTimeAsync(200);
    expect(store.draft).toBe(1);
    expect(store.considered.said).toBe('la prima');
    expect((await store.consider(1)).said).toBe('la prima');
    vi.useRealTimers();
  });

  it('takes no hint for a question that has been answered meanwhile', async () => {
    const { line, store } = table();
    const decision = store.asked!.decision;
    line.answer = { type: 'hinted', nonce: 'n', decision, choice: 1, text: 'one', why: 'so' };
    const hint = { choice: 1, said: 'hinted', why: 'so' };
    expect(await store.hint()).toEqual(hint);
    const said = 'A bot would give up: one';
    line.answer = { ...line.answer, said };
    expect(await store.hint()).toEqual({ ...hint, said });
    line.onmessage(news(2));
    expect(store.asked!.decision).not.toBe(decision);
    expect(await store.hint()).toBeNull();
  });

  it('considers a draft after a pause, and forgets it when something else is asked', async () => {
    vi.useFakeTimers();
    const { line, store } = table();
    line.answer = { type: 'considered', nonce: 'n', text: 'one', refused: 'no', clause: 'KC-1.1' };
    store.draft = 0;
    store.draft = 1;
    await vi.advanceTimersByTimeAsync(500);
    expect(line.sent).toEqual([{ type: 'consider', choice: 1 }]);
    expect(store.considered).toEqual({
      said: 'one',
      refusal: { text: 'no', clause: 'KC-1.1' },
      warning: null,
    });
    line.onmessage(news(2));
    expect(store.draft).toBeNull();
    vi.useRealTimers();
  });

  it('sends a choice with the decision it answers, and keeps the draft when it is refused', async () => {
    const { line, store } = table();
    store.draft = 2;
    line.answer = {
      type: 'refused',
      nonce: 'n',
      code: 'illegal',
      text: 'Not now.',
      clause: 'KC-1.1',
    };
    expect(await store.choose()).toBe(false);
    expect(store.draft).toBe(2);
    expect(store.refused?.text).toBe('Not now.');
    line.answer = { type: 'done', nonce: 'n', seq: 2 };
    expect(await store.choose()).toBe(true);
    expect(line.sent.at(-1)).toEqual({ type: 'choose', decision: 1, choice: 2 });
    expect(store.draft).toBeNull();
  });
});

describe('around the table', () => {
  it('passes the device to another of one’s seats only when one’s own has nothing to do', () => {
    expect(next(0, [0, 1], [0, 1])).toBeNull();
    expect(next(0, [0, 1], [1, 2])).toBe(1);
    expect(next(0, [0, 1], [2])).toBeNull();
    expect(next(null, [], [2])).toBeNull();
  });

  it('opens behind the screen where several seats are on one device', () => {
    const table = summary(1);
    const [ada, lulu] = table.seats;
    expect(first({ ...table, seats: [ada!, lulu!] }, 'p')).toBe(0);
    const both = [ada!, { ...ada!, seat: 1 }];
    expect(first({ ...table, seats: both }, 'p')).toBeNull();
    expect(first({ ...table, seats: both, status: 'waiting' }, 'p')).toBeNull();
    expect(first({ ...table, seats: both, status: 'over' }, 'p')).toBe(0);
    expect(first(table, 'q')).toBeNull();
    expect(first({ ...table, seats: [{ ...lulu!, person: null }] }, null)).toBeNull();
  });

  it('waits longer at each attempt, up to a quarter of a minute', () => {
    expect(backoff(0, 1)).toBe(400);
    expect(backoff(3, 1)).toBe(3200);
    expect(backoff(20, 1)).toBe(15_000);
  });

  it('finds clauses by all words, accents aside', () => {
    const clauses = [
      { clause: 'A.1', text: 'Qui est le plus âgé commence.' },
      { clause: 'A.2', text: 'Le suivant commence.' },
    ];
    expect(matches(clauses, 'age COMMENCE').map(({ clause }) => clause)).toEqual(['A.1']);
    expect(matches(clauses, '')).toHaveLength(2);
    expect(matches(clauses, 'a.2')).toHaveLength(1);
  });
});

describe('a clock', () => {
  it('says twice that little is left, and by the day once an hour before', () => {
    expect([31, 30, 11, 10, 0].map((left) => little(left))).toEqual([null, 30, 30, 10, 10]);
    const days = { ...summary(1).clock, kind: 'days' as const };
    expect([3601, 3600, 31].map((left) => little(left, days))).toEqual([null, 3600, 3600]);
  });

  it('does not hurry anybody from the start of a short clock', () => {
    const clock = (seconds: number) => ({ ...summary(1).clock, kind: 'move' as const, seconds });
    for (const seconds of [5, 10, 15, 30, 60, 120, 600])
      expect([seconds, little(Math.ceil(seconds / 2), clock(seconds))]).toEqual([seconds, null]);
    expect([13, 12, 5, 4, 0].map((left) => little(left, clock(60)))).toEqual([null, 12, 12, 4, 4]);
    expect(little(1, clock(5))).toBe(1);
  });

  it('reckons with the server’s clock, whatever the browser’s says', () => {
    let mine = 5_000_000;
    const time = new ServerTime(() => mine);
    time.hear(1_750_000_000);
    mine += 2000;
    expect(time.now()).toBe(1_750_000_002);
    mine += 3000;
    time.hear(1_750_000_002); // three seconds on its way: the quicker message is believed
    expect(time.now()).toBe(1_750_000_005);
    for (let i = 0; i < 8; i++) time.hear(1_750_003_600); // the server's clock was put right
    expect(time.now()).toBe(1_750_003_600);
  });
});

describe('a table with a clock', () => {
  it('learns the server’s time, and what was chosen for a viewer who was too slow', () => {
    const wire = new Wire();
    const store = new TableStore(wire);
    const missed = { seq: 2, at: 1_750_000_000, title: 'Passions', text: '#Mint' };
    store.hear({ ...whole(1), now: 4_000_000_000 });
    expect(Math.abs(time.now() - 4_000_000_000)).toBeLessThan(5);
    expect(store.missed).toEqual([]);
    store.hear({ ...news(2), missed: [missed] });
    expect(store.missed).toEqual([missed]);
    store.hear({ ...news(3), missed: [] });
    expect(store.missed).toEqual([]);
  });
});
