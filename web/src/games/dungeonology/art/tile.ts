/**
 * One Zone of the Dungeon, drawn from data, in a square of 200 × 200, a larger one in one of its size; a unit is 100.
 * Walls, Passages and Doors turn; words, cubes and effects stay upright. A Floor is told by the shape of its rooms.
 */

import { edge, middle, printedWays, sideOf, sizeOf, turned, SIDES } from '../model/lattice';
import type { Zone, ZoneEffect } from '../model/content';

export type Detail = 'near' | 'mid' | 'far';
type Floor = 'START' | 'I' | 'II' | 'III' | 'IV';

export interface Look {
  turns: number;
  detail: Detail;
  name: string;
  /** By space: the letter of the cube that lies there, or null. */
  cubes: readonly (string | null)[];
  /** Effects that do nothing at this table, or no more. */
  idle?: (effect: ZoneEffect) => boolean;
  /** DG-36 Tokens that lie in the Zone, left of what is printed. */
  tokens?: readonly ZoneEffect[];
}

/** Which sign an effect has, and when it works: its frame. */
const EFFECTS: Record<string, [sign: string, frame: string]> = {
  'good-luck': ['z-goodluck', 'passive'],
  'bad-luck': ['z-badluck', 'passive'],
  danger: ['z-danger', 'passive'],
  ambush: ['z-ambush', 'entry'],
  stop: ['z-stop', 'entry'],
  toll: ['z-toll', 'entry'],
  stairs: ['z-stairs', 'entry'],
  boss: ['z-boss', 'entry'],
  'secret-passage': ['z-secret', 'exit'],
  bivouac: ['z-bivouac', 'action'],
  teleport: ['z-teleport', 'action'],
  hecatomb: ['z-hecatomb', 'entry'],
  bucket: ['z-bucket', 'entry'],
  'snake-pit': ['z-trap', 'entry'],
  idol: ['k-tome', 'action'],
  pillar: ['z-trap', 'action'],
  bridge: ['z-forced', 'exit'],
  'forced-passage': ['z-forced', 'passive'],
  'hire-familiar': ['z-familiar', 'action'],
  trap: ['z-trap', 'entry'],
  fool: ['z-goodluck', 'passive'],
};

type Point = [number, number];
const OUT: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const at = (slot: string): Point => {
  const [x, y] = middle(edge({ x: 0, y: 0 }, slot));
  return [100 * x, 100 * y];
};
const out = (slot: string): Point => OUT[SIDES.indexOf(sideOf(slot))]!;
/** How wide a Zone is drawn: 200 for an ordinary one. */
export const widthOf = (zone: Zone): number => 200 * sizeOf(zone);
const short = (n: number): number => Math.round(n * 10) / 10;

export function floorName(zone: Zone): Floor {
  return zone.id === 'START' ? 'START' : (zone.id.split('-')[0] as Floor);
}

/** Small noise, always the same for one Zone: its hand. */
function noise(seed: string): () => number {
  let hash = 2166136261;
  for (const sign of seed) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return () => {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return ((hash >>> 0) % 10000) / 10000;
  };
}

// ---------------------------------------------------------------- rooms

/** Dug earth: an uneven line. */
function burrow(random: () => number, half: number, uneven: number): string {
  const many = 20;
  const points = Array.from({ length: many }, (_, i): Point => {
    const angle = (i / many) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = half / (Math.abs(c) ** 5 + Math.abs(s) ** 5) ** 0.2 - random() * uneven;
    return [100 + c * reach, 100 + s * reach];
  });
  const between = (a: Point, b: Point) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const lines = points.map((p, i) => {
    const next = points[(i + 1) % many]!;
    return `Q${short(p[0])} ${short(p[1])} ${between(p, next)}`;
  });
  return `M${between(points[0]!, points[many - 1]!)}${lines.join('')}z`;
}

function room(floor: Floor, random: () => number): string {
  switch (floor) {
    case 'START':
      return burrow(random, 92, 6);
    case 'I':
      return burrow(random, 87, 7);
    case 'II':
      return 'M16 16H184V184H16z';
    case 'III':
      return 'M58 14H142L186 58V142L142 186H58L14 142V58z';
    case 'IV':
      return 'M100 13a87 87 0 1 0 .01 0z';
  }
}

