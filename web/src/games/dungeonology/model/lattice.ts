/** DG-18, DG-19 The Dungeon as geometry, enough to draw it and to say what a place would mean; the unit is half a Zone's side. */

import { CONTENT, LETTERS, floorOf, type Zone } from './content';
import type { Edge, ExpeditionView, Place } from './view';

export const SLOTS = 'abcdefgh';
/** GS5 Of a Zone as wide as two: by quarter, and the slot of that quarter; clockwise like the others. */
const QUARTERED =
  'NW.a NW.b NE.a NE.b NE.c NE.d SE.c SE.d SE.e SE.f SW.e SW.f SW.g SW.h NW.g NW.h'.split(' ');
const NAMES: readonly (readonly string[])[] = [[...SLOTS], QUARTERED];
export const SIDES = ['north', 'east', 'south', 'west'] as const;

export interface Lying {
  zone: Zone;
  x: number;
  y: number;
  /** Clockwise quarter turns. */
  turns: number;
}

export const sizeOf = (zone: Zone): number => zone.size ?? 1;

/** How long a side is, in units. */
export const sideOfZone = (zone: Zone): number => 2 * sizeOf(zone);

/** The names of all slots of a Zone, clockwise from the north side's west one. */
export const slotNames = (zone: Zone): readonly string[] => NAMES[sizeOf(zone) - 1] ?? [];

const namesOf = (slot: string): readonly string[] =>
  NAMES.find((names) => names.includes(slot)) ?? [];

/** By slot, the unit edge of a Zone at (0, 0): of that cell 0 the north edge, 1 the west edge. */
function edgeAt(at: number, side: number): Edge {
  const [way, along] = [Math.floor(at / side), at % side];
  const back = side - 1 - along;
  if (way === 0) return [along, 0, 0];
  if (way === 1) return [side, along, 1];
  return way === 2 ? [back, side, 0] : [0, back, 1];
}

/** DG-Q.24 A quarter turn moves each slot on by a side. */
export function turned(slot: string, turns: number): string {
  const names = namesOf(slot);
  const many = names.length;
  return names[(((names.indexOf(slot) + (many / 4) * turns) % many) + many) % many] ?? '';
}

/** The Passages of a Zone as printed. */
export function printedWays(zone: Zone): string[] {
  return sizeOf(zone) > 1 ? zone.passages.split(' ') : [...zone.passages];
}

/** The Passages of a Zone as it lies. */
export function passages({ zone, turns }: Pick<Lying, 'zone' | 'turns'>): string[] {
  return printedWays(zone).map((slot) => turned(slot, turns));
}

/** Where the middle square of a Zone begins: what is printed and who stands there is in it. */
export function corner({ zone, x, y }: Lying): { x: number; y: number } {
  return { x: x + sizeOf(zone) - 1, y: y + sizeOf(zone) - 1 };
}

/** The letters of the Door at a slot of a Zone as it lies; none without a Door. */
export function door({ zone, turns }: Lying, slot: string): string {
  return zone.doors?.[turned(slot, -turns)] ?? '';
}

export function edge({ x, y }: { x: number; y: number }, slot: string): Edge {
  const names = namesOf(slot);
  const [dx, dy, way] = edgeAt(names.indexOf(slot), names.length / 4);
  return [x + dx, y + dy, way];
}

export function sideOf(slot: string): (typeof SIDES)[number] {
  const names = namesOf(slot);
  return SIDES[Math.floor((4 * names.indexOf(slot)) / names.length)]!;
}

/** The middle of a unit edge. */
export function middle([x, y, side]: Edge): [number, number] {
  return side === 0 ? [x + 0.5, y] : [x, y + 0.5];
}

export function sameEdge(a: Edge, b: Edge): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

/** DG-18.3 The slots at which two Zones touch, of the one and of the other. */
export function contacts(one: Lying, other: Lying): [string, string][] {
  const names = slotNames(other.zone);
  const theirs = names.map((slot) => edge(other, slot));
  return slotNames(one.zone).flatMap((slot): [string, string][] => {
    const at = theirs.findIndex((each) => sameEdge(each, edge(one, slot)));
    return at < 0 ? [] : [[slot, names[at]!]];
  });
}

/** Where a Passage meets a Passage, Wall or not. */
export function matching(one: Lying, other: Lying): [string, string][] {
  const mine = passages(one);
  const theirs = passages(other);
  return contacts(one, other).filter(([i, j]) => mine.includes(i) && theirs.includes(j));
}

/** DG-18.5 Where one can go from the one to the other, Doors aside. */
export function ways(one: Lying, other: Lying, walls: readonly Edge[]): [string, string][] {
  return matching(one, other).filter(([i]) => !walls.some((wall) => sameEdge(wall, edge(one, i))));
}

export function lying(view: ExpeditionView): Lying[] {
  return view.placed.flatMap(([zone, x, y, turns]) => {
    const row = CONTENT.zones[zone];
    return row ? [{ zone: row, x, y, turns }] : [];
  });
}

