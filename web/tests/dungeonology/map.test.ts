import { flushSync, tick } from 'svelte';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/dungeonology/Board.svelte';
import { Camera } from '../../src/games/dungeonology/map/camera.svelte';
import { Chart } from '../../src/games/dungeonology/map/chart.svelte';
import { Looking } from '../../src/games/dungeonology/map/looking.svelte';
import { CONTENT } from '../../src/games/dungeonology/model/content';
import { top, zoneAt, type ExpeditionView } from '../../src/games/dungeonology/model/view';
import { Play } from '../../src/games/dungeonology/play.svelte';
import { zoneName } from '../../src/games/dungeonology/words';
import { reasons } from '../../src/shell/reasons.svelte';
import { TableStore } from '../../src/table/store.svelte';
import type { Fixture } from '../../src/wire';
import { Desk, fixture, speak } from '../a_board';

let desk: Desk;
const sit = (name: string, change: Partial<Fixture> = {}): Desk =>
  (desk = new Desk(Board, { ...fixture(`dungeonology-${name}`), ...change }));
const key = (sign: string, at = '.mapwrap'): void => {
  const event = new KeyboardEvent('keydown', { key: sign, bubbles: true, cancelable: true });
  desk.all(at)[0]!.dispatchEvent(event);
  flushSync();
};
const items = (): number[][] => (desk.store.asked!.space as { items: number[][] }).items;
/** The places of a drawn Zone, by their numbers. */
const places = (): number[][] =>
  [...new Set(items().map(([x, y]) => `${x} ${y}`))].map((at) => at.split(' ').map(Number));
const seen = (): ExpeditionView => desk.store.view as unknown as ExpeditionView;
const tile = (spot: number): HTMLElement => desk.all(`[data-piece="spot-${spot}"]`)[0]!;

beforeAll(() => speak('dungeonology'));
afterEach(() => (desk.root.isConnected ? desk.clear() : undefined));
afterAll(() => vi.dynamicImportSettled()); // parts of the board that nobody here has waited for

describe('a Zone to place', () => {
  it('DG-18.9 has a numbered disc for each place, and is shown before it is laid', () => {
    sit('place-zone');
    expect(desk.all('.ghost').map((each) => each.textContent)).toEqual(['1', '2']);
    expect(desk.all('[data-zone="aside"]')[0]?.textContent).toContain(
      zoneName(CONTENT.zones[seen().cards[Number(top(seen())!['card'])]!]),
    );
    expect(desk.all('[data-piece="placing"]')).toHaveLength(0);
  });

  it('is chosen by its number, and is then the Zone itself', () => {
    sit('place-zone');
    key('2');
    const second = [...places()[1]!, 0];
    expect(desk.store.draft).toEqual(second);
    expect(desk.all('.ghost').map((each) => each.textContent)).toEqual(['1']);
    expect(desk.all('[data-piece="placing"]')[0]?.dataset['state']).toBe('chosen');
    key('3');
    expect(desk.store.draft).toEqual(second);
  });

  it('keeps the focus of whoever chose its place by keyboard', async () => {
    sit('place-zone');
    const disc = desk.all('.ghost')[0]!;
    disc.focus();
    disc.click();
    await tick();
    await tick();
    expect((document.activeElement as HTMLElement).dataset['piece']).toBe('placing');
  });

  it('is turned among the ways that are allowed, and stays turned in another place', () => {
    sit('place-zone');
    key('1');
    key('r');
    key('r');
    const [first, second] = places();
    expect(desk.store.draft).toEqual([...first!, 2]);
    key('R');
    key('2');
    expect(desk.store.draft).toEqual([...second!, 1]);
    for (const turn of 'rrr') key(turn);
    expect(desk.store.draft).toEqual([...second!, 0]);
  });

  it('skips the ways that are not allowed', () => {
    const sample = fixture('dungeonology-place-zone');
    const [first] = (sample.asked!.space as { items: number[][] }).items;
    const [once, thrice] = [1, 3].map((turns) => [...first!.slice(0, 2), turns]);
    const asked = {
      ...sample.asked!,
      space: { space: 'Listed' as const, items: [once!, thrice!] },
    };
    sit('place-zone', { asked });
    key('1');
    expect(desk.store.draft).toEqual(once);
    key('r');
    expect(desk.store.draft).toEqual(thrice);
    key('r');
    expect(desk.store.draft).toEqual(once);
  });

  it('says in the bar what laying it there means', () => {
    sit('place-zone');
    expect(desk.all('.dbar .ask')[0]?.textContent).toContain('Choose one of 2 places');
    key('2', '.dbar');
    const told = desk.all('.dbar .ask')[0]?.textContent;
    expect(told).toContain('Place 2 of 2');
    expect(told).toMatch(/Linked by \d Passage/);
    expect(told).toContain('you enter at once');
    expect(desk.filled).toBe('Lay it here');
  });

  it('is shown where a hint lays it', () => {
    sit('place-zone');
    desk.advise([...places()[0]!, 3]);
    expect(desk.all('.ghost').map((each) => each.textContent)).toEqual(['2']);
  });

  it('DG-18.10 says why it cannot lie where one presses the bare ground', async () => {
    const refusal = { text: 'Not Linked.', clause: 'DG-18.10' };
    // Without a layout all lies around the corner.
    sit('place-zone', { considered: { '[-1,-1,0]': { said: null, refusal, warning: null } } });
    const map = desk.all('.mapwrap')[0]!;
    const world = desk.all('.mapwrap .world')[0]!;
    const [clientX, clientY] = world.style.transform.match(/-?[\d.]+(?=px)/g)!.map(Number);
    map.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
    await new Promise((done) => setTimeout(done));
    expect(reasons.shown).toMatchObject(refusal);
    expect(desk.store.draft).toBeNull();
  });

  it('is only looked at by the others', () => {
    const viewer = (fixture('dungeonology-place-zone').viewer! + 1) % 4;
    sit('place-zone', { viewer, asked: null });
    expect(desk.all('.ghost')).toHaveLength(0);
    expect(desk.all('[data-zone="aside"]')).toHaveLength(1);
    key('1');
    expect(desk.store.draft).toBeNull();
  });
});

