/** Who sits before this screen. */

import { api, ApiError } from './api';
import type { Person } from './wire';
import { words } from './words/index.svelte';

class Me {
  person: Person | null = $state.raw(null);
  known = $state(false);
  /** Somebody must say a name first; resolved by the name dialog. */
  asking: ((name: string | null) => void) | null = $state.raw(null);

  async load(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      // Without a connection nobody is known; the pages that need somebody say what is missing.
      if (!(error instanceof ApiError || error instanceof TypeError)) throw error;
    } finally {
      this.known = true;
    }
  }

  /** The person, made a guest on the way if need be; null if no name was given. */
  async be(): Promise<Person | null> {
    if (!this.known) await this.load();
    if (this.person) return this.person;
    const name = await new Promise<string | null>((resolve) => (this.asking = resolve));
    this.asking = null;
    if (!name) return null;
    this.person = await api.guest(name, words.lang);
    return this.person;
  }
}

export const me = new Me();
