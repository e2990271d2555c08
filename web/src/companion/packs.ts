/** Packs that were typed in on this device, by game. */

import { keep, recall } from './kept';
import type { Pack } from './wire';

const key = (game: string) => `packs.${game}`;

export function packs(game: string): Pack[] {
  return recall<Pack[]>(key(game)) ?? [];
}

/** Under its name, in place of an earlier one. */
export function keepPack(game: string, pack: Pack): void {
  keep(key(game), [...packs(game).filter(({ name }) => name !== pack.name), pack]);
}