describe('moving', () => {
  const lit = () => desk.all('.tile[data-state="lit"]').map((each) => each.dataset['piece']);

  /** A Zone with a Danger, and how many Students it draws. */
  const dangerous = (): [spot: number, count: number] => {
    const dangers = seen().placed.map((_, spot) => {
      const found = zoneAt(seen(), spot)?.effects?.find(({ kind }) => kind === 'danger');
      return Number(found?.number ?? 0);
    });
    const count = Math.max(...dangers);
    expect(count).toBeGreaterThan(1);
    return [dangers.indexOf(count), count];
  };

  it('DG-17.6 lights the Zones that can be moved to', () => {
    sit('movement');
    expect(lit()).toEqual(
      items()
        .filter(([what]) => what === 1)
        .map(([, spot]) => `spot-${spot}`),
    );
    expect(lit().length).toBeGreaterThan(0);
    const spot = Number(lit()[0]!.split('-')[1]);
    tile(spot).click();
    flushSync();
    expect(desk.store.draft).toEqual([1, spot]);
    expect(tile(spot).getAttribute('aria-pressed')).toBe('true');
    tile(spot).click();
    expect(desk.store.draft).toBeNull();
  });

  it('DG-17.7 a step into the dark draws a Zone', () => {
    sit('movement');
    const [first, ...others] = desk.all('.ghost.explore');
    expect(others.every((each) => each.tabIndex === -1)).toBe(true);
    first!.click();
    flushSync();
    expect(desk.store.draft).toEqual([2]);
  });

  it('says why a Zone cannot be moved to, with the clause', async () => {
    const refusal = { text: 'Not Linked.', clause: 'DG-17.6' };
    const sample = fixture('dungeonology-movement');
    const view = sample.view as unknown as ExpeditionView;
    const may = (sample.asked!.space as { items: number[][] }).items.map(([, spot]) => spot);
    const far = view.placed.findIndex(
      (_, spot) => !may.includes(spot) && !view.spots.includes(spot),
    );
    const considered = { [`[1,${far}]`]: { said: null, refusal, warning: null } };
    sit('movement', { considered });
    expect(tile(far).getAttribute('aria-disabled')).toBe('true');
    tile(far).click();
    await new Promise((done) => setTimeout(done));
    expect(reasons.shown).toMatchObject({ clause: 'DG-17.6' });
    expect(reasons.shown?.text).toContain('Not Linked.');
    expect(desk.store.draft).toBeNull();
  });

  it('DG-32 tells what the effects of a Zone do, with their clauses, where they are played with', async () => {
    sit('movement', { asked: null });
    const [spot, count] = dangerous();
    const danger = `Danger ${count}: a failed test here draws ${count} Students instead of 1 (DG-32.9).`;
    tile(spot).click();
    await new Promise((done) => setTimeout(done));
    expect(reasons.shown?.text).not.toContain(danger);
    expect(reasons.shown?.text).toContain('not played with here');
    const { options } = desk.fixture.view;
    desk.news([], { view: { options: { ...options, 'rules.dangerous_zones': true } } });
    tile(spot).click();
    await new Promise((done) => setTimeout(done));
    expect(reasons.shown?.text).toContain(danger);
    expect(reasons.shown?.text.split(`Danger ${count}`)).toHaveLength(2);
  });

  it('tells what a Zone is, when nothing is asked', async () => {
    sit('movement', { asked: null });
    const [spot] = dangerous();
    tile(spot).click();
    await new Promise((done) => setTimeout(done));
    const label = tile(spot).getAttribute('aria-label')!;
    // What its effects do is told, so their names are not told before it.
    expect(label).toContain('Effects: ');
    expect(reasons.shown?.text).toContain(label.replace(/Effects: [^.]*\. /, ''));
  });
});

