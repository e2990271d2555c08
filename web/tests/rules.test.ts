import { expect, test } from 'vitest';
import { chapters, parts } from '../src/rules/parts';
import { matches } from '../src/rules/search';
import type { Clause } from '../src/wire';

const clauses: Clause[] = [
  { clause: 'DG-1', text: 'Componenti', part: 'Preparazione' },
  { clause: 'DG-1.1', text: 'Ci sono 4 Studenti.', part: 'Preparazione' },
  { clause: 'DG-Q', text: 'Decisioni', part: 'Decisioni' },
  { clause: 'DG-Q.26b', text: 'I Muri delle Scale?', part: 'Decisioni: Zone' },
  { clause: 'AMB-01', text: 'Il 25º Oggetto?', part: 'Decisioni: Zone' },
];

test('clauses stand under the headings of their parts', () => {
  expect(parts(clauses).map(({ title, clauses: inside }) => [title, inside.length])).toEqual([
    ['Preparazione', 2],
    ['Decisioni', 1],
    ['Decisioni: Zone', 2],
  ]);
  expect(parts([{ clause: 'KC-1', text: 'Aim' }])[0]?.title).toBe('');
});

test('a chapter is what others are counted under, a letter after the number or not', () => {
  expect([...chapters(clauses)]).toEqual(['DG-1', 'DG-Q']);
});

test('a search finds numbers and words, accents and capitals aside', () => {
  expect(matches(clauses, 'dg-q.26B muri').map(({ clause }) => clause)).toEqual(['DG-Q.26b']);
});
