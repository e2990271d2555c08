import { beforeEach, describe, expect, it, vi } from 'vitest';

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
