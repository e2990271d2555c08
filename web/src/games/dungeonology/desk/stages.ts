/** Which question takes the map's place, and which needs the map though effects lie declared. */

/** Cards that are looked at and put into an order, or picked from the discards. */
export const STAGED: ReadonlySet<string> = new Set(['Peek', 'LookPile', 'Retrieve']);

/** Answered with a Zone on the table. */
export const OF_SPOTS: ReadonlySet<string> = new Set([
  ...['LeaveCube', 'PlaceBoss', 'LayToken', 'OmegaPlace', 'MoveEgg', 'DriveBoss', 'LayTentacle'],
  ...['LayBoulder', 'RollBoulder', 'GatherEggs'],
]);
/** Answered with one of several ways over the map. */
export const OF_WAYS: ReadonlySet<string> = new Set(['BossWay', 'PushEgg']);
const ON_MAP = new Set([
  ...OF_SPOTS,
  ...OF_WAYS,
  ...['PlaceZone', 'LayTrap', 'LeaveCubes', 'Stairs', 'Pathfinder', 'LayBridge'],
]);

/** DG-34.14 Whether what lies declared is shown: not while its resolving asks for the map or for a stage. */
export function showsStairs(kind: string | null): boolean {
  return kind === null || !(STAGED.has(kind) || ON_MAP.has(kind));
}
