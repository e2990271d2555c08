/** A board on the page, from a fixture: for tests of what is lit, told and pressed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { TableStore } from '../src/table/store.svelte';
import type { Asked, Fixture, GameEvent, NewsMessage, View } from '../src/wire';
import { words } from '../src/words/index.svelte';

interface Change {
  view?: Partial<View>;
  asked?: Asked | null;
  lines?: string[];
}

export class Desk {
  readonly store: TableStore;
  readonly root: HTMLElement;
  readonly fixture: Fixture;
  #board: Record<string, unknown>;
  #seq = 0;

  constructor(board: Component<{ store: TableStore }>, fixture: Fixture) {
    this.fixture = fixture;
    this.store = TableStore.fixture(fixture);
    this.#seq = fixture.seq;
    this.root = document.body.appendChild(document.createElement('div'));
    this.#board = mount(board, { target: this.root, props: { store: this.store } });
    flushSync();
  }

  /** Something happened at the table; without a word about them, view and question stay. */
  news(events: GameEvent[], change: Change = {}): void {
    const { table, view, asked, store } = { ...this.fixture, store: this.store };
    this.#seq += 1;
    const news: NewsMessage = {
      type: 'news',
      seq: this.#seq,
      by: null,
      how: 'bot',
      events,
      lines: change.lines ?? [],
      table,
      view: { ...view, ...change.view } as View,
      asked: change.asked === undefined ? asked : change.asked,
      result: this.fixture.result ?? null,
    };
    store.hear(news);
    flushSync();
  }

  /** A hint or the guide lays this choice. */
  advise(choice: unknown): void {
    this.store.draft = choice as never;
    flushSync();
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  states(state: string): string[] {
    return this.all(`[data-state="${state}"]`).map(
      (each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '',
    );
  }

  /** The one filled button of the bar. */
  get filled(): string {
    const buttons = this.all('.dbar .btn.pri');
    return buttons.map((each) => each.textContent?.trim()).join(' | ');
  }

  press(selector: string): void {
    this.all(selector)[0]?.click();
    flushSync();
  }

  /** The mouse comes over it. */
  hover(selector: string, at = 0): void {
    const event = new MouseEvent('pointerenter');
    this.all(selector)
      .at(at)!
      .dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
  }

  async clear(): Promise<void> {
    await unmount(this.#board);
    this.root.remove();
  }
}

export function fixture(name: string): Fixture {
  const path = join(import.meta.dirname, '../fixtures', `${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Fixture;
}

export async function speak(game: string, lang: 'en' | 'it' | 'fr' = 'en'): Promise<void> {
  await words.speak(lang);
  await words.open(game);
}
