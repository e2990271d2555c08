import { beforeEach, describe, expect, it, vi } from 'vitest';
import { called } from '../src/hall/called';
import { outcome } from '../src/hall/finished';
import type { TableSummary } from '../src/wire';
import { words } from '../src/words/index.svelte';

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
    expect(told(side('Nora', 1, 34), side('Todd', 2, 30))).toBe('Nora wins with 34; Todd 30');
    expect(told(side('Nora', 1, 9), side('Todd', 1, 9), side('Lulu', 3, 2))).toBe(
      'Nora, Todd share the victory with 9; Lulu 2',
    );
    expect(told(side('Nora', 1, 1))).toBe('1 point');
  });

  it('that was ended before tells nothing', () => {
    expect(told()).toBe('');
  });
});
