import { afterEach, describe, expect, it } from 'vitest';
import { CONTENT, adopt, expand, floorOf, lacks } from '../../src/games/dungeonology/model/content';
import { read } from '../../src/games/dungeonology/model/toml';

describe('the content of the package', () => {
  it('DG-1.1 has four Scholars with two faces', () => {
    expect(CONTENT.scholars.map(({ id }) => id)).toEqual([
      'rebecca',
      'valerio',
      'sofia',
      'vincenzo',
    ]);
    for (const { normal, fired_up } of CONTENT.scholars)
      expect(Math.min(normal.hand, fired_up.hand, normal.abilities.length)).toBeGreaterThan(0);
  });

  it('DG-1.3 has eighteen Zones and the Starting Zone, six on each Floor', () => {
    expect(CONTENT.zones.map(floorOf).filter((floor) => floor === 1)).toHaveLength(6);
    expect(CONTENT.zones.filter((zone) => floorOf(zone) < 3)).toHaveLength(19);
    expect(CONTENT.zones.find(({ id }) => id === 'II-6')?.doors).toEqual({ e: 'G', f: 'G' });
  });

  it('DG-1.6 has 105 Trick cards', () => {
    const added = ['alchemy', 'specialists', 'spriggan'];
    const base = CONTENT.tricks.filter(({ type }) => !added.includes(type));
    expect(base.reduce((sum, { copies }) => sum + copies, 0)).toBe(105);
  });
});

describe('Rocca Civetta', () => {
  it('RC-GEN.1 is fetched for tables that play with it, and comes after the base box', async () => {
    const base = CONTENT.zones.map(({ id }) => id);
    expect(lacks({ 'rules.boss': true, 'rocca.floor_iv': false })).toBe(false);
    expect(lacks({ 'rocca.floor_iv': true })).toBe(true);
    await expand();
    expect(lacks({ 'rocca.floor_iv': true })).toBe(false);
    expect(CONTENT.zones.slice(0, base.length).map(({ id }) => id)).toEqual(base);
    expect(CONTENT.zones.filter((zone) => floorOf(zone) === 3).length).toBeGreaterThan(3);
  });
});

describe('a pack of an owner', () => {
  afterEach(() => adopt(null));

  it('takes the place of ours, until the table is left', () => {
    const ours = CONTENT.zones.length;
    adopt([{ group: 'zone', name: 'I-1', spaces: 'PP', passages: 'a', names: { en: 'Cellar' } }]);
    expect(CONTENT.zones.map(({ id, spaces }) => [id, spaces])).toEqual([['I-1', 'PP']]);
    expect(CONTENT.scholars).toHaveLength(11);
    adopt(null);
    expect(CONTENT.zones).toHaveLength(ours);
  });
});

describe('a pack as text', () => {
  it('has tables, lists of them and tables within', () => {
    const text = `
      a = "x \\"y\\"" # said
      [one]
      b = [1, -2, # in lines
           true]
      [[two]]
      c = { d-e = 3, f = ["g"] }
      [two.deep]
      h = false
      [[two]]`;
    expect(read(text)).toEqual({
      a: 'x "y"',
      one: { b: [1, -2, true] },
      two: [{ c: { 'd-e': 3, f: ['g'] }, deep: { h: false } }, {}],
    });
  });

  it('says in which line it breaks off', () => {
    expect(() => read('a = 1\nb ? 2')).toThrow('line 2');
  });
});
