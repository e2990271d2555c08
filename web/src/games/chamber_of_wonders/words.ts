/** Names of things: from the package's words, and the board's own. */

import type { Reason } from '../../wire';
import { names, words } from '../../words/index.svelte';
import type { Design } from './model/content';
import { sideOf } from './model/content';
import type { Reveal } from './model/scene';
import type { ChamberView } from './model/view';

export const name = names('chamber-of-wonders');
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A Monster's name is its creature's; the part is said apart. */
export function wonderName(design: Design): { name: string; part: string } {
  const whole = design.names?.[words.lang] ?? design.names?.['en'] ?? name(`wonder-${design.id}`);
  const at = design.type === 'monster' ? whole.lastIndexOf(', ') : -1;
  return at < 0
    ? { name: whole, part: '' }
    : { name: whole.slice(0, at), part: whole.slice(at + 2) };
}

export function wonderTitle(design: Design): string {
  const { name, part } = wonderName(design);
  return part ? `${name}, ${part}` : name;
}

export function typeName(type: string): string {
  return name(`type-${type}`);
}

export function fameText(design: Design): string {
  if (design.type === 'arcane') return name('board-fame-arcane');
  if (design.type === 'book') return name('board-fame-book');
  return name('board-fame', { fame: design.fame });
}

/** For screen readers and tooltips: everything that is printed. */
export function wonderLabel(design: Design): string {
  return [wonderTitle(design), typeName(design.type), `£${design.value}`, fameText(design)].join(
    ', ',
  );
}

export function areaName(area: string): string {
  return name(`area-${sideOf(area).name}`);
}

/** What an Area does; CW-AREA-WESTMINSTER-A.6 two players have no left and right. */
export function areaEffect(
  { seats, options }: Pick<ChamberView, 'seats' | 'options'>,
  area: string,
  short = false,
): string {
  const two = area === 'westminster-A' && seats === 2 ? options['westminsterA.two_player'] : null;
  return capital(name([short && 'board', 'effect', area, two].filter(Boolean).join('-')));
}

export function contactName(contact: string, options: Record<string, unknown> = {}): string {
  const cloris = contact === 'loris' && options['contact.seer_name'] === 'Cloris';
  return name(`contact-${cloris ? 'cloris' : contact}`);
}

/** Areas and Contacts of the solo game have chapters of their own. */
const SOLO_AREAS: Record<string, string> = {
  'business-house': 'BUSINESS',
  'scotland-yard': 'YARD',
  'daily-telegraph': 'TELEGRAPH',
  'central-market': 'MARKET',
};
const SOLO_CONTACTS = ['clark', 'olivander', 'boss', 'cara', 'parker', 'catherine'];

const chapter = (id: string): string => id.replaceAll('-', '').toUpperCase();

/** What an Area is and does, with the clause where that begins. */
export function areaRule(view: Pick<ChamberView, 'seats' | 'options'>, area: string): Reason {
  const { name: of, side } = sideOf(area);
  const solo = SOLO_AREAS[of];
  return {
    text: `${areaName(area)}. ${areaEffect(view, area)}.`,
    clause: `CW-${solo ? `SOLO-AREA-${solo}` : `AREA-${chapter(of)}`}-${side}.1`,
  };
}

export function contactRule(contact: string, options: Record<string, unknown> = {}): Reason {
  return {
    text: `${contactName(contact, options)}. ${capital(name(`gives-${contact}`))}.`,
    clause: `CW-${SOLO_CONTACTS.includes(contact) ? 'SOLO-' : ''}CONTACT-${chapter(contact)}.1`,
  };
}

export function clubRule(club: string): Reason {
  return { text: name(`board-club-${club}`), clause: `CW-CLUB-${chapter(club)}.1` };
}

/** What has just been opened. */
export function revealTitle(reveal: Reveal, who: (owner: number) => string): string {
  switch (reveal.kind) {
    case 'display':
      return name('board-displays-open');
    case 'bids':
      return `${areaName('hyde-park-A')}, ${name('board-bids-open')}`;
    case 'bust':
      return name('board-bust', { name: who(reveal.seat) });
    case 'collector':
      return name('board-collector-reveals');
  }
}
