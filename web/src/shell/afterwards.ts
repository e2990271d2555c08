/** What can be done after a game: look at the other of scores and table, watch it again, go home. */

import { api, ApiError } from '../api';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import type { TableStore } from '../table/store.svelte';
import { t } from '../words/index.svelte';
import type { Action } from './DecisionBar.svelte';

export function afterwards(store: TableStore, look: Action): Action[] {
  const { replay, table, you } = store;
  if (replay) return [look];
  const once = { label: t('play-again'), onclick: () => again(store) };
  const { campaign } = table;
  return [
    look,
    { label: t('replay'), onclick: () => router.to(`/tables/${table.id}/replay`) },
    ...(you.seats?.length && !campaign ? [once] : []),
    campaign // whose sheet waits for the result
      ? {
          label: t('to-the-campaign'),
          primary: true,
          onclick: () => router.to(`/campaigns/${campaign}`),
        }
      : { label: t('to-the-hall'), primary: true, onclick: () => router.to('/') },
  ];
}

/** The same game, terms and seats at a new table. */
export async function again(store: TableStore): Promise<void> {
  if (!(await me.be())) return;
  try {
    const { id } = await api.again(store.table.id);
    router.to(`/tables/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    store.error = error.trouble;
  }
}
