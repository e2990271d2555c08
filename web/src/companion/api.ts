/** HTTP: the doors of the companion. */

import { ApiError, at, request as asked, type Query } from '../api';
import type { NewSeat } from '../api';
import type { Clock } from '../wire';
import { device } from './device/device.svelte';
import type {
  AtTable,
  Card,
  Checked,
  Crossover,
  Dialogue,
  Followed,
  Form,
  Gathered,
  HandAsked,
  Laid,
  Misfit,
  Opened,
  PackForm,
  Problem,
  Progress,
  Rebuilt,
  Row,
  Scored,
  ToDo,
} from './wire';

const NOBODY = [502, 503, 504];

/** Of the hall; where it cannot be reached, of the rules on this device. */
async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
): Promise<T> {
  try {
    const found = await asked<T>(method, path, body, query);
    if (method !== 'GET') device.rest(); // others may come from the cache
    return found;
  } catch (error) {
    const lost = error instanceof TypeError;
    const nobody = error instanceof ApiError && NOBODY.includes(error.status);
    if (!lost && !nobody) throw error;
    return device.answer<T>(method, path, body, query, error);
  }
}

type Table = Omit<AtTable, 'players' | 'answers'>;

const query = ({ seats, edition, options }: Table) => ({
  seats,
  edition,
  options: JSON.stringify(options),
});

export const companion = {
  form: (game: string, table: Table, content: string | null = null) =>
    content === null
      ? request<Form>('GET', at('companion', game, 'form'), undefined, query(table))
      : request<Form>('POST', at('companion', game, 'form'), {
          seats: table.seats,
          edition: table.edition,
          options: table.options,
          answers: { table: {}, seats: [] },
          content,
        }),
  score: (game: string, table: AtTable & { content: string | null }) =>
    request<Scored>('POST', at('companion', game, 'score'), table),
  ask: (game: string, helper: string, table: Table) =>
    request<Form>('GET', at('companion', game, 'helpers', helper), undefined, query(table)),
  tell: (game: string, helper: string, table: AtTable & { seed: number; content: string | null }) =>
    request<ToDo>('POST', at('companion', game, 'helpers', helper), table),
  follow: (game: string, dialogue: string, so_far: Dialogue) =>
    request<Followed>('POST', at('companion', game, 'dialogues', dialogue), so_far),
  crossover: (game: string, seed: number) =>
    request<Crossover>('GET', at('companion', game, 'crossover'), undefined, { seed }),
  move: {
    form: (game: string, table: Laid) =>
      request<Form>('POST', at('companion', game, 'move', 'form'), table),
    check: (game: string, table: Laid) =>
      request<Checked>('POST', at('companion', game, 'move', 'check'), table),
    map: (game: string, table: Laid) =>
      request<{ picture: string }>('POST', at('companion', game, 'move', 'map'), table),
    gather: (game: string, table: Laid) =>
      request<Gathered>('POST', at('companion', game, 'move', 'gather'), table),
    progress: (id: string) => request<Progress>('GET', at('companion', 'gatherings', id)),
    open: (game: string, table: Laid & { wishes: NewSeat[]; clock: Clock; listed: boolean }) =>
      request<Opened>('POST', at('companion', game, 'move', 'open'), table),
    read: (game: string, setting: string) =>
      request<Laid>('POST', at('companion', game, 'move', 'read'), { setting }),
  },
  hand: {
    ask: (id: string, seat: string, key: string) =>
      request<HandAsked>('GET', at('companion', 'gatherings', id, seat), undefined, { key }),
    enter: (id: string, seat: string, key: string, answers: Row) =>
      request<{ problems: Problem[] }>('POST', at('companion', 'gatherings', id, seat), {
        key,
        answers,
      }),
  },
  pack: {
    /** Ours, or what is in a file. */
    form: (game: string, content: string | null) =>
      request<PackForm>('POST', at('companion', game, 'pack', 'form'), { content }),
    check: (game: string, rows: Record<string, Card[]>) =>
      request<{ content: string; misfits: Misfit[] }>(
        'POST',
        at('companion', game, 'pack', 'check'),
        { rows },
      ),
  },
  rebuild: (table: string, step: number | null, seat: number | null) =>
    request<Rebuilt>('GET', at('tables', table, 'rebuild'), undefined, { step, seat }),
};
