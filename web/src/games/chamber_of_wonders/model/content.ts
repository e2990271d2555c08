/** What is on the cards: read from the package's own file, so that there is one truth. */

import text from '../../../../../src/ludoteca/games/chamber_of_wonders/data/content.toml?raw';
import { tables, type Told } from '../../pack';

export const TYPES = ['monster', 'grotesque', 'legendary', 'precious', 'arcane', 'book'] as const;
export type WonderType = (typeof TYPES)[number];
export const PARTS = ['head', 'body', 'legs'] as const;
export type Part = (typeof PARTS)[number];

export interface Design {
  id: string;
  type: WonderType;
  /** The part of a Monster, the kind of a Book. */
  kind: string;
  value: number;
  fame: number;
  copies: number;
  provenance: string;
  /** In each language, where a pack has its own. */
  names?: Record<string, string>;
}

export interface Equipment {
  id: string;
  pounds: number;
  cards: number;
}

const read = tables(text);

const OURS: readonly Design[] = (read['wonder'] ?? []).map(
  (row) => ({ kind: '', ...row }) as unknown as Design,
);
const DRAWN = new Set(OURS.map(({ id }) => id));

/** By face: ours, or those of the pack that a table plays with. */
export const DESIGNS: Design[] = [...OURS];

/** Play with a pack; without one, with ours again. */
export function adopt(pack: readonly Told[] | null): void {
  const told = pack?.filter(({ group }) => group === 'wonder');
  const designs = told?.map((row) => ({ kind: '', ...row, id: row.name }) as unknown as Design);
  DESIGNS.splice(0, DESIGNS.length, ...(designs ?? OURS));
}

/** Its drawing, or for a Wonder that is not ours the sign of its type. */
export function drawing(design: Design): string {
  return DRAWN.has(design.id) ? design.id : `t-${design.type}`;
}

export const EQUIPMENT: Readonly<Record<string, Equipment>> = Object.fromEntries(
  (read['area'] ?? []).map((row) => [row['id'], row as unknown as Equipment]),
);

export const AREAS = ['whitechapel', 'westminster', 'hyde-park', 'bank', 'abbey'] as const;
export const SOLO_AREAS = [
  'business-house',
  'scotland-yard',
  'daily-telegraph',
  'central-market',
] as const;
export const SOLO_CONTACTS = ['clark', 'olivander', 'boss', 'cara', 'parker', 'catherine'] as const;

/** The sides of the Areas in the order in which the rules number them. */
export function sides(solo: boolean): string[] {
  return (solo ? SOLO_AREAS : AREAS).flatMap((area) => [`${area}-A`, `${area}-B`]);
}

/** `hyde-park-B` is Hyde Park, side B. */
export function sideOf(area: string): { name: string; side: string } {
  const at = area.lastIndexOf('-');
  return { name: area.slice(0, at), side: area.slice(at + 1) };
}
