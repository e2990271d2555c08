/** What the companion does, and for which games. */

export interface Part {
  name: string;
  /** All, unless said. */
  games?: string[];
  /** For so many alone. */
  seats?: number;
  /** Every press draws anew. */
  draws?: boolean;
  /** It asks one thing after another. */
  dialogue?: boolean;
}

const CHAMBER = ['chamber-of-wonders'];
const EXPEDITION = ['dungeonology'];

export const partsOf = (game: string): Part[] =>
  PARTS.filter(({ games }) => !games || games.includes(game));

export const PARTS: Part[] = [
  { name: 'score' },
  { name: 'setup' },
  { name: 'move' },
  { name: 'pack' },
  { name: 'edition', games: CHAMBER },
  { name: 'collector', games: CHAMBER, seats: 1 },
  { name: 'omega', games: EXPEDITION, dialogue: true },
  { name: 'boss', games: EXPEDITION, dialogue: true },
  { name: 'randomizer', games: EXPEDITION, draws: true },
  { name: 'alert', games: EXPEDITION },
  { name: 'eggs', games: EXPEDITION },
];
