import { describe, expect, it } from 'vitest';
import { cubeAt, tile, widthOf } from '../../src/games/dungeonology/art/tile';
import { CONTENT, type Zone } from '../../src/games/dungeonology/model/content';
import {
  SIDES,
  contacts,
  corner,
  covered,
  door,
  edge,
  grounds,
  linkOrder,
  lying,
  matching,
  openings,
  outlook,
  passages,
  path,
  sideOf,
  turned,
  ways,
  type Lying,
} from '../../src/games/dungeonology/model/lattice';
import {
  drawn,
  tokensAt,
  type ExpeditionView,
  type Place,
} from '../../src/games/dungeonology/model/view';
import { fixture } from '../a_board';

const zone = (id: string): Zone => CONTENT.zones.find((each) => each.id === id)!;
const at = (id: string, x: number, y: number, turns = 0): Lying => ({
  zone: zone(id),
  x,
  y,
  turns,
});
const sample = fixture('dungeonology-place-zone');
const view = sample.view as unknown as ExpeditionView;

const lair: Zone = {
  id: 'IV-L',
  size: 2,
  alert: 8,
  spaces: 'FUUU',
  passages: 'NW.b NE.a NE.d SE.c SE.f SW.e SW.h NW.g',
};

describe('a Zone as large as four', () => {
  const large: Lying = { zone: lair, x: 0, y: 0, turns: 0 };

  it('GS5 has slots by quarter, which turn by a side of four', () => {
    expect(turned('NW.b', 1)).toBe('NE.d');
    expect(turned('NW.b', -1)).toBe('SW.h');
    expect(passages({ zone: lair, turns: 1 }).sort()).toEqual(lair.passages.split(' ').sort());
    expect(edge(large, 'SE.c')).toEqual([4, 2, 1]);
    expect(['NW.b', 'NE.d', 'SW.e', 'NW.g'].map(sideOf)).toEqual(SIDES);
  });

  it('GS5 touches an ordinary Zone on any of its sides, and covers sixteen cells', () => {
    expect(contacts(large, at('START', 4, 1))).toEqual([
      ['NE.d', 'h'],
      ['SE.c', 'g'],
    ]);
    expect(contacts(at('START', 0, 0), { ...large, x: 2, y: -3 })).toEqual([['c', 'SW.g']]);
    expect(covered([large], 3, 3)).toBe(true);
    expect(covered([large], 4, 3)).toBe(false);
    expect(openings([large], large)).toHaveLength(8);
  });

  it('is drawn at its size, with what is printed in its middle', () => {
    expect(widthOf(lair)).toBe(400);
    const [x, y] = cubeAt(lair, 0, 'near');
    expect(x).toBeGreaterThan(100);
    expect(y).toBeGreaterThan(200);
    expect(corner({ ...large, x: 6, y: 2 })).toEqual({ x: 7, y: 3 });
    const shown = tile(lair, { turns: 0, detail: 'near', name: 'Lair', cubes: [...'FUUU'] });
    expect(shown).toContain('width="400"');
    expect(shown).toContain('translate(100 100)');
  });
});

it('W1 in winter a Bivouac has a Bucket besides', () => {
  const bivouacs = CONTENT.zones.flatMap(({ effects }, n) =>
    effects?.some(({ kind }) => kind === 'bivouac') ? [n] : [],
  );
  const placed = bivouacs.map((n) => [n, 0, 0, 0]);
  const cold = { ...view, placed, tokens: [], traps: [] } as unknown as ExpeditionView;
  expect(tokensAt(cold, 0)).toEqual([]);
  expect(tokensAt({ ...cold, mode: { mode: 'Winter' } }, 0)).toEqual([{ kind: 'bucket' }]);
});

