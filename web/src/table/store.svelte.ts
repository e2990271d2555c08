/** All that a board knows: one table, as its viewer sees it. */

import { untrack } from 'svelte';
import type { Mark } from '../api';
import type {
  Answer,
  Asked,
  Ballot,
  ChatEntry,
  Choice,
  Considered,
  Fixture,
  GameEvent,
  Lang,
  LogEntry,
  Missed,
  NewsMessage,
  PlainTable,
  Reason,
  Result,
  SeatInfo,
  TableMessage,
  TableSummary,
  Told,
  ToServer,
  View,
  You,
} from '../wire';
import { time } from '../shell/time';
import { t, words } from '../words/index.svelte';
import type { Where } from './live';

export type { Considered };

export interface Hinted {
  choice: Choice;
  said: string;
  why: string | null;
}

export type SeatStatus = 'turn' | 'choosing' | 'thinking' | 'ready' | 'sealed' | 'waiting' | 'away';

/** A seat as boards show it. */
export interface Player extends SeatInfo {
  bot: boolean;
  here: boolean;
  you: boolean;
  status: SeatStatus;
}

/** A game that is looked at, not played: the bar shows where one is. */
export interface Replay {
  step: number;
  steps: number;
  /** The decision that is made here, where a review knows a better choice. */
  mark: Mark | null;
  go(step: number): void;
  /** Through whose eyes; -1 is a spectator's. */
  see(seat: number): void;
  /** Copies its address; whether that could be done. */
  share(): Promise<boolean>;
  keep(): unknown;
  fork(): unknown;
}

export interface News {
  seq: number;
  by: number | null;
  events: GameEvent[];
}

const NOTHING: Considered = { said: null, refusal: null, warning: null };
const PAUSE = 120;

/** Whatever carries questions to a server: `Live`, or a fixture. */
export interface Line {
  since: number | null;
  onmessage: (message: Told) => void;
  onstate: (connected: boolean) => void;
  open(): void;
  move(change: Partial<Where>): void;
  ask(message: ToServer): Promise<Answer>;
  send(message: ToServer): void;
  close(): void;
}

/** The summary; a table's title is its name. */
export type Table = TableSummary & { name: string };

export class TableStore {
  table: Table = $state.raw()!;
  viewer: number | null = $state(null);
  view: View = $state.raw()!;
  board: PlainTable | null = $state.raw(null);
  asked: Asked | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  chat: ChatEntry[] = $state.raw([]);
  result: Result | null = $state.raw(null);
  ballot: Ballot | null = $state.raw(null);
  /** What the clock has chosen for the viewer, since the viewer's own last choice. */
  missed: Missed[] = $state.raw([]);
  /** How the last question to all was settled, in words. */
  settled: string | null = $state(null);
  you: You = $state.raw({});
  /** What has just become of a seat, in words. */
  seated: LogEntry | null = $state.raw(null);
  /** Seats whose bot thinks. */
  thinking: number[] = $state.raw([]);
  /** How far a long game is replayed, before the table is there. */
  loading: { done: number; total: number } | null = $state.raw(null);
  connected = $state(false);
  ready = $state(false);
  /** A choice is on its way. */
  sending = $state(false);
  /** The board still shows how this entry of the log came about: the log does not run ahead of it. */
  showing: number | null = $state(null);
  /** The latest news: what happened, for animation and sound. */
  events: News = $state.raw({ seq: 0, by: null, events: [] });
  /** For the present draft; empty without one. */
  considered: Considered = $state.raw(NOTHING);
  considering = $state(false);
  /** Why the last thing sent was not done. */
  refused: Reason | null = $state.raw(null);
  error: { code: string; text: string } | null = $state.raw(null);

  replay: Replay | null = $state.raw(null);

  /** Called around every change of the view: the animator measures and moves. */
  readonly before = new Set<(news: NewsMessage | null) => void>();
  readonly after = new Set<(news: NewsMessage | null) => void>();

