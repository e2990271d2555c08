import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Terms from '../src/table/Terms.svelte';
import type { GameOption, TableSummary } from '../src/wire';
import { words } from '../src/words/index.svelte';

const option = (name: string, label: string) =>
  ({
    name,
    label,
    clause: 'DG-1.1',
    default: false,
    values: [
      { value: false, label: 'without' },
      { value: true, label: 'with' },
    ],
  }) as unknown as GameOption;

const BOX = {
  name: 'dungeonology',
  title: 'Dungeonology',
  editions: [{ name: 'it-2.0', label: 'the rulebook', options: {} }],
  options: [
    option('stairs_retry', 'Whether Stairs can be tried again.'),
    option('react_to_aux', 'Whether effects can be answered.'),
    option('rules.boss', 'Advanced rule: the Boss.'),
    option('rocca.clans', 'Twelve more Clans.'),
  ],
};

beforeEach(async () => {
  await words.speak('en');
  vi.stubGlobal('fetch', async (url: string) => ({
    ok: true,
    text: async () => JSON.stringify(url.startsWith('/api/games') ? [BOX] : []),
  }));
});
afterEach(() => void vi.unstubAllGlobals());

it('tells first what the box features and what this table does otherwise', async () => {
  const table = {
    id: 't',
    game: 'dungeonology',
    edition: 'it-2.0',
    seats: [{}, {}],
    clock: { kind: 'none' },
    options: { 'rules.boss': true, react_to_aux: true, 'rocca.clans': false, stairs_retry: false },
  } as unknown as TableSummary;
  const target = document.body.appendChild(document.createElement('div'));
  const panel = mount(Terms, { target, props: { table } });
  await vi.waitFor(() => expect(target.querySelector('dl')).not.toBeNull());
  flushSync();
  const labels = (within: string) =>
    [...target.querySelectorAll(`${within} dt`)].map((x) => x.textContent?.trim().split(/ +DG/)[0]);
  expect(labels('.prose > dl')).toEqual([
    'Whether effects can be answered.',
    'Advanced rule: the Boss.',
  ]);
  expect(labels('details')).toEqual(['Whether Stairs can be tried again.', 'Twelve more Clans.']);
  expect(target.querySelector('summary')?.textContent).toContain('2 other options');
  await unmount(panel);
  target.remove();
});
