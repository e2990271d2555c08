import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESIGNS } from '../../src/games/chamber_of_wonders/model/content';
import {
  areaEffect,
  areaRule,
  clubRule,
  contactRule,
} from '../../src/games/chamber_of_wonders/words';
import { speak } from '../a_board';

const LAW = join(import.meta.dirname, '../../../src/ludoteca/games/chamber_of_wonders/words/en');
const HERE = join(import.meta.dirname, '../../src/games/chamber_of_wonders');

function keys(lang: string): Map<string, string[]> {
  const lines = readFileSync(join(HERE, `words/${lang}.ftl`), 'utf8').split('\n');
  const said = lines
    .map((line) => /^([\w-]+) = (.*)$/.exec(line))
    .filter((match) => match !== null);
  return new Map(
    said.map(([, key, text]) => [
      key!,
      [...text!.matchAll(/\$(\w+)/g)].map(([, name]) => name!).sort(),
    ]),
  );
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('the words of the board', () => {
  it('are the same in three languages, with the same arguments', () => {
    const english = keys('en');
    expect(english.size).toBeGreaterThan(150);
    for (const lang of ['it', 'fr']) expect(keys(lang)).toEqual(english);
  });

  it('has every word that the board says', () => {
    const english = keys('en');
    const used = sources(HERE).matchAll(/'((?:board|do)-[\w-]+)'/g);
    expect([...used].map(([, key]) => key!).filter((key) => !english.has(key))).toEqual([]);
  });
});

describe('the drawings', () => {
  it('there is one for each Wonder', () => {
    const sprite = readFileSync(join(HERE, 'art/sprite.svg'), 'utf8');
    expect(DESIGNS.filter(({ id }) => !sprite.includes(`id="cw-${id}"`))).toEqual([]);
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('Westminster, side A', () => {
  beforeAll(() => speak('chamber-of-wonders'));
  const effect = (seats: number, two: string, short = false) =>
    areaEffect({ seats, options: { 'westminsterA.two_player': two } }, 'westminster-A', short);

  it('CW-AREA-WESTMINSTER-A.6 has no left and right for two', () => {
    expect(effect(4, 'give_two', true)).toContain('one right, one left');
    expect(effect(2, 'give_one_discard_one', true)).toContain('give one, discard one');
    expect(effect(2, 'give_two', true)).toContain('give two');
    expect(effect(2, 'give_two')).toContain('two to give');
  });
});

describe('the rules of Areas, Contacts and Clubs', () => {
  const said = readFileSync(join(LAW, 'messages.ftl'), 'utf8');
  const clauses = readFileSync(join(LAW, 'rules.ftl'), 'utf8');
  const ids = (key: RegExp) => [...new Set([...said.matchAll(key)].map(([, id]) => id!))];
  const view = { seats: 4, options: {} };
  const rules = () => [
    ...ids(/^effect-([a-z-]+-[AB]) =/gm).map((area) => areaRule(view, area)),
    ...ids(/^gives-([a-z]+) =/gm).map((contact) => contactRule(contact)),
    ...ids(/^club-([a-z-]+) =/gm).map((club) => clubRule(club)),
  ];

  beforeAll(() => speak('chamber-of-wonders'));

  it('are sentences, and end at a clause that there is', () => {
    expect(rules()).toHaveLength(18 + 12 + 6);
    for (const { text, clause } of rules()) {
      expect(text).toMatch(/^[\p{Lu}£].*\.$/u);
      expect(clauses).toContain(`\n${clause!.replace('.', '-')} = `);
    }
  });
});
