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

/** The one of that name, if it is still here. */
export function packNamed(game: string, name: string | null | undefined): Pack | null {
  return packs(game).find((pack) => pack.name === name) ?? null;
}
