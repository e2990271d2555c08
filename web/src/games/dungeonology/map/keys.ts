/** The keys of the map, while it or the decision bar has the focus: never while one writes. */

import type { Camera } from './camera.svelte';
import type { Placing } from './placing.svelte';

interface Deeds {
  camera: Camera;
  placing: Placing;
  fit: () => void;
  find: () => void;
  unpick: () => void;
  /** A way of the Boss, by its number from 0. */
  way: (number: number) => unknown;
}

const NEARER = 1.25;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keys({ camera, placing, fit, find, unpick, way }: Deeds) {
  return (event: KeyboardEvent, root: HTMLElement | undefined): void => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.matches('input, textarea, select')) return;
    const within = root?.contains(target) ?? false;
    const bare = target === document.body && !document.querySelector('dialog[open]');
    if (!within && !bare && !target.closest('.dbar')) return;
    const pointer = within ? pointerIn(root) : undefined;
    const arrow = within ? ARROWS[key] : undefined;
    if (arrow) camera.step(arrow[0], arrow[1]);
    else if (key === '+' || key === '=') camera.zoom(NEARER, ...(pointer ?? []));
    else if (key === '-' || key === '−') camera.zoom(1 / NEARER, ...(pointer ?? []));
    else if (key === '0') fit();
    else if (key === 'f') find();
    else if (key === 'Escape' && within && placing.chosen) unpick();
    else if (!placing.grounds.length && /^[1-9]$/.test(key)) return void way(Number(key) - 1);
    else if (!placing.grounds.length) return;
    else if (/^[1-9]$/.test(key)) placing.choose(Number(key) - 1);
    else if (key === 'r') placing.turn(1);
    else if (key === 'R') placing.turn(-1);
    else return;
    event.preventDefault();
  };
}

let last: [number, number] | undefined;
if (typeof addEventListener === 'function')
  addEventListener('pointermove', ({ clientX, clientY }) => (last = [clientX, clientY]), {
    passive: true,
  });

/** Where the pointer is, from the corner of the map; nowhere if it is elsewhere. */
function pointerIn(root: HTMLElement | undefined): [number, number] | undefined {
  const box = root?.getBoundingClientRect();
  if (!box || !last) return undefined;
  const [x, y] = [last[0] - box.left, last[1] - box.top];
  return x >= 0 && y >= 0 && x <= box.width && y <= box.height ? [x, y] : undefined;
}
