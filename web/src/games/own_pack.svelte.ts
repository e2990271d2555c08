/** A table may play with the values of its owner's box: nothing is drawn before they are known. */

import { onDestroy, onMount } from 'svelte';
import { api } from '../api';
import type { TableStore } from '../table/store.svelte';
import type { Component } from '../wire';

type Adopt = (told: Component[] | null) => void;

export function ownPack({ table }: TableStore, adopt: Adopt): { readonly known: boolean } {
  let known = $state(!table.pack);
  onMount(async () => {
    if (known) return;
    try {
      adopt(await api.content(table.id));
    } finally {
      known = true;
    }
  });
  onDestroy(() => adopt(null));
  return {
    get known() {
      return known;
    },
  };
}
