/** Names of things: from the package's words, and the board's own. */

import { names, words } from '../../words/index.svelte';
import { COLOURS, CUBE_LETTERS, type Scholar, type Trick, type Zone } from './model/content';

export const name = names('dungeonology');

function own(row: { names?: Record<string, string> } | undefined): string | undefined {
  return row?.names?.[words.lang] ?? row?.names?.['en'];
}

export function zoneName(zone: Zone | undefined): string {
  return zone ? (own(zone) ?? name(`zone-${zone.id}`)) : '';
}

export function scholarName(scholar: Scholar | undefined): string {
  return scholar ? (own(scholar) ?? name(`scholar-${scholar.id}`)) : '';
}

export function trickName(trick: Trick | undefined): string {
  return trick ? (own(trick) ?? name(`trick-${trick.id}`)) : '';
}

/** A colour of Information by its number or its letter. */
export function colourName(colour: number | string): string {
  const at = typeof colour === 'number' ? colour : CUBE_LETTERS.indexOf(colour);
  return name(`column-${[...COLOURS, 'false', 'universal'][at] ?? ''}`);
}
