import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const GAME = join(import.meta.dirname, '../../src/games/dungeonology');
const read = (lang: string) => readFileSync(join(GAME, 'words', `${lang}.ftl`), 'utf8');
const keys = (lang: string) => new FluentResource(read(lang)).body.map(({ id }) => id).toSorted();

describe('the words of the board', () => {
  it.each(['en', 'it', 'fr'])('%s can be read whole, each key once', (lang) => {
    const written = [...read(lang).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
    expect(keys(lang)).toEqual(written.toSorted());
    expect(new Set(written).size).toBe(written.length);
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(read(lang)))).toEqual([]);
  });

  it.each(['it', 'fr'])('%s has the same keys as English, with the same variables', (lang) => {
    expect(keys(lang)).toEqual(keys('en'));
    const used = (source: string, key: string) => {
      const at = source.search(new RegExp(`^${key} =`, 'm'));
      const end = source.slice(at + 1).search(/^[a-z#]/m);
      const block = source.slice(at, end < 0 ? undefined : at + 1 + end);
      return new Set([...block.matchAll(/\$(\w+)/g)].map(([, name]) => name!));
    };
    for (const key of keys('en')) {
      const known = used(read('en'), key);
      const strange = [...used(read(lang), key)].filter((name) => !known.has(name));
      expect([key, strange]).toEqual([key, []]);
    }
  });

  it('are all that the desk asks for', () => {
    const sources = ['advanced', 'desk', 'map', 'model'].flatMap((folder) =>
      readdirSync(join(GAME, folder)).map((file) => readFileSync(join(GAME, folder, file), 'utf8')),
    );
    const asked = sources.flatMap((source) =>
      [...source.matchAll(/'(desk-[\w-]+)'/g)].map(([, key]) => key!),
    );
    const known = new Set(keys('en'));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key) && key !== 'desk-brief')).toEqual([]);
    const unused = [...known].filter((key) => key.startsWith('desk-') && !asked.includes(key));
    const made = sources.flatMap((source) =>
      [...source.matchAll(/`(desk-[\w-]*)\$/g)].map(([, start]) => start!),
    );
    expect(unused.filter((key) => !made.some((start) => key.startsWith(start)))).toEqual([
      ...unused.filter((key) => key.startsWith('desk-brief-')),
    ]);
  });

  it('or those of the package that come along say whatever is named', () => {
    const folder = join(import.meta.dirname, '../../../src/ludoteca/games/dungeonology/words/en');
    const files = readdirSync(folder).filter((x) => /^(names|messages|rocca_.*)\.ftl$/.test(x));
    const known = new Set([
      ...keys('en'),
      ...files.flatMap((file) =>
        new FluentResource(readFileSync(join(folder, file), 'utf8')).body.map(({ id }) => id),
      ),
    ]);
    const sources = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .map((file) => readFileSync(join(GAME, file), 'utf8'));
    const asked = sources.flatMap((source) =>
      [...source.matchAll(/\bname\(\s*'([\w-]+)'/g)].map(([, key]) => key!),
    );
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
