/** One stop for Tab, arrows inside: for rows of cards, grids, lists of buttons. */

import type { Attachment } from 'svelte/attachments';

const STOPS = 'button:not(:disabled), a[href], [role="spinbutton"]';

export function roving(): Attachment<HTMLElement> {
  return (root) => {
    const stops = () => [...root.querySelectorAll<HTMLElement>(STOPS)];

    function tidy() {
      const all = stops();
      const current = all.find((stop) => stop.tabIndex === 0 && stop.dataset['stop']) ?? all[0];
      for (const stop of all) set(stop, stop === current);
    }

    function set(stop: HTMLElement, here: boolean) {
      stop.tabIndex = here ? 0 : -1;
      if (here) stop.dataset['stop'] = '1';
      else delete stop.dataset['stop'];
    }

    function focus(event: FocusEvent) {
      const all = stops();
      const to = all.find((stop) => stop === event.target);
      if (to) for (const stop of all) set(stop, stop === to);
    }

    function key(event: KeyboardEvent) {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at.getAttribute('role') === 'spinbutton') return;
      const to = target(event.key, at, stops());
      if (!to) return;
      event.preventDefault();
      to.focus();
    }

    root.addEventListener('focusin', focus);
    root.addEventListener('keydown', key);
    const watcher = new MutationObserver(tidy);
    watcher.observe(root, { childList: true, subtree: true });
    tidy();
    return () => {
      watcher.disconnect();
      root.removeEventListener('focusin', focus);
      root.removeEventListener('keydown', key);
    };
  };
}

/** Left and right by order; up and down to the nearest above or below. */
function target(key: string, at: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const index = all.indexOf(at);
  if (index < 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return all[index + 1];
    case 'ArrowLeft':
      return all[index - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return nearest(at, all, key === 'ArrowDown' ? 1 : -1);
    default:
      return undefined;
  }
}

function nearest(at: HTMLElement, all: HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const here = at.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  let best: { element: HTMLElement; far: number } | undefined;
  for (const element of all) {
    const there = element.getBoundingClientRect();
    const down = (there.top - here.top) * way;
    if (down < here.height / 2) continue;
    const far = down * 3 + Math.abs(there.left + there.width / 2 - middle);
    if (!best || far < best.far) best = { element, far };
  }
  return best?.element;
}
