/** How the time that is left is told. */

import { t } from '../words/index.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds at which it is said that little is left. */
const LITTLE = [10, 30];

export function spell(left: number): string {
  if (left >= 2 * DAY) return t('clock-days-left', { days: Math.round(left / DAY) });
  if (left >= 2 * HOUR) return t('clock-hours', { hours: Math.round(left / HOUR) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** The last mark that was passed, of those at which one should hurry; null before the first. */
export function little(left: number, days = false): number | null {
  return (days ? [...LITTLE, HOUR] : LITTLE).find((mark) => left <= mark) ?? null;
}