/** Every spot in the order of links from the camp, then whatever hangs on nothing. */
export function linkOrder(tiles: readonly Lying[], walls: readonly Edge[]): number[] {
  const found = tiles.length ? [0] : [];
  for (const spot of found)
    tiles.forEach((tile, other) => {
      if (!found.includes(other) && ways(tiles[spot]!, tile, walls).length) found.push(other);
    });
  return [...found, ...tiles.keys()].filter((spot, at, all) => all.indexOf(spot) === at);
}

/** Whether a Zone covers a cell of the lattice. */
function covers(tile: Lying, x: number, y: number): boolean {
  const side = sideOfZone(tile.zone);
  return x >= tile.x && x < tile.x + side && y >= tile.y && y < tile.y + side;
}

/** Whether an ordinary Zone at (x, y) would lie upon another (DG-18.10). */
export function covered(tiles: readonly Lying[], x: number, y: number): boolean {
  const cells = [x, x + 1].flatMap((i) => [y, y + 1].map((j): [number, number] => [i, j]));
  return cells.some(([i, j]) => !freeCell(tiles, i, j));
}

/** Whether a cell of the lattice is free. */
export function freeCell(tiles: readonly Lying[], x: number, y: number): boolean {
  return !tiles.some((tile) => covers(tile, x, y));
}

/** The Passages of a Zone that lead into the dark: slot, and the cell behind it. */
export function openings(
  tiles: readonly Lying[],
  here: Lying,
): { slot: string; x: number; y: number }[] {
  return passages(here).flatMap((slot) => {
    const [x, y, side] = edge(here, slot);
    const cell = covers(here, x, y) ? { x: side ? x - 1 : x, y: side ? y : y - 1 } : { x, y };
    return freeCell(tiles, cell.x, cell.y) ? [{ slot, ...cell }] : [];
  });
}

// ---------------------------------------------------------------- places for a new Zone

/** A place with all the ways in which the Zone may be turned there. */
export interface Ground {
  x: number;
  y: number;
  turns: number[];
}

/** From the top, then from the left: as one reads, so that the numbers are found. */
export function grounds(places: readonly Place[]): Ground[] {
  const found: Ground[] = [];
  for (const [x, y, turns] of places) {
    const known = found.find((ground) => ground.x === x && ground.y === y);
    if (known) known.turns.push(turns);
    else found.push({ x, y, turns: [turns] });
  }
  for (const ground of found) ground.turns.sort();
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

export interface Outlook {
  /** Passages that join it to where the Scholar is. */
  links: number;
  /** Other Zones that it would be Linked to. */
  others: Zone[];
  /** DG-Q.26, DG-19.6 Walls that would be laid. */
  walls: number;
  /** The letters of the Door that stops the Scholar (DG-18.16); null where none does. */
  shut: string | null;
}

/** What laying a Zone there would mean. */
export function outlook(
  view: ExpeditionView,
  zone: Zone,
  [x, y, turns]: Place,
  beside: number,
  byStairs: boolean,
  cubes: readonly number[],
): Outlook {
  const tiles = lying(view);
  const there: Lying = { zone, x, y, turns };
  const here = tiles[beside];
  const links = here ? matching(here, there) : [];
  const others: Zone[] = [];
  let walls = 0;
  tiles.forEach((tile, spot) => {
    if (spot === beside) return;
    const met = matching(tile, there).length;
    const apart = floorOf(tile.zone) !== floorOf(zone);
    const walled = byStairs
      ? view.options['stairs_wall_scope'] !== 'other_floor' || apart
      : apart && view.options['auto_wall_between_floors'] !== false;
    if (walled) walls += met;
    else if (met) others.push(tile.zone);
  });
  const asked = links.map(([, slot]) => door(there, slot));
  const open = asked.some((letters) => [...letters].every((l) => cubes[LETTERS.indexOf(l)]));
  return { links: links.length, others, walls, shut: open ? null : (asked[0] ?? null) };
}

// ---------------------------------------------------------------- figures

/** Where a figure stands in a Zone, in half-sides from its corner: side by side below the cubes; from near at the left, where they hide nothing. */
export function standing(
  index: number,
  count: number,
  detail: 'near' | 'mid' | 'far',
): [number, number] {
  if (detail === 'near') return [0.34 + index * 0.36, 1.52];
  const gap = Math.min(0.42, 1.4 / Math.max(1, count));
  return [1 + (index - (count - 1) / 2) * gap, detail === 'mid' ? 1.38 : 1.74];
}

/** Through which points a Scholar goes from spot to spot: through the Passage where there is one, never over a wall. */
export function path(view: ExpeditionView, from: number, to: number): [number, number][] {
  const tiles = lying(view);
  const [one, other] = [tiles[from], tiles[to]];
  if (!one || !other) return [];
  const way = ways(one, other, view.walls)[0];
  return way ? [middle(edge(one, way[0]))] : [];
}
