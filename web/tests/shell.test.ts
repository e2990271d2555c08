import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { called } from '../src/hall/called';
import { outcome } from '../src/hall/finished';
import LogList from '../src/shell/LogList.svelte';
import { tells } from '../src/shell/valid';
import { TableStore, type Replay } from '../src/table/store.svelte';
import { Toasts as ToastList } from '../src/table/Toasts.svelte';
import type { TableSummary } from '../src/wire';
import { words } from '../src/words/index.svelte';
import { fixture } from './a_board';

/** A browser whose system is light or dark. */
function dressed(dark: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: dark, addEventListener: () => {} }));
}

describe('the light', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  it.each([
    ['a dark system is never dazzled', true, 'light', 'dark'],
    ['a light system sees a game as it was drawn', false, 'dark', 'dark'],
    ['the hall follows the system', false, null, 'light'],
  ] as const)('%s', async (_, dark, native, light) => {
    dressed(dark);
    const { lights } = await import('../src/shell/light.svelte');
    lights.dress('game', native);
    expect(lights.now).toBe(light);
    lights.change();
    expect(lights.now).not.toBe(light);
  });
});

describe('a reason', () => {
  it('lets presses through, unless the pointer has called it', async () => {
    const { reasons } = await import('../src/shell/reasons.svelte');
    const anchor = document.createElement('button');
    await reasons.show(anchor, 'Because.');
    expect(reasons.hovered).toBe(false);
    vi.useFakeTimers();
    reasons.later(anchor, 'Because.', 10);
    await vi.advanceTimersByTimeAsync(20);
    expect(reasons.hovered).toBe(true);
    vi.useRealTimers();
  });
});

describe('a table without a name', () => {
  const say = (key: string) => key.replace('table-name-', '');
  const names = Array.from({ length: 12 }, (_, at) => `${at + 1}`);

  it('is not called as another of one’s own, while there are names', () => {
    const others = names.filter((name) => name !== '7');
    expect(called(say, others)).toBe('7');
    expect(names).toContain(called(say, names));
    expect(called(say, [], () => 0.999)).toBe('12');
  });
});

describe('a finished game', () => {
  const side = (name: string, place: number, points: number) => ({ side: 0, name, place, points });
  const told = (...sides: ReturnType<typeof side>[]) =>
    outcome({ outcome: sides } as unknown as TableSummary);

  it('tells who won, and the points of all', async () => {
    await words.speak('en');
    expect(told(side('Nora', 1, 34), side('Todd', 2, 30))).toBe('Nora wins with 34 · Todd 30');
    expect(told(side('Nora', 1, 9), side('Todd', 1, 9), side('Lulu', 3, 2))).toBe(
      'Nora, Todd share the victory with 9 · Lulu 2',
    );
    expect(told(side('Nora', 1, 1))).toBe('1 point');
  });

  it('that was ended before tells nothing', () => {
    expect(told()).toBe('');
  });
});

describe('toasts', () => {
  it('of several about one thing tell the latest, and none once it is looked at', () => {
    const toasts = new ToastList();
    toasts.say('Vote!');
    toasts.say('Anna: hello', { about: 'chat' });
    toasts.say('Anna: are you there?', { about: 'chat' });
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Vote!', 'Anna: are you there?']);
    toasts.forget('chat');
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Vote!']);
  });
});

describe('the log of a replay', () => {
  it('goes from the beginning to the end, and marks what has happened last', async () => {
    const store = TableStore.fixture({
      ...fixture('kc-4-astatosta-1'),
      log: [1, 4].map((seq) => ({ seq, by: 0, lines: [`entry ${seq}`] })),
    });
    store.replay = { step: 3, steps: 4 } as Replay;
    const target = document.body.appendChild(document.createElement('div'));
    const list = mount(LogList, { target, props: { store, ahead: true, newest: 'last' } });
    flushSync();
    const lines = [...target.querySelectorAll('li')];
    expect(lines.map((line) => line.textContent?.trim())).toEqual(['entry 1', 'entry 4']);
    expect(lines.map((line) => line.classList.contains('at'))).toEqual([true, false]);
    await unmount(list);
  });
});

describe('a field', () => {
  it('that is left empty says so in the language of the page', () => {
    const input = document.createElement('input');
    input.required = true;
    tells(() => 'Un nome, per favore.')(input);
    input.dispatchEvent(new Event('invalid'));
    expect(input.validationMessage).toBe('Un nome, per favore.');
    input.value = 'Nora';
    input.dispatchEvent(new Event('input'));
    expect(input.checkValidity()).toBe(true);
  });
});
