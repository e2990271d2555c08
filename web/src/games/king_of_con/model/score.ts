/** KC-18 Who comes before whom on equal VP, and why. */
import { collection, type ConView, type Seat } from './view';

export interface Tiebreak {
  first: Seat;
  second: Seat;
  by: 'tokens' | 'monkey';
  a: number;
  b: number;
}

export function tokensOn(view: ConView, seat: Seat): number {
  return collection(view, seat).reduce((sum, thing) => sum + (view.value[thing] ?? 0), 0);
}

export function tiebreaks(
  view: ConView,
  result: { ranking: Seat[]; scores: number[] },
): Tiebreak[] {
  return result.ranking.flatMap((second, i): Tiebreak[] => {
    const first = result.ranking[i - 1];
    if (first === undefined || result.scores[first] !== result.scores[second]) return [];
    const [a, b] = [tokensOn(view, first), tokensOn(view, second)];
    if (a !== b) return [{ first, second, by: 'tokens', a, b }];
    return [
      { first, second, by: 'monkey', a: view.monkey[first] ?? 0, b: view.monkey[second] ?? 0 },
    ];
  });
}
