/** What the offline page promises: the rules are kept on this device, in the language that is spoken. */

import { api } from './api';

const ASSET = /^\/assets\//;

export async function keepRules(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  await import('./rules/RulesPage.svelte');
  await keepPage('/rules');
  for (const { name } of await api.games()) await api.rules(name);
}

/** Whatever was loaded before the worker came is asked for again, so that it passes through its hands. */
export async function keepPage(path: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && ASSET.test(pathname));
  await Promise.all([new URL(path, location.href), ...loaded].map((url) => fetch(url)));
}