function corridor(slot: string, floor: Floor): string {
  const [x, y] = at(slot);
  const [ox, oy] = out(slot);
  const wide = floor === 'I' || floor === 'START' ? 19 : 17;
  const deep = 62;
  const way = ox > oy ? wide : -wide; // all drawn clockwise: where two meet, no hole
  const [px, py] = oy ? [way, 0] : [0, way];
  return `M${x - px + ox * 6} ${y - py + oy * 6}L${x + px + ox * 6} ${y + py + oy * 6}L${x + px - ox * deep} ${y + py - oy * deep}L${x - px - ox * deep} ${y - py - oy * deep}z`;
}

/** Masonry: under the floor, in the rock; and over it. */
function masonry(floor: Floor, random: () => number): { under: string; over: string } {
  switch (floor) {
    case 'START':
    case 'I':
      return { under: '', over: roots(random) + (floor === 'I' ? lantern(random) : '') };
    case 'II':
      return { under: '', over: columns() };
    case 'III':
      return vault();
    case 'IV':
      return well();
  }
}

function roots(random: () => number): string {
  return CORNERS.map(([cx, cy]) => {
    const [sx, sy] = [cx ? -1 : 1, cy ? -1 : 1];
    const [x, y] = [cx * 200, cy * 200];
    const j = short(random() * 6);
    return `<path class="dg-root" d="M${x + sx * 4} ${y + sy * 6}q${sx * 16} ${sy * (6 + j)} ${sx * 24} ${sy * 22}t${sx * (13 + j)} ${sy * 12}M${x + sx * 15} ${y + sy * 13}q${sx * 4} ${sy * 16} ${sx * 15} ${sy * 25}M${x + sx * 26} ${y + sy * 25}q${sx * 12} ${sy * -3} ${sx * (17 + j)} ${sy * -1}"/>`;
  }).join('');
}

function lantern(random: () => number): string {
  const x = random() < 0.5 ? 32 : 168;
  return `<g class="dg-lantern" transform="translate(${x} 118)"><path d="M0-15v6M-5-7h10l2 3v12l-3 3h-8l-3-3V-4z"/><path class="glow" d="M0-3c1.6 2.4 2.6 3.6 2.6 5.4a2.6 2.6 0 0 1-5.2 0C-2.6.6-1.6-.6 0-3z"/></g>`;
}

function columns(): string {
  const flags =
    '<path class="dg-flag" d="M16 72H184M16 128H184M58 16V72M100 16V72M142 16V72M79 72V128M37 72V128M121 72V128M163 72V128M58 128V184M100 128V184M142 128V184"/>';
  const corners = CORNERS.map(([cx, cy]) => {
    const [x, y] = [cx ? 170 : 14, cy ? 170 : 14];
    return `<rect class="dg-col" x="${x}" y="${y}" width="16" height="16"/><rect class="dg-colcut" x="${x + 4}" y="${y + 4}" width="8" height="8"/>`;
  });
  const sides = OUT.map(([ox, oy]) => [100 + 84 * ox, 100 + 84 * oy]).map(
    ([x, y]) => `<rect class="dg-col" x="${x! - 6}" y="${y! - 6}" width="12" height="12"/>`,
  );
  return flags + corners.join('') + sides.join('');
}

function vault(): { under: string; over: string } {
  const stones =
    '<path class="dg-vous" d="M-4-30L-17-36V-20L-4-17zM-4-14-17-17V-2L-4-1zM-4 1-17 2V17L-4 14zM-4 17-17 20V36L-4 30z"/>';
  const under = CORNERS.map(
    ([cx, cy], i) =>
      `<g transform="translate(${36 + 128 * cx} ${36 + 128 * cy}) rotate(${45 + 90 * i})">${stones}</g>`,
  ).join('');
  const over =
    '<path class="dg-rib" d="M36 36Q88 92 100 100Q112 108 164 164M164 36Q112 92 100 100Q88 108 36 164M100 14V186M14 100H186"/><circle class="dg-rib" cx="100" cy="100" r="26"/>';
  return { under, over };
}

/** Charybdis' Lair: a sea cave with a whirlpool around what is printed. */
const CAVERN =
  'M200 24C318 20 380 84 377 201C381 316 315 379 199 376C84 380 21 317 24 200C20 83 82 21 200 24z';
const MAELSTROM =
  '<path class="dg-rib" d="M200 58C300 56 346 112 343 201C346 292 290 344 199 342C108 345 56 290 58 200C55 118 104 72 168 70"/><path class="dg-rib" d="M200 82C286 80 322 128 319 201C321 278 276 320 199 318C122 321 80 276 82 200C80 152 106 112 146 98"/>';

