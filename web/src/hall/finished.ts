/** Games that are over: one's own, and those that everybody may see; the newest first. */

import type { Hall, TableSummary } from '../wire';
import { number, t } from '../words/index.svelte';

export function isFinished({ status }: TableSummary): boolean {
  return status === 'over' || status === 'ended';
}

export function finishedIn(hall: Hall): TableSummary[] {
  // A table that was discarded before the first choice is nothing to look at.
  const own = hall.mine.filter((table) => isFinished(table) && table.steps > 0);
  const others = hall.finished.filter(({ id }) => !own.some((table) => table.id === id));
  return [...own, ...others].sort((a, b) => b.changed - a.changed);
}

/** Who won and with how many points, then the others; empty where it was ended before. */
export function outcome({ outcome: sides = [] }: TableSummary): string {
  const [first, ...rest] = sides;
  if (!first) return '';
  const points = number(first.points);
  if (!rest.length) return t('outcome-alone', { points, count: first.points });
  const winners = sides.filter(({ place }) => place === 1);
  const others = sides.filter(({ place }) => place !== 1);
  const names = winners.map(({ name }) => name).join(', ');
  const won = t('outcome-won', { names, count: winners.length, points });
  const told = others.map((side) => `${side.name} ${number(side.points)}`);
  return [won, ...told].join(' · ');
}
