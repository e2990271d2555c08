/** Things of the desk in words: the package's own sentences, with the numbers of this table. */

import { words } from '../../../words/index.svelte';
import {
  CONTENT,
  type Ability,
  type Auxiliary,
  type Clan,
  type Jinx,
  type Trick,
} from '../model/content';
import { zoneAt, type ExpeditionView } from '../model/view';
import { colourName, name, trickName, zoneName } from '../words';
import { modes, price } from './numbers';

/** `+2` or `−1`. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** `Civilization, Militia and Wealth`. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(parts);
}

export function colours(found: readonly number[]): string {
  const kinds = [...new Set(found)].sort((a, b) => a - b);
  const parts = kinds.map((colour) => {
    const count = found.filter((x) => x === colour).length;
    const told = { count, colour: colourName(colour) };
    return count > 1 ? name('cubes-of', told) : told.colour;
  });
  return listed(parts);
}

export function spotName(view: ExpeditionView, spot: number): string {
  return zoneName(zoneAt(view, spot));
}

function own(row: { names?: Record<string, string> }, key: string): string {
  return row.names?.[words.lang] ?? row.names?.['en'] ?? name(key);
}

export const jinxName = (jinx: Jinx) => own(jinx, `jinx-${jinx.id}`);
export const clanName = (clan: Clan) => own(clan, `clan-${clan.id}`);
export const typeName = (trick: Trick) => name(`type-${trick.type}`);

/** What a Jinx does: at once, for as long as it lies there, in the end. */
export function jinxDoes(jinx: Jinx): string {
  const at = Object.entries(jinx.reveal ?? {}).map(([x, count]) => name(`reveal-${x}`, { count }));
  const long = Object.entries(jinx.lasting ?? {}).map(([x, n]) =>
    name(`lasting-${x}`, { amount: signed(n) }),
  );
  return [...at, ...long, name('jinx-penalty', { count: jinx.penalty })].join(', ');
}

export const abilityName = (ability: Ability) => own(ability, `ability-${ability.id}`);

export function abilityDoes({ id, amounts = [], effect, tells }: Ability): string {
  const told = tells?.[words.lang];
  if (told) return told;
  const [first = 0, second = 0] = effect?.match(/\d+/g)?.map(Number) ?? amounts;
  return name(`uses-${id}`, { first, second });
}

/** What a mode of a card does, with what comes before it. */
export function effect(view: ExpeditionView, row: Auxiliary): string {
  const divines = row.does.startsWith('divine') && view.options['divination_side'] === 'after';
  let said = name(divines ? 'does-divine' : `does-${row.does}`, { amount: row.amount });
  const paid = price(view, row);
  if (paid) said = name('does-after-sacrifice', { count: paid, effect: said });
  if (row.students) said = name('does-after-drawing', { count: row.students, effect: said });
  const others = row.other_cards;
  if (others) said = name('does-after-discarding', { count: others, effect: said });
  return said;
}

const BRIEF = new Set(['speed', 'draw', 'discard', 'recruit']);

/** The same as short as it fits on a card: `+2 Stealth or +2 Alert, bag 1`. */
export function briefly(view: ExpeditionView, rows: readonly Auxiliary[]): string {
  const cost = (row: Auxiliary) => {
    const paid = price(view, row);
    const drawn = row.students ? [name('desk-cost-bag', { count: row.students })] : [];
    const others = row.other_cards ? [name('desk-cost-cards', { count: row.other_cards })] : [];
    const given = paid ? [name('desk-cost-sacrifice', { count: paid })] : [];
    return [...drawn, ...given, ...others].join(', ');
  };
  const does = (row: Auxiliary) => {
    const key = BRIEF.has(row.does) ? 'desk-brief' : 'does';
    return name(`${key}-${row.does}`, { amount: row.amount });
  };
  const [first] = rows;
  const same = rows.length > 1 && first && rows.every((row) => cost(row) === cost(first));
  const priced = (said: string, paid: string) => (paid ? `${said} (${paid})` : said);
  if (same && first.does.startsWith('divine'))
    return priced(name('does-divine', { amount: first.amount }), cost(first));
  const or = ` ${name('desk-or')} `;
  if (same) return priced(rows.map(does).join(or), cost(first));
  return rows.map((row) => priced(does(row), cost(row))).join(or);
}

