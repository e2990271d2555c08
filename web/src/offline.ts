/** What the offline page promises: the rules are kept on this device, in the language that is spoken. */

import { api } from './api';

const ASSET = /^\/assets\//;

/** Once the worker has taken over, which at a first visit comes after the page; never without one. */
export async function watched(): Promise<boolean> {
  const worker = navigator.serviceWorker;
  if (!worker) return false;
  if (!worker.controller)
    await new Promise((taken) =>
      worker.addEventListener('controllerchange', taken, { once: true }),
    );
  return true;
}

export async function keepRules(): Promise<void> {
  if (!(await watched())) return;
  await import('./rules/RulesPage.svelte');
  await keepPage('/rules');
  for (const { name } of await api.games()) await api.rules(name);
}

/** Whatever was loaded before the worker came is asked for again, so that it passes through its hands. */
export async function keepPage(path: string): Promise<void> {
  if (!(await watched())) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && ASSET.test(pathname));
  await Promise.all([new URL(path, location.href), ...loaded].map((url) => fetch(url)));
}