describe('geometry', () => {
  it('DG-18.4 Zones touch at twelve offsets, at one or two slots', () => {
    const steps = [-3, -2, -1, 0, 1, 2, 3];
    const apart = steps.flatMap((x) => steps.map((y) => at('START', x, y)));
    const one = at('START', 0, 0);
    const met = apart.filter(({ x, y }) => !covered([one], x, y)).map((two) => contacts(one, two));
    expect(met.filter((slots) => slots.length === 2)).toHaveLength(4);
    expect(met.filter((slots) => slots.length === 1)).toHaveLength(8);
    expect(met.filter((slots) => slots.length > 2)).toHaveLength(0);
    expect(contacts(at('START', 0, 0), at('START', 2, 1))).toEqual([['d', 'h']]);
    expect(contacts(at('START', 0, 0), at('START', 2, 2))).toEqual([]);
  });

  it('DG-Q.24 a quarter turn moves every slot on by two, Doors too', () => {
    expect(turned('h', 1)).toBe('b');
    expect(turned('a', -1)).toBe('g');
    expect(passages({ zone: zone('II-3'), turns: 1 })).toEqual(['d', 'g', 'a']);
    expect(door(at('II-4', 0, 0, 1), 'a')).toBe('R');
    expect(door(at('II-4', 0, 0, 0), 'a')).toBe('');
  });

  it('DG-18.9 every legal place of the rules, and no other, links and lies free', () => {
    const tiles = lying(view);
    const here = tiles[view.spots[sample.viewer!]!]!;
    const found: Place[] = [];
    for (let x = here.x - 3; x <= here.x + 3; x++)
      for (let y = here.y - 3; y <= here.y + 3; y++)
        for (const turns of [0, 1, 2, 3])
          if (!covered(tiles, x, y) && matching(here, { zone: drawn(view)!, x, y, turns }).length)
            found.push([x, y, turns]);
    const space = sample.asked!.space as unknown as { items: Place[] };
    expect(found.map(String).sort()).toEqual(space.items.map(String).sort());
    expect(grounds(space.items).map(({ turns }) => turns.length)).toEqual([4, 4]);
  });

  it('walks all Zones from the camp, each Linked to one before it', () => {
    const tiles = lying(view);
    const order = linkOrder(tiles, view.walls);
    expect(order[0]).toBe(0);
    expect([...order].sort((a, b) => a - b)).toEqual([...tiles.keys()]);
    order.slice(1).forEach((spot, i) => {
      const before = order.slice(0, i + 1);
      expect(before.some((other) => ways(tiles[other]!, tiles[spot]!, view.walls).length)).toBe(
        true,
      );
    });
  });

  it('DG-17.7 leads into the dark only where nothing lies', () => {
    const tiles = [at('START', 0, 0), at('I-3', 2, 0)];
    expect(openings(tiles, tiles[0]!).map(({ slot }) => slot)).toEqual([...'abefgh']);
    expect(openings(tiles, tiles[0]!)[0]).toEqual({ slot: 'a', x: 0, y: -1 });
  });

  it('a Scholar walks through the Passage', () => {
    const small = {
      ...view,
      placed: [
        [0, 0, 0, 0],
        [3, 2, 1, 0],
      ],
      walls: [],
    } as ExpeditionView;
    expect(CONTENT.zones[3]?.id).toBe('I-3');
    // Half a side lower, its one Passage to the west meets nothing.
    expect(path(small, 0, 1)).toEqual([]);
    small.placed = [
      [0, 0, 0, 0],
      [3, 2, 0, 0],
    ];
    expect(path(small, 0, 1)).toEqual([[2, 1.5]]);
    expect(path({ ...small, walls: [[2, 1, 1]] }, 0, 1)).toEqual([]);
  });
});

describe('what a place would mean', () => {
  const board = (placed: [string, number, number, number][]): ExpeditionView => ({
    ...view,
    options: { auto_wall_between_floors: true, stairs_wall_scope: 'all' },
    walls: [],
    placed: placed.map(([id, x, y, turns]) => [CONTENT.zones.indexOf(zone(id)), x, y, turns]),
  });

  it('DG-18.16 a Door that one cannot open keeps one out', () => {
    const table = board([['II-1', 0, 0, 0]]);
    const look = (cubes: number[]) => outlook(table, zone('II-6'), [0, -2, 0], 0, false, cubes);
    expect(look([0, 0, 0, 0, 0])).toMatchObject({ links: 2, shut: 'G', walls: 0 });
    expect(look([1, 0, 0, 0, 0]).shut).toBeNull();
  });

  it('DG-Q.26 Walls part it from other Floors', () => {
    const table = board([
      ['II-1', 0, 0, 0],
      ['START', 2, -2, 0],
    ]);
    const look = outlook(table, zone('II-2'), [0, -2, 0], 0, false, []);
    expect(look).toMatchObject({ links: 1, walls: 1, others: [] });
    const open = { ...table, options: { auto_wall_between_floors: false } };
    expect(outlook(open, zone('II-2'), [0, -2, 0], 0, false, [])).toMatchObject({
      walls: 0,
      others: [zone('START')],
    });
  });
});

describe('the drawing of a Zone', () => {
  const draw = (turns: number, detail: 'near' | 'mid' | 'far' = 'near') =>
    tile(zone('II-4'), { turns, detail, name: 'Guards & <Co>', cubes: ['R', null, 'B', 'Y'] });
  const words = (svg: string) => svg.match(/<text.*?<\/text>|<use data-space[^>]*>/g);

  it('turns walls and Doors, not words, cubes and effects', () => {
    expect(words(draw(1))).toEqual(words(draw(0)));
    expect(draw(1)).not.toBe(draw(0));
    expect(draw(4 % 4)).toBe(draw(0));
  });

  it('shows which cubes are gone', () => {
    expect(draw(0)).toContain('data-space="0" href="#i-R"');
    expect(draw(0)).toContain('data-space="1" href="#s-R"');
  });

  it('has three levels of detail, and no name breaks it', () => {
    expect(draw(0)).toContain('Guards &#38; &#60;Co&#62;');
    expect(draw(0, 'mid')).not.toContain('Guards');
    expect(draw(0, 'mid')).toContain('dg-fx');
    expect(draw(0, 'far')).not.toContain('dg-fx');
    expect(draw(0, 'far')).toContain('data-space');
  });

  it('tells Floors apart by the shape of the room, without colour', () => {
    const shapes = ['I-1', 'II-1', 'III-1'].map(
      (id) =>
        /<g class="dg-paper"><path d="([^"]*)"/.exec(
          tile(zone(id), { turns: 0, detail: 'far', name: '', cubes: [] }),
        )?.[1],
    );
    expect(new Set(shapes).size).toBe(3);
  });

  // The same words stand in tests/dungeonology/test_dg_picture.py.
  it.each([
    ['I-1', 'M183.7 86Q181 100 181.3 113.3Q181.6 126.5 180 141.8'],
    ['START', 'M191.3 85.2Q191.4 100 189.6 114.3Q187.8 128.5 187.9 146.2'],
  ])('%s has the silhouette of the picture of a record', (id, begins) => {
    const drawn = tile(zone(id), { turns: 0, detail: 'far', name: '', cubes: [] });
    expect(drawn).toContain(`<g class="dg-paper"><path d="${begins}`);
  });
});
