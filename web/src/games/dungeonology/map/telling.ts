/** A Zone in words: for screen readers, and for whoever asks what a sign means. */

import { CUBE_LETTERS, FLOORS, floorOf, type Zone, type ZoneEffect } from '../model/content';
import {
  SIDES,
  door,
  lying,
  passages,
  sideOf,
  ways,
  type Lying,
  type Outlook,
} from '../model/lattice';
import { seatsAt, tokensAt, type ExpeditionView } from '../model/view';
import { words } from '../../../words/index.svelte';
import { colourName, name, zoneName } from '../words';

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(parts);
}

/** 'two Civilization and Militia', in the order of the spaces. */
export function cubesTold(letters: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return listed(
    [...counts].map(([letter, count]) =>
      count > 1 ? name('cubes-of', { count, colour: colourName(letter) }) : colourName(letter),
    ),
  );
}

export function effectTold(effect: ZoneEffect): string {
  if (effect.kind === 'trap') return name('trap-unknown');
  if (effect.kind === 'fool') return name('token-2');
  if (effect.familiar)
    return name('effect-hire', { familiar: name(`familiar-${effect.familiar}`) });
  if (effect.trap) return name('trap-known', { effect: effectTold({ ...effect, trap: false }) });
  const parts = [name(`effect-${effect.kind}`)];
  if (effect.number) parts.push(String(effect.number));
  if (effect.letter) parts.push(effect.letter);
  if (effect.colour) parts.push(`(${colourName(effect.colour)})`);
  return parts.join(' ');
}

/** RC-BIG.4 Effects of special Zones: they work without Dangerous Zones too (RA-81). */
const OF_MODES = ['idol', 'pillar', 'bridge', 'snake-pit'];

const CLAUSES: Record<string, string> = {
  'good-luck': 'DG-32.8',
  'bad-luck': 'DG-32.8',
  danger: 'DG-32.9',
  ambush: 'DG-32.10',
  stop: 'DG-32.11',
  toll: 'DG-32.12',
  bivouac: 'DG-32.15',
  'secret-passage': 'DG-32.18',
  stairs: 'DG-19.1',
  boss: 'DG-31.4',
  teleport: 'DG-36.5',
  trap: 'DG-36.7',
  'hire-familiar': 'RC-ZEF.1',
  hecatomb: 'RC-ZEF.4',
  'forced-passage': 'RC-ZEF.5',
  bucket: 'RC-ZEF.2',
  ...Object.fromEntries(OF_MODES.map((kind) => [kind, 'RC-BIG.4'])),
};

/** What an effect does, with its clause. */
function doesTold(effect: ZoneEffect): string {
  const { kind, number = 0, letter = '', colour } = effect;
  const only = colour ? [name('tells-colour', { colour: colourName(colour) })] : [];
  const does = [name(`tells-${kind}`, { number, letter }), ...only].join(', ');
  return `${effectTold(effect)}: ${does} (${CLAUSES[kind] ?? 'DG-32.2'}).`;
}

/** What the effects of a Zone and the tokens there do at this table, in the order in which they work. */
export function effectsTold(
  view: ExpeditionView,
  spot: number,
  idle: (effect: ZoneEffect) => boolean,
): string {
  const zone = lying(view)[spot]?.zone;
  const all = zone?.effects ?? [];
  const off = all.filter((effect) => idle(effect) && effect.kind !== 'stairs').map(effectTold);
  return [
    ...[...tokensAt(view, spot), ...all.filter((effect) => !idle(effect))].map(doesTold),
    ...(off.length ? [`${listed(off)}: ${name('tells-idle')}.`] : []),
  ].join(' ');
}

/** DG-18.17 Only Stairs work at every table; a Dungeon without its dangers shows them pale. */
export function idleIn(view: ExpeditionView, spot: number | null): (effect: ZoneEffect) => boolean {
  const { options, stairs_used } = view;
  const dangers = options['rules.dangerous_zones'] === true;
  const boss = options['rules.boss'] === true;
  const climbed = spot !== null && stairs_used.includes(spot);
  const hires = options['rocca.familiars'] === true;
  return ({ kind }) => {
    if (kind === 'stairs') return climbed;
    if (kind === 'boss') return !boss;
    if (kind === 'bucket' || OF_MODES.includes(kind)) return false;
    return !dangers || (kind === 'hire-familiar' && !hires);
  };
}

const AT_ENTRY = new Set([
  'ambush',
  'stop',
  'toll',
  'boss',
  'trap',
  'hecatomb',
  'bucket',
  'snake-pit',
]);

