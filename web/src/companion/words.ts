/** The words of the companion's pages. */

import { names } from '../words/index.svelte';

export const GAME = 'companion';
export const say = names(GAME);
