/** How the time that is left is told. */

import type { Clock } from '../wire';
import { t } from '../words/index.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: [string, number][] = [
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
];

export function spell(left: number): string {
  if (left >= 2 * DAY) return t('clock-days-left', { days: Math.round(left / DAY) });
  if (left >= 2 * HOUR) return t('clock-hours', { hours: Math.round(left / HOUR) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** '90 seconds', '2 minutes', '3 days': the largest unit that fits evenly. */
export function duration(seconds: number): string {
  if (!seconds) return t('duration-none');
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ['seconds', 1];
  return t(`duration-${unit}`, { count: seconds / length });
}

/** A clock of a table in words. */
export function told({ kind, seconds, increment, days }: Clock): string {
  return t(`terms-clock-${kind}`, {
    time: duration(kind === 'days' ? days * DAY : seconds),
    more: duration(increment),
    increment,
  });
}

/** How long the hall waits for an answer to a question to all: by post, nobody has to be here the same minute. */
export function toAnswer({ kind }: Clock): string {
  return duration(kind === 'days' ? DAY : 2 * MINUTE);
}

/** The seconds at which it is said that little is left: in proportion, or a short clock always is. */
function marks(clock: Clock | null): number[] {
  if (clock?.kind === 'days') return [10, 30, HOUR];
  const whole = clock?.seconds ?? DAY;
  return [Math.min(10, whole / 15), Math.min(30, whole / 5)].map((mark) =>
    Math.max(1, Math.floor(mark)),
  );
}

/** The last mark that was passed, of those at which one should hurry; null before the first. */
export function little(left: number, clock: Clock | null = null): number | null {
  return marks(clock).find((mark) => left <= mark) ?? null;
}
