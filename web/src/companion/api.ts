/** HTTP: the doors of the companion. */

import { at, request } from '../api';
import type { AtTable, Form, Scored } from './wire';

export const companion = {
  form: (game: string, { seats, edition, options }: Omit<AtTable, 'players' | 'answers'>) =>
    request<Form>('GET', at('companion', game, 'form'), undefined, {
      seats,
      edition,
      options: JSON.stringify(options),
    }),
  score: (game: string, table: AtTable) =>
    request<Scored>('POST', at('companion', game, 'score'), table),
};