  #draft: Choice = $state.raw(null);
  #line: Line;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last entry that was told as news: one entry may also be told as people or a vote. */
  #told = 0;
  #known = new Map<string, Promise<Considered>>();

  constructor(line: Line) {
    this.#line = line;
    line.onmessage = (message) => this.hear(message);
    line.onstate = (connected) => (this.connected = connected);
    line.open();
  }

  /** A store without network, from one `table` message. */
  static fixture(fixture: Fixture): TableStore {
    return new TableStore(new Canned(fixture));
  }

  // -------------------------------------------------------------- what follows from it

  /** Everyone at the table, in the order of seats, with what each is doing. */
  seats: Player[] = $derived(this.table ? this.table.seats.map((seat) => this.#player(seat)) : []);

  get over(): boolean {
    return this.result !== null;
  }

  /** Ended by agreement, before the rules would have ended it. */
  get ended(): boolean {
    return this.table?.status === 'ended';
  }

  /** Whether the viewer is asked something. */
  get awaited(): boolean {
    return !this.ended && this.asked !== null && this.asked.seat === this.viewer;
  }

  seat(number: number): Player | undefined {
    return this.seats.find(({ seat }) => seat === number);
  }

  name(number: number): string {
    return this.seat(number)?.name ?? '';
  }

  #player(info: SeatInfo): Player {
    // A bot that stands in is one, as long as the person is away.
    const bot = info.kind === 'bot' || (info.away === true && !this.replay);
    const here = info.kind === 'bot' || (info.online ?? false);
    const you = info.seat === this.viewer;
    // Records brought from elsewhere may not say who sat there: the game has names for its seats.
    const seat = info.seat + 1;
    const name =
      info.name || words.say(this.table.game, `seat-${seat}`) || t('seat-number', { seat });
    return { ...info, name, bot, here, you, status: this.#status(info) };
  }

  /** Where all choose in secret, the top of the stack says for whom it waits. */
  #status({ seat, kind, away, online }: SeatInfo): SeatStatus {
    if (this.result || this.ended || !this.view) return 'waiting';
    const top = this.view.stack.at(-1);
    const sealed = top !== undefined && 'yours' in top;
    // A replay shows the game as it was, not who is looking in today.
    const gone = !this.replay && (away || (kind === 'person' && online === false));
    if (!this.view.awaited.includes(seat)) return sealed ? 'sealed' : gone ? 'away' : 'waiting';
    if (gone) return 'away';
    if (this.thinking.includes(seat)) return 'thinking';
    // Where several are asked at once (CW-EXPAND.4), it is nobody's turn.
    return sealed || (top && 'waiting' in top) ? 'choosing' : 'turn';
  }

  // -------------------------------------------------------------- composing

  /** The choice as composed so far, as the rules write it; null is nothing yet. */
  get draft(): Choice {
    return this.#draft;
  }

  set draft(choice: Choice) {
    this.#draft = choice;
    this.refused = null;
    clearTimeout(this.#timer);
    if (choice === null) {
      this.considered = NOTHING;
      this.considering = false;
      return;
    }
    this.considering = true;
    this.#timer = setTimeout(async () => {
      const considered = await this.consider(choice);
      if (untrack(() => this.#draft) !== choice) return;
      this.considered = considered;
      this.considering = false;
    }, PAUSE);
  }

  /** What a choice would be in words, and why not; remembered until the next news. */
  consider(choice: Choice): Promise<Considered> {
    const key = JSON.stringify(choice);
    const known = this.#known.get(key);
    if (known) return known;
    const answer = this.#line.ask({ type: 'consider', choice }).then((message): Considered => {
      if (message.type !== 'considered') return NOTHING;
      const { text, refused, doubted, clause, brief } = message;
      return {
        said: text || null,
        brief,
        refusal: refused ? { text: refused, clause } : null,
        warning: doubted ? { text: doubted, clause } : null,
      };
    });
    this.#known.set(key, answer);
    return answer;
  }

