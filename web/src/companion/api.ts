/** HTTP: the doors of the companion. */

import { at, request } from '../api';
import type { AtTable, Crossover, Dialogue, Followed, Form, Scored, ToDo } from './wire';

type Table = Omit<AtTable, 'players' | 'answers'>;

const query = ({ seats, edition, options }: Table) => ({
  seats,
  edition,
  options: JSON.stringify(options),
});

export const companion = {
  form: (game: string, table: Table) =>
    request<Form>('GET', at('companion', game, 'form'), undefined, query(table)),
  score: (game: string, table: AtTable) =>
    request<Scored>('POST', at('companion', game, 'score'), table),
  ask: (game: string, helper: string, table: Table) =>
    request<Form>('GET', at('companion', game, 'helpers', helper), undefined, query(table)),
  tell: (game: string, helper: string, table: AtTable & { seed: number }) =>
    request<ToDo>('POST', at('companion', game, 'helpers', helper), table),
  follow: (game: string, dialogue: string, so_far: Dialogue) =>
    request<Followed>('POST', at('companion', game, 'dialogues', dialogue), so_far),
  crossover: (game: string, seed: number) =>
    request<Crossover>('GET', at('companion', game, 'crossover'), undefined, { seed }),
};
