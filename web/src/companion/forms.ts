/** Forms that are asked of the house by what was entered: the last one is kept on this device. */

import { words } from '../words/index.svelte';
import { companion } from './api';
import { remembered } from './kept';
import type { AtTable, Form, PackForm } from './wire';

export function moveForm(game: string, table: AtTable, content: string | null): Promise<Form> {
  const { seats, edition, options } = table;
  const asking = { seats, edition, options, players: [], answers: { table: {}, seats: [] } };
  const shape = JSON.stringify([seats, edition, options, content, words.lang]);
  return remembered(`form.move.${game}`, shape, companion.move.form(game, { ...asking, content }));
}

export function packForm(game: string, content: string | null): Promise<PackForm> {
  const shape = JSON.stringify([content, words.lang]);
  return remembered(`form.pack.${game}`, shape, companion.pack.form(game, content));
}
