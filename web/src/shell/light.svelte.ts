/** Light and dark: what was chosen, else dark where the system is, else what the game was drawn for. */

import { untrack } from 'svelte';

type Light = 'light' | 'dark';
const KEY = 'ludoteca.light';

class Lights {
  chosen: Light | null = $state(stored());
  #native: Light | null = $state(null);
  #system: Light = $state(system());

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.#system = system();
      this.show();
    });
  }

  get now(): Light {
    if (this.chosen) return this.chosen;
    // Whoever reads in the dark is not to be dazzled.
    return this.#system === 'dark' ? 'dark' : (this.#native ?? 'light');
  }

  /** Dress the page for a game (or for the hall). */
  dress(theme: string, native: Light | null): void {
    this.#native = native;
    const { dataset } = document.documentElement;
    if (theme) dataset['game'] = theme;
    else delete dataset['game'];
    this.show();
  }

  change(): void {
    this.chosen = this.now === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, this.chosen);
    } catch {
      // Storage may be forbidden; the light lasts as long as the page.
    }
    this.show();
  }

  show(): void {
    document.documentElement.dataset['theme'] = untrack(() => this.now);
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  }
}

function stored(): Light | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

function system(): Light {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export const lights = new Lights();