  /** Send a choice, or the draft. True when it was done. */
  async choose(choice: Choice = this.#draft): Promise<boolean> {
    const { asked } = this;
    if (asked === null || choice === null || this.sending) return false;
    this.sending = true;
    try {
      const done = await this.#do({ type: 'choose', decision: asked.decision, choice });
      if (done && this.#draft === choice) this.draft = null;
      return done;
    } finally {
      this.sending = false;
    }
  }

  /** What a bot would choose; nothing if it comes after the question has been answered. */
  async hint(): Promise<Hinted | null> {
    const answer = await this.#line.ask({ type: 'hint' });
    if (answer.type !== 'hinted') this.#complain(answer);
    else if (answer.decision === this.asked?.decision)
      return {
        choice: answer.choice,
        said: answer.said ?? t('hinted', { said: answer.text }),
        why: answer.why ?? null,
      };
    return null;
  }

  undo(): Promise<boolean> {
    return this.#do({ type: 'undo' });
  }

  end(): Promise<boolean> {
    return this.#do({ type: 'end' });
  }

  agree(yes: boolean): Promise<boolean> {
    const { ballot } = this;
    return ballot ? this.#do({ type: 'vote', about: ballot.about, yes }) : Promise.resolve(false);
  }

  say(text: string): Promise<boolean> {
    return this.#do({ type: 'chat', text });
  }

  /** The server keeps silent about that person from now on; what was said before is hidden here. */
  async mute(person: string, on: boolean): Promise<boolean> {
    const done = await this.#do({ type: 'mute', person, on });
    const others = (this.you.muted ?? []).filter((other) => other !== person);
    if (done) this.you = { ...this.you, muted: on ? [...others, person] : others };
    return done;
  }

  // -------------------------------------------------------------- the line

  /** See the table from another seat (null: as a spectator). */
  sit(seat: number | null): void {
    this.ready = false;
    this.#line.move({ seat });
  }

  /** Ask for the plain board as well; a game's own does not need it. */
  plainly(board: boolean): void {
    this.#line.move({ board });
  }

  /** What was told in the other language is forgotten, and the draft put in words anew. */
  speak(lang: Lang): void {
    this.#known.clear();
    this.#line.move({ lang });
    this.draft = untrack(() => this.#draft);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line.close();
  }

  hear(message: Told): void {
    if ('seq' in message && message.type !== 'table' && !this.#follows(message.seq)) return;
    switch (message.type) {
      case 'table':
        return this.#begin(message);
      case 'news':
        return this.#news(message);
      case 'people':
        this.table = named(message.table);
        this.you = message.you;
        if (message.entry) {
          this.seated = message.entry;
          this.log = [...this.log, message.entry];
        }
        return;
      case 'thinking': {
        const others = this.thinking.filter((seat) => seat !== message.seat);
        this.thinking = message.on ? [...others, message.seat] : others;
        return;
      }
      case 'loading':
        this.loading = { done: message.done, total: message.total };
        return;
      case 'said':
        this.chat = [...this.chat, message.entry];
        return;
      case 'vote':
        this.ballot = message.ballot;
        this.settled = message.ballot ? null : (message.text ?? null);
        return;
      case 'error':
        this.error = { code: message.code, text: message.text };
        return;
    }
  }

  /** Whether this is the next entry of the log, or the same again; a gap asks for everything. */
  #follows(seq: number): boolean {
    const { since } = this.#line;
    if (since === null) return false;
    if (seq > since + 1) this.sync();
    else this.#line.since = Math.max(since, seq);
    return seq <= since + 1;
  }

  #begin(message: TableMessage): void {
    this.#told = message.seq;
    const same = this.asked?.decision === message.asked?.decision;
    for (const measure of this.before) measure(null);
    this.viewer = message.viewer;
    this.log = message.log;
    this.chat = message.chat;
    this.you = message.you ?? {};
    this.ballot = message.ballot ?? null;
    this.thinking = message.thinking ?? [];
    this.error = null;
    this.#situation(message);
    if (!same) this.draft = null;
    this.loading = null;
    this.ready = true;
    for (const move of this.after) move(null);
  }

  #news(message: NewsMessage): void {
    if (message.seq <= this.#told) return;
    this.#told = message.seq;
    const asked = this.asked?.decision;
    for (const measure of this.before) measure(message);
    const { seq, by, events, lines, passing } = message;
    if (lines.length) this.log = [...this.log, { seq, by, lines, passing }];
    this.#situation(message);
    if (this.asked?.decision !== asked) this.draft = null;
    this.events = { seq, by, events };
    for (const move of this.after) move(message);
  }

  #situation(message: TableMessage | NewsMessage): void {
    this.#line.since = message.seq;
    this.#known.clear();
    time.hear(message.now);
    this.missed = message.missed ?? [];
    this.table = named(message.table);
    this.view = message.view;
    this.asked = message.asked;
    this.result = message.result ?? null;
    this.board = message.board ?? null;
  }

