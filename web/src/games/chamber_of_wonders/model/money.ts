/** Pounds that change hands: what news says about them. */

import type { News } from './scene';
import type { Owner } from './view';

/** From and to a purse; null is the Reserve. */
export interface Flight {
  from: Owner | null;
  to: Owner | null;
  pounds: number;
}

/** Pounds at the beginning lie there before anybody looks. */
export function flightsOf(events: readonly News[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    const owner = event['owner'] as Owner;
    const pounds = event['pounds'] as number;
    if (event.kind === 'collected' && event['why'] !== 'setup')
      return [{ from: null, to: owner, pounds }];
    if (event.kind === 'paid')
      return [{ from: owner, to: (event['payee'] as Owner | null | undefined) ?? null, pounds }];
    return [];
  });
}
