/** Development only: a board from a file. */

import './styles/index.css';
import { mount } from 'svelte';
import { lights } from './shell/light.svelte';
import TablePage from './table/TablePage.svelte';
import { TableStore } from './table/store.svelte';
import type { Fixture, Lang } from './wire';
import { words } from './words/index.svelte';

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'king-of-con';
const name = query.get('fixture') ?? 'start';
const theme = query.get('theme');
const fixtures = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });

await words.speak((query.get('lang') as Lang | null) ?? 'en');
if (theme === 'light' || theme === 'dark') lights.chosen = theme;
const load = fixtures[`../fixtures/${game}-${name}.json`];
const target = document.getElementById('app')!;
if (load) {
  const store = TableStore.fixture(await load());
  const table = mount(TablePage, { target, props: { store, plain: query.has('plain') } });
  Object.assign(window, { store, table });
} else target.textContent = `No such fixture. There are: ${Object.keys(fixtures).join(', ')}`;
