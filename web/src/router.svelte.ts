/** Paths and pages: history, without a library. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  to(href: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', href);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links inside the app: `<a href="/rules" onclick={go}>`. */
export function go(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.to(link.href);
}
