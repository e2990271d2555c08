/** What the decision bar says and offers, for all questions that are not answered on the map. */

import type { Action } from '../../../shell/DecisionBar.svelte';
import type { Sign } from '../../../shell/signs';
import type { Play } from '../play.svelte';

export interface Told {
  ask?: string;
  hint?: string;
  /** What is chosen and what it is worth; default: the draft in words. */
  pick?: string | null;
  actions?: Action[];
  confirm?: { label?: string; icon?: Sign } | null;
}

// eslint-disable-next-line @typescript-eslint/no-unused-vars
export function bar(play: Play): Told {
  return {};
}
