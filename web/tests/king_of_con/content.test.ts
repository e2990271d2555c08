import { afterEach, describe, expect, it } from 'vitest';
import { NO_SCENARIO, adopt, content } from '../../src/games/king_of_con/model/content';
import { OBJECTS, cell, having, house, traits } from '../../src/games/king_of_con/model/view';
import type { ConView } from '../../src/games/king_of_con/model/view';

const playing = (scenario: number) => ({ options: { scenario } }) as unknown as ConView;

/** As the server tells a pack: two Objects have changed their places, one Scenario its numbers. */
const PACK = [
  ...OBJECTS.map((thing) => ({
    group: 'object',
    name: String(thing),
    face: thing,
    names: { en: `Thing ${thing}` },
    genre: ['Sci-Fi', 'SuperHeroes', 'Fantasy', 'MangAnime', 'Horror'][
      Math.floor((26 - thing - 1) / 5)
    ],
    category: ['ComicsBooks', 'HomeVideo', 'ActionFigures', 'Games', 'Gadgets'][
      (26 - thing - 1) % 5
    ],
    edition: 'Mint',
    provenance: 'owner',
  })),
  {
    group: 'scenario',
    name: '3',
    face: 3,
    names: { en: 'Fair prices' },
    provenance: 'owner',
    stall_value: 4,
    steal_margin: 3,
    epic_ends_the_game: false,
  },
];

afterEach(() => adopt(null));

describe('what is on the cards', () => {
  it('comes from the package: 25 Objects, ten Scenarios', () => {
    expect([...content.now.indices.keys()]).toEqual([...OBJECTS]);
    expect([...content.now.scenarios.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(traits(1)).toEqual([1, 6, 11]);
    for (const trait of Array.from({ length: 15 }, (_, i) => i + 1))
      expect(having(trait)).toHaveLength(5);
    expect(OBJECTS.map((_, i) => cell(Math.floor(i / 5), i % 5))).toEqual([...OBJECTS]);
    expect(house(playing(0))).toBe(NO_SCENARIO);
    expect(house(playing(2)).devaluation(3)).toBe(0);
    expect(house(playing(2)).devaluation(4)).toBe(2);
  });

  it('comes from an owner’s pack where a table has one', () => {
    adopt(PACK);
    expect(traits(25)).toEqual([1, 6, 15]);
    expect(cell(0, 0)).toBe(25);
    expect(having(15)).toHaveLength(25);
    expect(content.now.names.get('object-7')).toEqual({ en: 'Thing 7' });
    const { stallValue, margin, epicEnds, astatoste, ours } = house(playing(3));
    expect([stallValue, margin, epicEnds, astatoste, ours]).toEqual([4, 3, false, 3, false]);
    expect(house(playing(1))).toBe(NO_SCENARIO);
    adopt(null);
    expect(traits(25)[0]).toBe(5);
  });
});
