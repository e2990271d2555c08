/** Which page a path shows; each is loaded when it is needed. */

export interface Route {
  load: () => Promise<unknown>;
  props: Record<string, string>;
  /** A change of it makes the page anew. */
  key: string;
}

const PAGES: [RegExp, () => Promise<unknown>][] = [
  [/^\/$/, () => import('./hall/Hall.svelte')],
  [/^\/tables\/(?<id>[^/]+)$/, () => import('./table/TableRoute.svelte')],
  [/^\/tables\/(?<id>[^/]+)\/replay$/, () => import('./replay/Replay.svelte')],
  [/^\/tables\/(?<id>[^/]+)\/rebuild$/, () => import('./companion/Rebuild.svelte')],
  [/^\/replays$/, () => import('./replay/Replays.svelte')],
  [/^\/campaigns$/, () => import('./campaign/Campaigns.svelte')],
  [/^\/campaigns\/(?<id>[^/]+)$/, () => import('./campaign/CampaignRoute.svelte')],
  [/^\/companion\/hand\/(?<id>[^/]+)\/(?<seat>\d+)$/, () => import('./companion/HandPage.svelte')],
  [/^\/companion$/, () => import('./companion/Companion.svelte')],
  [
    /^\/companion\/(?<game>[^/]+)(\/(?<part>[^/]+))?$/,
    () => import('./companion/Companion.svelte'),
  ],
  [/^\/rules$/, () => import('./rules/RulesPage.svelte')],
  [/^\/rules\/(?<game>[^/]+)$/, () => import('./rules/RulesPage.svelte')],
];

export function route(path: string): Route {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load, props: { ...match.groups }, key: path };
  }
  return { load: () => import('./hall/Lost.svelte'), props: {}, key: 'lost' };
}
