/** Games that are over: one's own, and those that everybody may see; the newest first. */

import type { Hall, TableSummary } from '../wire';

export function isFinished({ status }: TableSummary): boolean {
  return status === 'over' || status === 'ended';
}

export function finishedIn(hall: Hall): TableSummary[] {
  // A table that was discarded before the first choice is nothing to look at.
  const own = hall.mine.filter((table) => isFinished(table) && table.steps > 0);
  const others = hall.finished.filter(({ id }) => !own.some((table) => table.id === id));
  return [...own, ...others].sort((a, b) => b.changed - a.changed);
}
