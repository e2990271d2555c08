/** Which question takes the map's place, and which needs the map though effects lie declared. */

/** Cards that are looked at and put into an order, or picked from the discards. */
export const STAGED: ReadonlySet<string> = new Set(['Peek', 'LookPile', 'Retrieve']);

const ON_MAP = new Set([
  'PlaceZone',
  'BossWay',
  'PlaceBoss',
  'LayToken',
  'OmegaPlace',
  'LayTrap',
  'LeaveCube',
  'LeaveCubes',
  'Stairs',
  'Pathfinder',
]);

/** DG-34.14 Whether what lies declared is shown: not while its resolving asks for the map or for a stage. */
export function showsStairs(kind: string | null): boolean {
  return kind === null || !(STAGED.has(kind) || ON_MAP.has(kind));
}
