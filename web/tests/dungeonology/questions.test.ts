import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/dungeonology/Board.svelte';
import { ASKED, DONE } from '../../src/games/dungeonology/desk/asked';
import { ANSWERS, OF_HAND, PHASES } from '../../src/games/dungeonology/desk/deeds';
import { OF_SPOTS } from '../../src/games/dungeonology/desk/stages';
import { ELSEWHERE, MADE } from '../../src/games/dungeonology/desk/tray';
import { CONTENT, expand } from '../../src/games/dungeonology/model/content';
import type { ExpeditionView } from '../../src/games/dungeonology/model/view';
import { zoneName } from '../../src/games/dungeonology/words';
import { LANGS, type Fixture } from '../../src/wire';
import { words } from '../../src/words/index.svelte';
import { Desk, fixture, speak } from '../a_board';

const WORDS = join(import.meta.dirname, '../../../src/ludoteca/games/dungeonology/words/en');
/** Every kind of question that the rules ask: each has a name in the words of the package. */
const KINDS = readdirSync(WORDS)
  .flatMap((file) => [...readFileSync(join(WORDS, file), 'utf8').matchAll(/^decision-(\w+) =/gm)])
  .map(([, kind]) => kind!);
const SAMPLES = readdirSync(join(import.meta.dirname, '../../fixtures')).flatMap((file) => {
  const found = /^dungeonology-((?:asks|mode)-[\w-]+)\.json$/.exec(file)?.[1];
  return found ? [found] : [];
});

vi.setConfig({ testTimeout: 30_000 });

let desk: Desk | null = null;
const sit = async (name: string) => {
  desk = new Desk(Board, fixture(`dungeonology-${name}`));
  for (let i = 0; i < 3; i++) {
    await vi.dynamicImportSettled();
    flushSync();
  }
  return desk;
};
const items = ({ asked }: Fixture) => (asked!.space as unknown as { items: unknown[] }).items;
const text = (selector: string) =>
  desk!.all(selector).map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');

beforeAll(async () => {
  await speak('dungeonology');
  await expand();
});
afterEach(async () => {
  await desk?.clear();
  desk = null;
});

describe('every kind of question', () => {
  it('is known here', () => expect(KINDS.length).toBeGreaterThan(50));

  it('has answers of its own on this board', () => {
    const sets = [PHASES, ANSWERS, OF_HAND, OF_SPOTS, ELSEWHERE];
    const own = (kind: string) =>
      kind in MADE || kind in ASKED || sets.some((each) => each.has(kind));
    expect(KINDS.filter((kind) => !own(kind))).toEqual([]);
  });

  it.each(LANGS)('is asked in the words of the board in %s', async (lang) => {
    await words.speak(lang);
    const short = ['Lap', 'Duel', 'Declare', 'Priority'];
    const asked = (kind: string) =>
      words.say('dungeonology', `desk-ask-${short.includes(kind) ? kind.toLowerCase() : kind}`);
    expect(KINDS.filter((kind) => !asked(kind))).toEqual([]);
    await words.speak('en');
  });

  it('every deed of a mode has its words', () => {
    for (const what of [8, 9, 11, 12, 13, 14]) expect(DONE[what]).toBeDefined();
  });
});