function well(): { under: string; over: string } {
  const under = CORNERS.map(
    ([cx, cy]) =>
      `<path class="dg-vous" d="m${26 + 148 * cx} ${15 + 148 * cy} 3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/>`,
  ).join('');
  const over =
    '<circle class="dg-rib" cx="100" cy="100" r="70"/><circle class="dg-rib" cx="100" cy="100" r="48"/>';
  return { under, over };
}

function doorMark(slot: string, letters: string): string {
  const [x, y] = at(slot);
  const [ox, oy] = out(slot);
  const [cx, cy] = [x - ox * 15, y - oy * 15];
  const level = oy !== 0;
  const size = letters.length > 1 ? 21 : 25;
  const bar = level ? `M${cx - 20} ${cy}h40` : `M${cx} ${cy - 20}v40`;
  const tokens = [...letters].map((letter, i) => {
    const off = (i - (letters.length - 1) / 2) * 20;
    return `<use href="#i-${letter}" x="${short(cx - size / 2 + (level ? off : 0))}" y="${short(cy - size / 2 + (level ? 0 : off))}" width="${size}" height="${size}"/>`;
  });
  return `<g class="dg-door"><path class="dg-doorbar" d="${bar}"/>${tokens.join('')}</g>`;
}

// ---------------------------------------------------------------- what is printed

/** The frame tells when it works, the sign what it is, the badge its number, the token its colour. */
export function effectSvg(
  effect: ZoneEffect,
  x: number,
  y: number,
  size = 35,
  idle = false,
): string {
  const [sign, frame] = EFFECTS[effect.kind] ?? ['z-trap', 'passive'];
  const inner = short(size * (frame === 'entry' ? 0.62 : frame === 'exit' ? 0.6 : 0.68));
  const half = size / 2;
  let drawn = `<use class="dg-fxframe" href="#f-${frame}" x="${-half}" y="${-half}" width="${size}" height="${size}"/><use class="dg-fxglyph" href="#${sign}" x="${-inner / 2}" y="${-inner / 2}" width="${inner}" height="${inner}"/>`;
  if (effect.letter)
    drawn += `<text class="dg-fxletter" y="${short(size * 0.17)}" font-size="${short(size * 0.34)}">${effect.letter}</text>`;
  if (effect.number)
    drawn += `<circle class="dg-fxn" cx="${short(size * 0.37)}" cy="${short(size * 0.34)}" r="${short(size * 0.235)}"/><text class="dg-fxnt" x="${short(size * 0.37)}" y="${short(size * 0.475)}" font-size="${short(size * 0.38)}">${effect.number}</text>`;
  if (effect.colour)
    drawn += `<use href="#i-${effect.colour}" x="${short(-size * 0.56)}" y="${short(size * 0.1)}" width="${short(size * 0.46)}" height="${short(size * 0.46)}"/>`;
  return `<g class="dg-fx${idle ? ' dg-idle' : ''}" transform="translate(${short(x)} ${short(y)})">${drawn}</g>`;
}

function shield(number: number, y: number): string {
  return `<g class="dg-alert" transform="translate(100 ${y})"><path d="M-16-10C-23-11-26-17-23.5-24c2.5 4.6 5.5 7 10 7.5h27c4.5-.5 7.5-2.9 10-7.5 2.5 7-.5 13-7.5 14V1c0 8.5-6.5 13.2-16 18C-9.5 14.2-16 9.5-16 1z"/><text y="7.5" font-size="23">${number}</text></g>`;
}

/** In one line, or in two of about the same length. */
function lines(name: string): string[] {
  if (name.length <= 15) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, i) => {
    const pair = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { pair, long: Math.max(...pair.map((each) => each.length)) };
  });
  cuts.sort((a, b) => a.long - b.long);
  return cuts[0]?.pair ?? [name];
}

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function title(name: string): string {
  const told = lines(name);
  const longest = Math.max(...told.map((line) => line.length));
  const most = told.length > 1 ? 13.5 : 14.5;
  const size = short(Math.min(most, 290 / longest));
  return told
    .map(
      (line, i) =>
        `<text class="dg-name" x="100" y="${(told.length > 1 ? 76 : 81) + i * 13.5}" font-size="${size}">${safe(line)}</text>`,
    )
    .join('');
}

/** By level of detail: where the Alert, the cubes and the effects lie. */
const ROWS: Record<Detail, { alert: number; cubes: number; effects: number }> = {
  near: { alert: 44, cubes: 107, effects: 162 },
  mid: { alert: 42, cubes: 83, effects: 162 },
  far: { alert: 50, cubes: 102, effects: 0 },
};

