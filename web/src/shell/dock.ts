/**
 * Tells the page how high the bar at the bottom is, with whatever lies under it or, in a `.dock`, above it:
 * drawers and reasons end above.
 */
export function dock(element: HTMLElement): () => void {
  const bar = element.closest<HTMLElement>('.dock') ?? element;
  const root = document.documentElement;
  const tell = () => {
    const height = Math.max(0, Math.round(innerHeight - bar.getBoundingClientRect().top));
    root.style.setProperty('--dock-h', `${height}px`);
  };
  const watcher = new ResizeObserver(tell);
  watcher.observe(bar);
  watcher.observe(document.body);
  tell();
  return () => {
    watcher.disconnect();
    root.style.removeProperty('--dock-h');
  };
}
