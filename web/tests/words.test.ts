import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { date, number, words } from '../src/words/index.svelte';

const SRC = join(import.meta.dirname, '../src');
const LANGS = ['en', 'it', 'fr'];
const text = (lang: string) => readFileSync(join(SRC, 'words', lang, 'shell.ftl'), 'utf8');
const resource = (lang: string) => new FluentResource(text(lang));
const keys = (lang: string) => resource(lang).body.map(({ id }) => id);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'games' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the words of the shell', () => {
  it.each(LANGS)('%s can be read whole, each key once', (lang) => {
    const written = [...text(lang).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(keys(lang)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  it.each(LANGS)('%s has the same keys as English', (lang) => {
    expect(keys(lang).toSorted()).toEqual(keys('en').toSorted());
  });

  it.each(LANGS)('%s takes the same variables as English', (lang) => {
    const used = (source: string, key: string) => {
      const at = source.search(new RegExp(`^${key} =`, 'm'));
      const end = source.slice(at + 1).search(/^[a-z#]/m);
      const block = source.slice(at, end < 0 ? undefined : at + 1 + end);
      return [...new Set([...block.matchAll(/\$(\w+)/g)].map(([, name]) => name))].toSorted();
    };
    for (const key of keys('en'))
      expect([key, used(text(lang), key)]).toEqual([key, used(text('en'), key)]);
  });

  it('says whatever the shell asks for', () => {
    const known = new Set(keys('en'));
    const asked = sources(SRC).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key!),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(LANGS)('%s formats without a fault', (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(resource(lang))).toEqual([]);
    const args = new Proxy(
      {},
      {
        get: () => 2,
        has: () => true,
        getOwnPropertyDescriptor: () => ({ value: 2, configurable: true, enumerable: true }),
      },
    );
    for (const key of keys(lang)) {
      const errors: Error[] = [];
      bundle.formatPattern(bundle.getMessage(key)!.value!, args as Record<string, number>, errors);
      expect([key, errors]).toEqual([key, []]);
    }
  });
});

describe('dates and numbers', () => {
  it.each([
    ['en', /^9 Nov 2026, 18:05$/, '12,345.5'],
    ['it', /^9 nov 2026, 18:05$/, '12.345,5'],
    ['fr', /^9 nov\. 2026.*18:05$/, '12\u202f345,5'],
  ] as const)('%s: the day before the month', async (lang, day, value) => {
    await words.speak(lang);
    expect(date(new Date(2026, 10, 9, 18, 5))).toMatch(day);
    expect(number(12_345.5)).toBe(value);
  });
});
