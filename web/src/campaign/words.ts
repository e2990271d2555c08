/** The words of the campaign's pages. */

import { names } from '../words/index.svelte';

export const GAME = 'campaign';
export const say = names(GAME);
