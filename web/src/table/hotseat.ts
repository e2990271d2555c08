/** Passing one device around: whose turn it is to look. */

import type { TableSummary } from '../wire';

/**
 * Through whose eyes a page opens: one's own seat; of several on one device none, so that whoever
 * comes, reloads or opens a second tab stands before the screen.
 */
export function first({ seats, status }: TableSummary, person?: string | null): number | null {
  const own = seats.filter((seat) => seat.person && seat.person === person);
  const hidden = status === 'waiting' || status === 'playing';
  return own.length > 1 && hidden ? null : (own[0]?.seat ?? null);
}

export function next(viewer: number | null, mine: number[], awaited: number[]): number | null {
  if (viewer !== null && awaited.includes(viewer)) return null;
  const found = awaited.find((seat) => mine.includes(seat) && seat !== viewer);
  return found ?? null;
}