  sync(): void {
    this.#line.send({ type: 'sync' });
  }

  async #do(message: ToServer): Promise<boolean> {
    const answer = await this.#line.ask(message);
    if (answer.type === 'done') {
      this.refused = null;
      return true;
    }
    this.#complain(answer);
    return false;
  }

  #complain(answer: Answer): void {
    if (answer.type === 'refused') {
      const { text, clause, key, args } = answer;
      this.refused = { text, clause, key, args };
    } else if (answer.type === 'error') this.refused = { text: answer.text };
  }
}

function named(table: TableSummary): Table {
  const title = table.title || t('table-unnamed');
  return { ...table, title, name: title };
}

/** A line that ends in a file. */
class Canned implements Line {
  since: number | null = null;
  onmessage: (message: Told) => void = () => {};
  onstate: (connected: boolean) => void = () => {};
  #fixture: Fixture;
  #news = 0;

  /** Fixtures may be written by hand: what they leave out is filled in. */
  constructor(fixture: Fixture) {
    const table = { ...fixture.table };
    table.title ??= (table as unknown as { name?: string }).name ?? '';
    const line = (x: string | { text: string }) => (typeof x === 'string' ? x : x.text);
    const log = fixture.log.map((entry) => ({ ...entry, lines: entry.lines.map(line) }));
    this.#fixture = { ...fixture, table, log };
  }

  open(): void {
    this.onstate(true);
    this.onmessage({ ...this.#fixture, type: 'table' });
  }

  move({ seat }: Partial<Where>): void {
    const viewer = seat === undefined ? this.#fixture.viewer : seat;
    this.onmessage({ ...this.#fixture, type: 'table', viewer });
  }

  async ask(message: ToServer): Promise<Answer> {
    const nonce = 'canned';
    if (message.type === 'consider') {
      const key = JSON.stringify(message.choice);
      const known = this.#fixture.considered?.[key];
      return {
        type: 'considered',
        nonce,
        text: known?.said ?? key,
        refused: known?.refusal?.text,
        doubted: known?.warning?.text,
        clause: (known?.refusal ?? known?.warning)?.clause,
        brief: known?.brief,
      };
    }
    if (message.type === 'hint' && this.#fixture.asked) {
      const { decision, default: choice } = this.#fixture.asked;
      return { type: 'hinted', nonce, decision, choice, text: JSON.stringify(choice) };
    }
    const news = this.#fixture.news?.[this.#news];
    const seq = (this.since ?? 0) + 1;
    if (message.type === 'choose' && news) {
      this.#news += 1;
      queueMicrotask(() => this.onmessage({ ...news, seq }));
    }
    return { type: 'done', nonce, seq };
  }

  send(): void {}

  close(): void {}
}