/** Where the middle square of a larger Zone begins: what is printed is in it. */
const inset = (zone: Zone): number => 100 * (sizeOf(zone) - 1);

/** Where the cube of a space lies: its middle and its size. */
export function cubeAt(
  zone: Zone,
  space: number,
  detail: Detail,
): [x: number, y: number, size: number] {
  const many = zone.spaces.length;
  const size = detail === 'far' ? 36 : many > 4 ? 29 : 31;
  const wide = many * size + (many - 1) * 3;
  const off = inset(zone);
  const x = off + 100 - wide / 2 + space * (size + 3) + size / 2;
  return [x, off + ROWS[detail].cubes, size];
}

/** The rock, the room and its Passages, as they lie: the silhouette. */
export function ground(zone: Zone, turns: number): string {
  const floor = floorName(zone);
  const random = noise(zone.id);
  const outline = room(floor, random);
  const ways = printedWays(zone)
    .map((slot) => corridor(turned(slot, turns), floor))
    .join('');
  const large = sizeOf(zone) > 1;
  const { under, over } = large ? { under: '', over: MAELSTROM } : masonry(floor, random);
  const rooms = large ? `<path d="${CAVERN}"/>` : `<path d="${outline}"/>`;
  const shape = `${rooms}<path d="${ways}"/>`;
  const wide = widthOf(zone);
  const doors = Object.entries(zone.doors ?? {}).map(([slot, letters]) =>
    doorMark(turned(slot, turns), letters),
  );
  return `<rect class="dg-rock" width="${wide}" height="${wide}"/><rect width="${wide}" height="${wide}" fill="url(#dg-hatch)"/>${under}<g class="dg-ink2">${shape}</g><g class="dg-ink1">${shape}</g><g class="dg-paper">${shape}</g>${over}${doors.join('')}`;
}

function camp(name: string, detail: Detail): string {
  const size = short(Math.min(15, 290 / name.length));
  const words =
    detail === 'near'
      ? `<text class="dg-name" x="100" y="178" font-size="${size}">${safe(name)}</text>`
      : '';
  return `<path class="dg-tent" d="M100 58 150 132H50z"/><path class="dg-tentcut" d="M100 82 116 132H84z"/><path class="dg-tentline" d="M100 58V46m0 1 18 6-18 6"/><use href="#owl" x="86" y="132" width="28" height="28" class="dg-owl"/>${words}`;
}

function print(zone: Zone, look: Look): string {
  const { detail } = look;
  const floor = floorName(zone);
  const row = ROWS[detail];
  const wide = floor === 'III' || floor === 'IV';
  let drawn = zone.alert == null ? '' : shield(zone.alert, row.alert);
  if (detail !== 'far')
    drawn += `<text class="dg-num" x="${wide ? 62 : 56}" y="${row.alert + 6}" font-size="19">${floor}</text><text class="dg-no" x="${wide ? 136 : 142}" y="${row.alert + 5}" font-size="15">${zone.id.split('-')[1] ?? ''}</text>`;
  if (detail === 'near') drawn += title(look.name);
  for (const [space, letter] of [...zone.spaces].entries()) {
    const [x, y, size] = cubeAt(zone, space, detail);
    const sign = look.cubes[space] ? `i-${look.cubes[space]}` : `s-${letter}`;
    const [cx, cy] = [x - inset(zone) - size / 2, y - inset(zone) - size / 2];
    drawn += `<use data-space="${space}" href="#${sign}" x="${short(cx)}" y="${short(cy)}" width="${size}" height="${size}"/>`;
  }
  const tokens = look.tokens ?? [];
  const effects = [...tokens, ...(zone.effects ?? [])];
  const gap = Math.min(40, 160 / effects.length);
  if (detail !== 'far')
    effects.forEach((effect, i) => {
      const x = 100 + (i - (effects.length - 1) / 2) * gap;
      const idle = i >= tokens.length && look.idle?.(effect);
      drawn += effectSvg(effect, x, row.effects, Math.min(35, gap - 3), idle);
    });
  return drawn;
}

/** All that a Zone shows, for an `<svg>` as wide as it is drawn. */
export function tile(zone: Zone, look: Look): string {
  const floor = floorName(zone);
  const printed = floor === 'START' ? camp(look.name, look.detail) : print(zone, look);
  const off = inset(zone);
  const upright = off ? `<g transform="translate(${off} ${off})">${printed}</g>` : printed;
  return `<g class="dg-floor-${floor}">${ground(zone, look.turns)}${upright}</g>`;
}
