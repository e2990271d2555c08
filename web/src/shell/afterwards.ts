/** What can be done after a game: look at the other of scores and table, watch it again, go home. */

import { router } from '../router.svelte';
import type { TableStore } from '../table/store.svelte';
import { t } from '../words/index.svelte';
import type { Action } from './DecisionBar.svelte';

export function afterwards({ replay, table }: TableStore, look: Action): Action[] {
  if (replay) return [look];
  return [
    look,
    { label: t('replay'), onclick: () => router.to(`/tables/${table.id}/replay`) },
    { label: t('to-the-hall'), primary: true, onclick: () => router.to('/') },
  ];
}