describe('in words', () => {
  it('each Zone tells what is in it, who is there and where it leads', () => {
    sit('movement');
    const me = desk.store.viewer!;
    const { spots } = seen();
    const label = tile(spots[me]!).getAttribute('aria-label')!;
    const zone = zoneAt(seen(), spots[me]!)!;
    for (const part of [
      `${zoneName(zone)}, Floor `,
      'You are here',
      'Cubes: ',
      `Alert ${zone.alert}`,
      'Leads to ',
    ])
      expect(label).toContain(part);
    const rival = spots.findIndex((spot, seat) => seat !== me && spot > 0 && spot !== spots[me]);
    expect(tile(spots[rival]!).getAttribute('aria-label')).toMatch(
      new RegExp(`Here: [^.]*${desk.store.name(rival)}`),
    );
  });

  it('Tab walks them in the order of links from the camp', () => {
    sit('movement');
    const walked = desk.all('.tile').map((each) => each.dataset['piece']);
    expect(walked[0]).toBe('spot-0');
    expect(desk.all('.tile').every((each) => each.tabIndex === 0)).toBe(true);
    expect(walked).toHaveLength((desk.store.view['placed'] as unknown[]).length);
  });

  it.each(['it', 'fr'] as const)('speaks %s', async (lang) => {
    await speak('dungeonology', lang);
    sit('place-zone');
    key('1');
    const told = desk.root.innerHTML;
    expect(told).not.toMatch(/\bmap-[a-z-]+(?=[<".])/);
    expect(desk.all('.tile')[0]?.getAttribute('aria-label')).toContain(
      lang === 'it' ? 'Passaggi: 2 a nord' : 'Passages\u00a0: 2 au nord',
    );
    await speak('dungeonology');
  });
});

describe('advanced rules', () => {
  const advanced = (change: object) => {
    const sample = fixture('dungeonology-movement');
    sit('movement', { view: { ...sample.view, ...change } as Fixture['view'] });
  };

  it('DG-36 shows the tokens in a Zone, and a Trap only to who laid it', () => {
    const { cards } = fixture('dungeonology-movement').view;
    const [known, hidden] = [cards.length, cards.length + 1];
    advanced({
      tokens: [[3, 0]],
      traps: [
        [3, known],
        [4, hidden],
      ],
      cards: [...cards, 0, null],
    });
    expect(tile(3).getAttribute('aria-label')).toContain(
      'Tokens: Trap: Ambush 1 and Secret Passage X',
    );
    expect(tile(4).getAttribute('aria-label')).toContain('Tokens: a Trap, face down');
    expect(tile(4).innerHTML).toContain('#z-trap');
  });

  it('DG-31 shows the Boss where he is, and nowhere before he appears', async () => {
    advanced({ boss: 3 });
    await vi.dynamicImportSettled();
    flushSync();
    expect(desk.all('[data-piece="boss"]')).toHaveLength(1);
    expect(tile(3).getAttribute('aria-label')).toContain('The Boss is here');
    void desk.clear();
    advanced({ boss: -1 });
    await vi.dynamicImportSettled();
    flushSync();
    expect(desk.all('[data-piece="boss"]')).toHaveLength(0);
  });

  it('DG-32 a Teleport lights the Zone that it leads to', () => {
    const { asked } = fixture('dungeonology-movement');
    const space = { space: 'Listed' as const, items: [[0], [9, 5]] };
    sit('movement', { asked: { ...asked!, kind: 'Action', space } });
    tile(5).click();
    expect(desk.store.draft).toEqual([9, 5]);
  });
});

describe('the look at the map', () => {
  const look = (free: boolean) => {
    const store = TableStore.fixture(fixture('dungeonology-movement'));
    const play = new Play(store);
    const chart = new Chart(play);
    const camera = new Camera();
    camera.size(900, 420);
    const looking = new Looking(play, chart, camera, () => undefined);
    camera.world = looking.world;
    looking.fill();
    camera.jump({ x: 60, y: 60, u: 60 });
    camera.free = free;
    const { x, y } = chart.here!;
    return { camera, looking, mine: { left: x, top: y, right: x + 2, bottom: y + 2 } };
  };

  it.each([true, false])('turns to where one may go, moved by hand or not (%s)', async (free) => {
    const { camera, looking, mine } = look(free);
    expect(camera.sees(mine)).toBe(false);
    looking.attend();
    await vi.waitFor(() => expect(camera.sees(mine)).toBe(true));
  });
});

describe('by keyboard', () => {
  it('Control and Enter send what is chosen, and nothing before that', () => {
    sit('movement');
    const sent = vi.spyOn(desk.store, 'choose').mockResolvedValue(true);
    const press = (ctrlKey: boolean) =>
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey }));
    press(true);
    expect(sent).not.toHaveBeenCalled();
    desk.advise([0]);
    desk.store.considering = false;
    press(false);
    expect(sent).not.toHaveBeenCalled();
    press(true);
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('a pawn', () => {
  it('stands in its Zone and is told apart by letters too', () => {
    sit('movement');
    const letters = desk.all('.pawn').map((each) => each.textContent?.trim());
    expect(letters.sort()).toEqual(['R', 'S', 'Va', 'Vi']);
  });
});

describe('the small map of a phone', () => {
  it('is there for whoever has moved the map away from the question', async () => {
    sit('movement');
    await vi.dynamicImportSettled();
    flushSync();
    expect(desk.all('.mini')).toHaveLength(1);
    expect(desk.all('.mini.moved')).toEqual([]);
    desk.press('.zoom button');
    expect(desk.all('.mini.moved')).toHaveLength(1);
  });
});

describe('a move of the map', () => {
  it('changes nothing but the transforms of what is moved: all else would be painted anew', async () => {
    sit('movement');
    await vi.dynamicImportSettled();
    const map = desk.all('.mapwrap')[0]!;
    const point = (kind: string, at: number) => {
      const place = { bubbles: true, pointerId: 1, clientX: at, clientY: at };
      map.dispatchEvent(new PointerEvent(kind, place));
      flushSync();
    };
    const changed = new MutationObserver(() => undefined);
    /** What has changed, the values left out. */
    const changes = () =>
      new Set(
        changed.takeRecords().map(({ type, attributeName, target }) => {
          const { classList, style } = target as HTMLElement;
          const values = style.cssText.replace(/:[^;]*;/g, '');
          return `${classList} ${type} ${attributeName} ${values}`;
        }),
      );
    const transforms = (...names: string[]) =>
      new Set(names.map((name) => `${name} attributes style transform`));
    const [, mini] = desk.all('.moves').map((each) => String(each.classList));
    point('pointerdown', 0);
    point('pointermove', 20); // from now on it is a drag
    const all = { attributes: true, childList: true, characterData: true, subtree: true };
    changed.observe(map, all);
    point('pointermove', 30);
    expect(changes()).toEqual(transforms('world moves', mini!));
    map.dispatchEvent(new WheelEvent('wheel', { deltaY: 20, cancelable: true }));
    flushSync();
    expect(changes()).toEqual(transforms('world moves', mini!));
  });
});

describe('the map is drawn anew', () => {
  const zoomed = (by: number) => {
    const camera = new Camera();
    camera.size(900, 420);
    camera.jump({ x: 1, y: 1, u: 60 });
    camera.zoom(by);
    return camera;
  };

  it('when its size rests, not at each step of zooming', async () => {
    const camera = zoomed(1.5);
    expect([camera.u, camera.drawn, camera.stretch]).toEqual([90, 60, 1.5]);
    expect(camera.detail).toBe('mid');
    await vi.waitFor(() => expect([camera.drawn, camera.stretch]).toEqual([90, 1]));
    expect(camera.detail).toBe('near');
  });

  it('at once where the picture would be stretched too far', () => {
    expect(zoomed(2).drawn).toBe(120);
    expect(zoomed(0.5).drawn).toBe(30);
  });
});
