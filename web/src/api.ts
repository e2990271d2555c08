/** HTTP: one function for each request of docs/protocol.md. */

import type {
  Choice,
  Clause,
  Clock,
  Component,
  GameBox,
  GuideStep,
  Hall,
  Json,
  Lang,
  Person,
  SeatKind,
  TableMessage,
  TableSummary,
  Trouble,
} from './wire';
import { words } from './words/index.svelte';

export interface InvitationTold {
  link: string;
  only_here: boolean;
}

export class ApiError extends Error {
  readonly trouble: Trouble;
  readonly status: number;

  constructor(status: number, trouble: Trouble) {
    super(trouble.text);
    this.status = status;
    this.trouble = trouble;
  }
}

export type Query = Record<string, string | number | null | undefined>;

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
): Promise<T> {
  const text = await told(method, path, body, query);
  return (text ? parse(text) : null) as T;
}

/** The answer as it was written. */
async function told(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
): Promise<string> {
  const asked = new URLSearchParams({ lang: words.lang });
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) asked.set(name, String(value));
  const answer = await fetch(`/api${path}?${asked}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, trouble(answer.status, parse(text)));
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function trouble(status: number, data: unknown): Trouble {
  const found = data as Partial<Trouble> | null;
  return { ...found, code: found?.code ?? String(status), text: found?.text ?? `${status}` };
}

export const at = (...parts: (string | number)[]) =>
  '/' + parts.map((x) => encodeURIComponent(x)).join('/');

export interface NewSeat {
  kind: SeatKind;
  level?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  title?: string;
  edition: string;
  options: Record<string, Json>;
  seats: NewSeat[];
  clock: Partial<Clock>;
  listed: boolean;
  /** The text of an owner's pack. */
  content?: string | null;
}

/** What does not go with the rest, and why: by edition, number of seats, option and value. */
export interface Off {
  edition: Record<string, string>;
  seats: Record<string, string>;
  options: Record<string, (string | null)[]>;
}

export interface Replayed extends Omit<TableMessage, 'type'> {
  steps: number;
  step: number;
}

/** A decision where a search would have chosen otherwise. */
export interface Mark {
  /** The position at the decision is the one before it. */
  step: number;
  /** How far the game was: 'Turn 7'. */
  stage: string;
  kind: string;
  title: string;
  choice: string;
  better: string;
  /** What it was worth, in points of the final lead. */
  points: number;
}

export interface Reviewed {
  seat: number;
  done: number;
  count: number;
  /** How often a bot in that seat, or the clock, chose instead. */
  others: number;
  failed: boolean;
  /** Seconds that it may take yet, once that can be guessed. */
  left: number | null;
  marks: Mark[];
}

export const api = {
  guest: (name: string, lang: Lang) => request<Person>('POST', '/people', { name, lang }),
  me: () => request<Person | null>('GET', '/me'),
  change: (change: Partial<Pick<Person, 'name' | 'lang'>>) =>
    request<Person>('PATCH', '/me', change),
  account: (user: string, password: string) =>
    request<Person>('POST', '/account', { user, password }),
  signIn: (user: string, password: string) =>
    request<Person>('POST', '/session', { user, password }),
  signOut: () => request<null>('DELETE', '/session'),

  games: () => request<GameBox[]>('GET', '/games'),
  rules: (game: string) => request<Clause[]>('GET', `${at('games', game)}/rules`),
  terms: (game: string, wish: { edition: string; seats: number; options: Record<string, Json> }) =>
    request<Off>('POST', `${at('games', game)}/terms`, wish),
  /** Refused with its faults, where it cannot be played with. */
  tryPack: (game: string, content: string) =>
    request<true>('POST', `${at('games', game)}/pack`, { content }),
  content: (table: string) => request<Component[]>('GET', `${at('tables', table)}/content`),
  guide: (table: string) => request<GuideStep[]>('GET', `${at('tables', table)}/guide`),
  guided: (game: string, guide: string, title: string) =>
    request<TableSummary>('POST', '/tables', { game, guide, title }),
  welcome: (table: string, invitation: string | null) =>
    request<{ may_sit: boolean }>('GET', `${at('tables', table)}/welcome`, undefined, {
      invitation,
    }),
  invitation: (table: string) =>
    request<InvitationTold>('GET', `${at('tables', table)}/invitation`),
  renewInvitation: (table: string) =>
    request<InvitationTold>('POST', `${at('tables', table)}/invitation`),

  hall: () => request<Hall>('GET', '/tables'),
  open: (table: NewTable) => request<TableSummary>('POST', '/tables', table),
  table: (id: string) => request<TableSummary>('GET', at('tables', id)),
  seat: (id: string, seat: number, how: NewSeat & { invitation?: string | null }) =>
    request<TableSummary>('POST', at('tables', id, 'seats', seat), how),
  leave: (id: string, seat: number) =>
    request<TableSummary>('DELETE', at('tables', id, 'seats', seat)),
  /** Not read: a seed has more digits than a number here can hold. */
  record: (id: string) => told('GET', `${at('tables', id)}/record`),
  import: (record: string) => request<TableSummary>('POST', '/records', record),
  /** Without a step: the end, with the whole log. */
  replay: (id: string, step: number | null, seat: number | null) =>
    request<Replayed>('GET', `${at('tables', id)}/replay`, undefined, { step, seat, board: 1 }),
  review: (id: string, seat: number) =>
    request<Reviewed>('GET', `${at('tables', id)}/review`, undefined, { seat }),
  fork: (id: string, step: number, seats: NewSeat[]) =>
    request<TableSummary>('POST', `${at('tables', id)}/fork`, { step, seats }),
  /** The same once more; the seats of others are free. */
  again: (id: string) => request<TableSummary>('POST', `${at('tables', id)}/again`),
};

export type { Choice };
