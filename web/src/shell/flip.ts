/** First, last, invert, play: pieces travel from where they were to where they are. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Places = Map<string, Place>;

const DEAL = 600;

function pieces(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')];
}

export function measure(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of pieces(root)) {
    // A new event finishes the old motion at once.
    for (const animation of element.getAnimations?.() ?? [])
      if (animation.id === 'flip') animation.finish();
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width) places.set(element.dataset['piece'] ?? '', { left, top, width, height });
  }
  return places;
}

function milliseconds(name: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000 || 0;
}

export function flip(root: HTMLElement, places: Places): void {
  const duration = milliseconds('--dur-move');
  if (duration < 20) return;
  const moved = pieces(root)
    .filter((element) => element.dataset['still'] === undefined) // its place moves it itself
    .map((element) => ({ element, from: places.get(element.dataset['piece'] ?? '') }))
    .filter(({ element, from }) => from && far(from, element.getBoundingClientRect()));
  const stagger = Math.min(milliseconds('--stagger'), DEAL / Math.max(1, moved.length));
  moved.forEach(({ element, from }, i) => travel(element, from!, duration, i * stagger));
}

function far(from: Place, to: DOMRect): boolean {
  if (!to.width) return false;
  return (
    Math.hypot(from.left - to.left, from.top - to.top) > 4 || Math.abs(from.width - to.width) > 4
  );
}

function travel(element: HTMLElement, from: Place, duration: number, delay: number): void {
  const to = element.getBoundingClientRect();
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = from.width / to.width;
  const lift = -Math.min(40, Math.hypot(x, y) / 8);
  const animation = element.animate(
    [
      {
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        transformOrigin: '0 0',
        zIndex: 30,
      },
      {
        transform: `translate(${x / 2}px, ${y / 2 + lift}px) scale(${(1 + scale) / 2})`,
        transformOrigin: '0 0',
        zIndex: 30,
      },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.55,0,.2,1)' },
  );
  animation.id = 'flip';
}
