/** How the lines of the score came about, and how ties were broken. */

import { FAME_TOKEN, type ChamberView, type Owner } from './view';

/** What stands before a number: `2 × 3 = `, `£7 → `. */
export function detail(view: ChamberView, key: string, owner: Owner, points: number): string {
  if (key === 'fame-tokens' && points) return `${points / FAME_TOKEN} × ${FAME_TOKEN} = `;
  const pounds = view.purse[owner];
  if (key === 'money' && pounds != null) return `£${pounds} → `;
  return '';
}

export interface TieBreak {
  key: 'cards' | 'pounds';
  clause: string;
  /** Whose numbers count here. */
  tied: Owner[];
  values: number[];
}

function groups(owners: readonly Owner[], value: (owner: Owner) => number): Owner[][] {
  const by = new Map<number, Owner[]>();
  for (const owner of owners) by.set(value(owner), [...(by.get(value(owner)) ?? []), owner]);
  return [...by.values()].filter((group) => group.length > 1);
}

/** CW-TIE.1, CW-TIE.2 Equal Fame: more cards displayed, then more pounds. */
export function tieBreaks(view: ChamberView, scores: readonly number[]): TieBreak[] {
  const owners = scores.map((_, owner) => owner);
  const cards = owners.map((owner) =>
    (view.displays[owner] ?? []).reduce((sum, [held]) => sum + held.length, 0),
  );
  const pounds = owners.map((owner) => view.purse[owner] ?? 0);
  const byFame = groups(owners, (owner) => scores[owner] ?? 0);
  if (!byFame.length) return [];
  const byCards = byFame.flatMap((group) => groups(group, (owner) => cards[owner] ?? 0));
  const first: TieBreak = { key: 'cards', clause: 'CW-TIE.1', tied: byFame.flat(), values: cards };
  if (!byCards.length) return [first];
  return [first, { key: 'pounds', clause: 'CW-TIE.2', tied: byCards.flat(), values: pounds }];
}

/** How neighbours in the ranking with equal Fame are told apart. */
export interface Told {
  key: 'result-by-cards' | 'result-by-pounds' | 'result-shared';
  first: Owner;
  second: Owner;
  more: number;
  fewer: number;
}

export function tieWords(
  view: ChamberView,
  scores: readonly number[],
  ranking: readonly Owner[],
): Told[] {
  const [cards, pounds] = tieBreaks(view, scores);
  return ranking.slice(1).flatMap((second, i): Told[] => {
    const first = ranking[i]!;
    if (!cards || scores[first] !== scores[second]) return [];
    const said = (values: readonly number[]) => ({ more: values[first]!, fewer: values[second]! });
    const by = { first, second };
    if (cards.values[first] !== cards.values[second])
      return [{ key: 'result-by-cards', ...by, ...said(cards.values) }];
    if (pounds && pounds.values[first] !== pounds.values[second])
      return [{ key: 'result-by-pounds', ...by, ...said(pounds.values) }];
    return [{ key: 'result-shared', ...by, more: 0, fewer: 0 }];
  });
}
