import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/dungeonology/Board.svelte';
import { briefly, effect, mainText } from '../../src/games/dungeonology/desk/sayings';
import { effectsTold } from '../../src/games/dungeonology/map/telling';
import { CONTENT } from '../../src/games/dungeonology/model/content';
import type { ExpeditionView } from '../../src/games/dungeonology/model/view';
import { Desk, fixture, speak } from '../a_board';

let desk: Desk;
const text = (selector: string) =>
  desk.all(selector).map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');
const sit = async (change: (view: ExpeditionView) => void = () => undefined) => {
  const given = fixture('dungeonology-rocca');
  change(given.view as unknown as ExpeditionView);
  desk = new Desk(Board, given);
  for (let i = 0; i < 3; i++) {
    await vi.dynamicImportSettled();
    flushSync();
  }
};

beforeAll(async () => {
  await speak('dungeonology');
});
afterEach(() => desk.clear());

describe('a table with Rocca Civetta', () => {
  it('shows no bare key of a word, on the map and on the desk', async () => {
    await sit();
    const said = desk.root.textContent ?? '';
    expect(said).not.toMatch(/\b(scholar|ability|uses|zone|column|trick|rocca|effect)-[a-zI]/);
    const labels = desk.all('[aria-label]').map((each) => each.getAttribute('aria-label') ?? '');
    expect(
      labels.filter((label) => /\b(zone|column|effect|tells|rocca)-[a-zI]/.test(label)),
    ).toEqual([]);
  });

  it('RC-ZEF tells what every effect of a Zone does, with its clause', async () => {
    await sit();
    const spot = 1;
    for (const { id, effects = [] } of CONTENT.zones.filter((zone) => zone.effects)) {
      const at = CONTENT.zones.findIndex((zone) => zone.id === id);
      const { placed, options } = desk.fixture.view as unknown as ExpeditionView;
      const there = placed.map((each, i) => (i === spot ? [at, ...each.slice(1)] : each));
      const view = { placed: there, options, stairs_used: [] } as unknown as ExpeditionView;
      const told = effectsTold({ ...view, tokens: [], traps: [] }, spot, () => false);
      expect(told, id).not.toMatch(/\b(tells|effect|familiar)-[a-z]|DG-32\.2\b/);
      expect(told.match(/\((DG|RC)-/g), id).toHaveLength(effects.length);
    }
  });

  it('DG-34.1 tells the Main Effect of every card, those of Alchemy too', async () => {
    await sit();
    const view = desk.fixture.view as unknown as ExpeditionView;
    const silent = CONTENT.tricks.filter((x) => x.main && mainText(view, x) === null);
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(CONTENT.tricks.filter(({ type }) => type === 'alchemy')).toHaveLength(9);
  });

  it('RC-ALC.4 tells which cards an Auxiliary Effect discards first', async () => {
    await sit();
    const view = desk.fixture.view as unknown as ExpeditionView;
    const two = CONTENT.auxiliary.filter(({ type, level }) => type === 'alchemy' && level === 2);
    expect(briefly(view, two)).toBe('draw 3 (discard 2)');
    expect(effect(view, two[0]!)).toMatch(/^discard 2 .*, then draw 3/);
  });

  it('RC-RES.2 tells the Research cards that lie open, and those of a seat', async () => {
    await sit();
    const { research, researched, told } = desk.fixture.view as unknown as ExpeditionView;
    const open = text('[data-zone=research] li');
    expect(open).toEqual(research!.map((card) => told!.research![card]!.does));
    const mine = researched![desk.store.viewer!]!.map((card) => told!.research![card]!.does);
    for (const each of mine) expect(text('.scard .rocca li')).toContain(each);
  });

  it('RC-STR.2 shows a Star token for each Star of the cubes', async () => {
    await sit((view) => (view.boards[0] = [3, 0, 0, 0, 0]));
    const { silver, gold } = CONTENT.columns[0]!;
    const reached = [...silver, ...gold].filter((row) => row <= 3);
    expect(reached.length).toBeGreaterThan(0);
    expect(desk.all('.scard .star')).toHaveLength(reached.length);
  });

  it('RC-CNG.20 tells the Students of Congregations by letter and by what they do', async () => {
    await sit();
    const { members, told } = desk.fixture.view as unknown as ExpeditionView;
    const kind = members![desk.store.viewer!]!.findIndex((count) => count > 0);
    const shown = text('.scard .rocca li').find((each) =>
      each.includes(told!.congregations![kind]!.does),
    );
    expect(shown).toMatch(/^[ΦΖΙΛ]/);
  });

  it('RC-FAM.8 a Familiar stands on the map where it was left, or beside whom it follows', async () => {
    await sit((view) => {
      view.familiars = [
        [-1, 1],
        [0, -1],
      ];
    });
    expect(desk.all('.pawn.familiar')).toHaveLength(2);
  });

  it('RC-BOS.1 every Boss has a head of its own', async () => {
    await sit();
    const { HEADS } = await import('../../src/games/dungeonology/art/traits');
    const heads = ['capagrezza', 'basilisk', 'lord-shadow', 'raganella', 'jukas', 'omega'];
    const big = [
      ...['fredo', 'mother-basilisk', 'marconiglio', 'enrico-giovanni'],
      'scylla-and-charybdis',
    ];
    expect(Object.keys(HEADS).sort()).toEqual([...heads, ...big].sort());
    expect(desk.all('.pawn.boss .head').length).toBeGreaterThan(0);
  });
});
