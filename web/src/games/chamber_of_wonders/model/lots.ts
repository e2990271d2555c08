/** The lots of Hyde Park: what is gone, what is on sale, what comes. */

import type { News } from './scene';
import { design, top, type Card, type ChamberView, type Owner } from './view';

export interface Lot {
  card: Card;
  state: 'sold' | 'unsold' | 'now' | 'next';
  owner?: Owner | undefined;
  pounds?: number | undefined;
}

export interface Sale {
  card: Card;
  owner: Owner | null;
  pounds: number;
}

/** In the order in which they came. */
export function lotsOf(view: ChamberView, sales: readonly Sale[]): Lot[] {
  const frame = top(view);
  const waiting = view.stack.find(({ frame }) => frame === 'Lots');
  const next = Array.isArray(waiting?.cards) ? waiting.cards : [];
  const gone = sales.map(({ card, owner, pounds }): Lot => {
    return owner === null ? { card, state: 'unsold' } : { card, state: 'sold', owner, pounds };
  });
  const now: Lot[] = frame?.card === undefined ? [] : [{ card: frame.card, state: 'now' }];
  return [...gone, ...now, ...next.map((card): Lot => ({ card, state: 'next' }))];
}

/** Sales of this auction so far, after more news. */
export function salesAfter(sales: readonly Sale[], events: readonly News[]): Sale[] {
  let now = [...sales];
  for (const event of events) {
    if (event.kind === 'agent-placed' || event.kind === 'turn-begins') now = [];
    if (event.kind === 'bought')
      now.push({
        card: event['card'] as Card,
        owner: event['owner'] as Owner,
        pounds: event['pounds'] as number,
      });
    if (event.kind === 'unsold') now.push({ card: event['card'] as Card, owner: null, pounds: 0 });
  }
  return now;
}

/** How the log tells a sale. */
export interface Phrases {
  sent: RegExp;
  bought: RegExp[];
  unsold: RegExp;
}

const [WHO, WHAT, PAID] = ['\u0001', '\u0002', '\u0003'] as const;
const [ONE, MANY] = [1, 7] as const; // some languages say them in two ways

/** The sentences of the log as patterns, made from the very words that say them. */
export function phrases(
  say: (key: string, args: Record<string, string | number>) => string,
): Phrases {
  const pattern = (key: string, pounds: number = MANY): RegExp => {
    const args = { seat: WHO, cards: WHAT, payee: PAID, area: PAID, pounds };
    const text = say(key, args).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const open = text.replace(WHO, '(?<who>.+)').replace(WHAT, '(?<what>.+)').replace(PAID, '.+');
    return new RegExp(`^${open.replace(String(pounds), '(?<pounds>\\d+)')}$`, 'u');
  };
  return {
    sent: pattern('event-agent-placed'),
    bought: ['event-bought-to', 'event-bought'].flatMap((key) =>
      [ONE, MANY].map((pounds) => pattern(key, pounds)),
    ),
    unsold: pattern('event-unsold'),
  };
}

/** The log says more in brackets: `Nora (you)`, `Lance (Legendary, £6, 6 Fame)`. */
function names(said: string, title: string): boolean {
  return said === title || said.startsWith(`${title} (`);
}

/** What was sold in this auction before one came (back) to the table: the log has told it. */
export function soldBefore(
  view: ChamberView,
  lines: readonly string[],
  { sent, bought, unsold }: Phrases,
  titles: { seat: (owner: Owner) => string; card: (card: Card) => string },
): Sale[] {
  if (!view.stack.some(({ frame }) => frame === 'Lots')) return [];
  const here = lines.slice(lines.findLastIndex((line) => sent.test(line)) + 1);
  const used = new Set<Card>(lotsOf(view, []).map(({ card }) => card));
  const find = (what: string, among: readonly Card[]): Card | undefined => {
    const fits = (card: Card): boolean =>
      !used.has(card) && design(view, card) !== null && names(what, titles.card(card));
    const card = among.find(fits) ?? view.cards.findIndex((_, each) => fits(each));
    if (card < 0) return undefined;
    used.add(card);
    return card;
  };
  return here.flatMap((line): Sale[] => {
    const gone = unsold.exec(line)?.groups;
    const sold = bought.map((one) => one.exec(line)?.groups).find(Boolean);
    if (gone) {
      const card = find(gone['what'] ?? '', view.discard);
      return card === undefined ? [] : [{ card, owner: null, pounds: 0 }];
    }
    const seats = Array.from({ length: view.seats }, (_, seat) => seat);
    const owner = seats.find((seat) => names(sold?.['who'] ?? '', titles.seat(seat)));
    if (!sold || owner === undefined) return [];
    const card = find(sold['what'] ?? '', view.hands[owner] ?? []);
    return card === undefined ? [] : [{ card, owner, pounds: Number(sold['pounds']) }];
  });
}