describe('a question of a scene', () => {
  it.each(SAMPLES.filter((name) => name.startsWith('asks-')))(
    '%s is answered on the board, with a sign and words for each answer',
    async (name) => {
      const { store, fixture: given } = await sit(name);
      const kind = given.asked!.kind;
      const title = words.say('dungeonology', `desk-ask-${kind}`);
      expect(text('.dbar h2')[0]).toBe(title);
      expect(desk!.states('lit').length).toBeGreaterThan(0);
      const options = desk!.all('.tray .opt');
      if (kind in ASKED) expect(options).toHaveLength(items(given).length);
      for (const option of options) {
        expect(option.querySelector('svg, .cubes'), name).not.toBeNull();
        expect(option.textContent, name).not.toMatch(/\b[a-z]+-[a-zA-Z]+-|\[|undefined|…/);
        const use = option.querySelector('use')?.getAttribute('href');
        expect(use === '#u-check' && kind !== 'Protect' && kind !== 'Ward', name).toBe(false);
      }
      if (!options.length) return;
      options[0]!.click();
      flushSync();
      expect(store.draft).not.toBeNull();
    },
  );

  it('RC-CPS.4 tells what each of the two Interns does', async () => {
    const { fixture: given } = await sit('asks-keep-intern');
    const told = Object.values(
      (given.view as unknown as { told: { interns: Record<string, { name: string }> } }).told
        .interns,
    );
    expect(text('.tray .opt b')).toEqual(told.map(({ name }) => name));
    expect(text('.tray .opt small').every(Boolean)).toBe(true);
  });

  it('RC-BIG.4 an Egg is moved by pressing the Zone where it goes', async () => {
    const { store, fixture: given } = await sit('asks-push-egg');
    const ways = (given.view as unknown as { stack: { ways?: number[][] }[] }).stack.at(-1)!.ways!;
    desk!.press(`[data-piece="spot-${ways[1]![1]}"]`);
    expect(store.draft).toBe(1);
  });

  it('RC-BIG.4 who breaks free reads what each way leaves', async () => {
    await sit('asks-break-free');
    expect(text('.tray .opt small')).toEqual([
      expect.stringMatching(/Students? left\.$/),
      expect.stringMatching(/^1 Speed point, /),
    ]);
  });

  it('RC-ZEF.2 who wants no Hot Water keeps all cards', async () => {
    const { store } = await sit('asks-bucket');
    const chosen = vi.spyOn(store, 'choose').mockResolvedValue(true);
    desk!.press('.dbar .btn.pri');
    expect(chosen).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('RC-BIG.4 an Offering shows both cubes and what it is worth', async () => {
    const { store } = await sit('mode-sea');
    const offers = desk!
      .all('.tray .opt')
      .filter((each) => each.querySelectorAll('.cubes use').length === 2);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers[0]!.textContent).toMatch(/points/);
    offers[0]!.click();
    flushSync();
    expect((store.draft as number[]).slice(0, 2)).toEqual([14, 6]);
    expect(text('.dbar .ask p').join(' ')).toMatch(/points/);
  });

  it('GS5 the Lair lies on the map as large as four Zones, and is told as such', async () => {
    await sit('mode-sea');
    const view = desk!.fixture.view as unknown as ExpeditionView;
    const lair = view.placed.findIndex(([zone]) => CONTENT.zones[zone]?.size === 2);
    expect(lair).toBeGreaterThan(0);
    const side = (spot: number) =>
      Number(desk!.all(`[data-piece="spot-${spot}"]`)[0]!.style.getPropertyValue('--side'));
    expect(view.placed.map((_, spot) => side(spot))).toEqual(
      view.placed.map((_, spot) => (spot === lair ? 4 : 2)),
    );
    const label = desk!.all(`[data-piece="spot-${lair}"]`)[0]!.getAttribute('aria-label')!;
    expect(label).toContain(zoneName(CONTENT.zones[view.placed[lair]![0]]));
    expect(label).toContain('You are here');
  });

  it.each(SAMPLES.filter((name) => name.startsWith('mode-')))(
    '%s offers its deeds in words of the board',
    async (name) => {
      const { fixture: given } = await sit(name);
      const deeds = (items(given) as number[][]).filter(([what]) => what === 14);
      expect(deeds.length).toBeGreaterThan(0);
      const said = text('.tray .opt b').join(' | ');
      expect(said).not.toMatch(/choice-|undefined|…/);
      expect(desk!.all('.tray .opt').length).toBeGreaterThanOrEqual(deeds.length);
    },
  );
});
