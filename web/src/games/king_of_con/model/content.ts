/** What is on the Objects and the Scenario sheets: read from the package's own file, so that there is one truth. */

import text from '../../../../../src/ludoteca/games/king_of_con/data/content.toml?raw';
import { tables, type Row, type Told } from '../../pack';

const GENRES = ['Sci-Fi', 'SuperHeroes', 'Fantasy', 'MangAnime', 'Horror'];
const CATEGORIES = ['ComicsBooks', 'HomeVideo', 'ActionFigures', 'Games', 'Gadgets'];
const EDITIONS = ['Vintage', 'SignedEdition', 'LimitedEdition', 'DeluxeEdition', 'Mint'];

/** What a Scenario changes; without one everything is as the rulebook says. */
export interface House {
  /** Whether our rules tell what it does. */
  ours: boolean;
  astatoste: number;
  stallValue: number;
  margin: number;
  guestReward: number;
  mysteryBox: boolean;
  theme: boolean;
  epicPoints: number;
  epicEnds: boolean;
  passOn: boolean;
  haggling: boolean;
  devaluation: (round: number) => number;
}

export interface Content {
  /** By Object: Genre, Category and Edition, as indices 0 to 4. */
  indices: ReadonlyMap<number, readonly [number, number, number]>;
  scenarios: ReadonlyMap<number, House>;
  /** By key (`object-3`), in each language, where a pack has its own. */
  names: ReadonlyMap<string, Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

function house(row: Fields): House {
  const number = (field: string, otherwise: number) =>
    typeof row[field] === 'number' ? row[field] : otherwise;
  const truth = (field: string, otherwise: boolean) =>
    typeof row[field] === 'boolean' ? row[field] : otherwise;
  const odd = number('devaluation_in_odd_rounds', 1);
  const even = number('devaluation_in_even_rounds', 1);
  return {
    ours: (row['provenance'] ?? 'house') === 'house',
    astatoste: number('astatoste', 3),
    stallValue: number('stall_value', 2),
    margin: number('steal_margin', 1),
    guestReward: number('guest_reward', 0),
    mysteryBox: truth('mystery_box', false),
    theme: truth('theme', false),
    epicPoints: number('epic_points', 1),
    epicEnds: truth('epic_ends_the_game', true),
    passOn: truth('monkeys_pass_on', false),
    haggling: truth('haggling', false),
    devaluation: (round) => (round % 2 ? odd : even),
  };
}

export const NO_SCENARIO = house({});

function read(objects: Fields[], scenarios: Fields[], names: Content['names']): Content {
  const at = (known: string[], row: Fields, field: string) =>
    Math.max(0, known.indexOf(String(row[field])));
  return {
    indices: new Map(
      objects.map((row) => [
        Number(row['number']),
        [at(GENRES, row, 'genre'), at(CATEGORIES, row, 'category'), at(EDITIONS, row, 'edition')],
      ]),
    ),
    scenarios: new Map(scenarios.map((row) => [Number(row['number']), house(row)])),
    names,
  };
}

const packed: Record<string, Row[]> = tables(text);
const OURS = read(packed['object'] ?? [], packed['scenario'] ?? [], new Map());

/** Ours, or that of the pack that a table plays with. */
export const content: { now: Content } = { now: OURS };

/** Play with a pack; without one, with ours again. */
export function adopt(pack: readonly Told[] | null): void {
  if (!pack) {
    content.now = OURS;
    return;
  }
  const group = (name: string): Fields[] =>
    pack.filter((row) => row.group === name).map((row) => ({ ...row, number: row['face'] }));
  const names = new Map(
    pack.map((row) => [
      `${row.group}-${String(row['face'])}`,
      (row['names'] ?? {}) as Record<string, string>,
    ]),
  );
  content.now = read(group('object'), group('scenario'), names);
}