/** Everything that is printed on a Trick card and counts at this table. */
export function trickLabel(view: ExpeditionView, trick: Trick, number = 0): string {
  const called = trickName(trick);
  const numbered = number ? name('card-numbered', { name: called, number }) : called;
  const told = { name: numbered, type: typeName(trick), level: trick.level };
  const does = modes(trick).map((row) => effect(view, row));
  const main = mainTold(view, trick);
  const card = name('card', { ...told, bonus: trick.bonus });
  if (!main || !does.length) return [card, ...(main ? [main] : []), ...does].join('. ');
  const or = ` ${name('desk-or')} `;
  return [card, main, name('desk-auxiliary', { effect: does.join(or) })].join('. ');
}

/** The Main Effect in words, where the table plays with it and the words are there. */
export function mainText(view: ExpeditionView, trick: Trick): string | null {
  if (view.options['rules.main_effects'] !== true) return null;
  const told = trick.tells?.[words.lang];
  if (told || !trick.main) return told ?? null;
  const called = /^intern\((.+)\)$/.exec(trick.main.effect)?.[1];
  if (called) return name('main-intern', { intern: name(`intern-${called}`) });
  const numbers = trick.main.effect.match(/\d+/g) ?? [];
  const [first = 0, second = 0, third = 0] = numbers.map(Number);
  return words.say('dungeonology', `main-${trick.id}`, { first, second, third });
}

/** What one way to pay takes. */
export function costTold(cost: Record<string, number>, spared = false): string {
  const said = ([what, count]: [string, number]) =>
    name(spared && what === 'discard' ? 'cost-spared' : `cost-${what}`, { count });
  return Object.entries(cost).map(said).join(', ');
}

/** All of a Main Effect, as it is on the card. */
export function mainTold(view: ExpeditionView, trick: Trick): string | null {
  const does = mainText(view, trick);
  if (does === null || !trick.main) return null;
  const cost = (trick.main.cost ?? []).map((each) => costTold(each)).join(` ${name('desk-or')} `);
  const effect = cost ? name('main-costing', { effect: does, cost }) : does;
  return name('main-explained', { timing: name(`timing-${trick.main.timing}`), effect });
}

/** A part of a side of a test: what it is, and of what kind. */
export function partName(
  view: ExpeditionView,
  [what, of]: readonly [string, number, number],
  seat: (number: number) => string,
): { title: string; sub: string } {
  if (what === 'zone') return { title: spotName(view, of), sub: name('desk-part-printed') };
  if (what === 'cube') return { title: colourName(of), sub: name('desk-part-value') };
  if (what === 'students')
    return { title: name('part-students', { seat: seat(of) }), sub: name('desk-part-counted') };
  if (['bonus', 'played', 'divined', 'luck', 'main'].includes(what)) {
    const trick = CONTENT.tricks[view.cards[of] ?? -1];
    const title = trick ? trickName(trick) : name('card-unknown');
    return { title, sub: name(`desk-part-${what}`) };
  }
  if (what === 'alert-bonus')
    return { title: name('part-alert-bonus'), sub: name('desk-part-omegas', { count: of }) };
  if (what === 'more-cubes')
    return { title: name('part-more-cubes'), sub: name('desk-part-cubes', { count: of }) };
  if (what === 'panic' || what === 'boss')
    return { title: name(`part-${what}`), sub: name(`desk-part-${what}`) };
  const sub = what === 'study-bonus' ? name('desk-part-arrows') : seat(of);
  return { title: name(`part-${what}`), sub };
}
