import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const HERE = join(import.meta.dirname, '../../src/campaign');

/** By key, the variables of a message. */
function said(lang: string): Map<string, string[]> {
  const text = readFileSync(join(HERE, `words/${lang}.ftl`), 'utf8');
  const variables = (message: unknown) =>
    [...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name!);
  const { body } = new FluentResource(text);
  expect(body.length).toBe([...text.matchAll(/^[\w-]+ =/gm)].length);
  return new Map(body.map(({ id, ...rest }) => [id, [...new Set(variables(rest))].toSorted()]));
}

it.each(['it', 'fr'])('%s says the same as English, with the same variables', (lang) => {
  const [english, other] = [said('en'), said(lang)];
  expect([...other].toSorted()).toEqual([...english].toSorted());
});

it('there is a word for whatever the pages say', () => {
  const sources = readdirSync(HERE)
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(HERE, file), 'utf8'))
    .join('\n');
  const asked = [...sources.matchAll(/\bsay\('([\w-]+)'/g)].map(([, key]) => key!);
  const kinds = ['TakeSlot', 'Draft', 'NameTeam', 'Agree', 'SendScholar', 'Support', 'Report'];
  const slots = ['cyan', 'orange', 'white', 'black', 'fifth', 'sixth'];
  const made = [
    ...kinds.map((kind) => `do-${kind}`),
    ...slots.map((slot) => `slot-${slot}`),
    ...['log', 'people', 'menu'].map((part) => `open-${part}`),
    ...['html', 'svg', 'json'].map((kind) => `save-${kind}`),
  ];
  expect(asked.length).toBeGreaterThan(40);
  const known = said('en');
  expect([...asked, ...made].filter((key) => !known.has(key))).toEqual([]);
});