/** DG-32.4 What happens to whoever enters: Traps first, then what is printed. */
export function entryTold(view: ExpeditionView, spot: number): string {
  const idle = idleIn(view, spot);
  const all = (lying(view)[spot]?.zone.effects ?? []).filter((effect) => !idle(effect));
  return [...tokensAt(view, spot), ...all]
    .filter(({ kind }) => AT_ENTRY.has(kind))
    .map(doesTold)
    .join(' ');
}

/** What is printed on a Zone, as it lies; its effects by name, unless they are told at length. */
export function printed(lies: Pick<Lying, 'zone' | 'turns'>, named = true): string[] {
  const { zone } = lies;
  const told: string[] = [];
  if (zone.alert != null) told.push(name('map-alert', { alert: zone.alert }));
  const slots = passages(lies);
  const sides = SIDES.flatMap((side) => {
    const count = slots.filter((slot) => sideOf(slot) === side).length;
    return count ? [name(`map-ways-${side}`, { count })] : [];
  });
  told.push(name('map-passages', { sides: listed(sides) }));
  for (const slot of slots) {
    const letters = door({ ...lies, x: 0, y: 0 }, slot);
    if (letters)
      told.push(
        name('map-door', {
          side: name(`map-at-${sideOf(slot)}`),
          colours: listed([...letters].map(colourName)),
        }),
      );
  }
  if (zone.effects?.length && named)
    told.push(name('map-effects', { effects: listed(zone.effects.map(effectTold)) }));
  return told;
}

export function floorTold(zone: Zone): string {
  return name('floor', { floor: FLOORS[floorOf(zone)] ?? '' });
}

/** A Zone on the table, all of it. */
export function spotTold(
  view: ExpeditionView,
  spot: number,
  me: number | null,
  seat: (seat: number) => string,
  named = true,
): string {
  const tiles = lying(view);
  const here = tiles[spot];
  if (!here) return '';
  const told = [`${zoneName(here.zone)}, ${floorTold(here.zone)}`];
  const there = seatsAt(view, spot);
  if (me !== null && there.includes(me)) told.push(name('map-you-are-here'));
  const others = there.filter((each) => each !== me).map(seat);
  if (others.length) told.push(name('map-who-is-here', { names: listed(others) }));
  const captured = there.filter((each) => view.captured?.includes(each)).map(seat);
  if (captured.length) told.push(`${name('desk-captured')}: ${listed(captured)}`);
  if (view.boss === spot)
    told.push(view.told?.boss ? name('boss-explained', view.told.boss) : name('map-boss-here'));
  if (here.zone.spaces) {
    const left = (view.cubes[spot] ?? [])
      .filter((colour) => colour >= 0)
      .map((c) => CUBE_LETTERS[c]!);
    told.push(left.length ? name('map-cubes', { cubes: cubesTold(left) }) : name('map-no-cubes'));
  }
  told.push(...printed(here, named));
  const tokens = tokensAt(view, spot);
  if (tokens.length && named)
    told.push(name('map-tokens', { tokens: listed(tokens.map(effectTold)) }));
  if (view.stairs_used.includes(spot)) told.push(name('map-stairs-used'));
  const linked = tiles.filter((tile, at) => at !== spot && ways(here, tile, view.walls).length);
  if (linked.length)
    told.push(name('map-leads-to', { zones: listed(linked.map(({ zone }) => zoneName(zone))) }));
  return told.join('. ') + '.';
}

/** Where a Zone lies, seen from another: 'to the north, half a Zone further east'. */
export function whereTold(dx: number, dy: number): string {
  const [far, aside] = Math.abs(dy) === 2 ? [dy, dx] : [dx, dy];
  const upright = Math.abs(dy) === 2;
  const side = upright ? (far < 0 ? 'north' : 'south') : far < 0 ? 'west' : 'east';
  const half = upright ? (aside < 0 ? 'west' : 'east') : aside < 0 ? 'north' : 'south';
  const told = name(`side-${side}`);
  return aside ? name('side-half', { side: told, half: name(`half-${half}`) }) : told;
}

/** What laying the Zone there means: links, Walls, whether one enters. */
export function outlookTold(look: Outlook, byStairs: boolean): string {
  const told = [name('map-linked-by', { count: look.links })];
  if (look.others.length)
    told.push(name('map-also-to', { zones: listed(look.others.map(zoneName)) }));
  if (look.walls) told.push(name('map-walls', { count: look.walls }));
  if (byStairs) told.push(name('map-by-stairs'));
  else if (look.shut !== null)
    told.push(name('map-door-stops', { colours: listed([...look.shut].map(colourName)) }));
  else told.push(name('map-you-enter'));
  return told.join(' · ');
}
