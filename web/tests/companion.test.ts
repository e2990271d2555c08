import { beforeEach, expect, test } from 'vitest';
import { asked, fitting, keep, recall } from '../src/companion/kept';
import type { Field } from '../src/companion/wire';

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  kind: 'number',
  label: key,
  hint: '',
  clause: '-',
  least: 0,
  most: 9,
  values: [],
  fields: [],
  default: 0,
  when: null,
  secret: false,
  rare: false,
  among: '',
  ...more,
});

beforeEach(() => localStorage.clear());

test('what was entered is found again, and nothing where there is nothing', () => {
  expect(recall('score.x')).toBeNull();
  keep('score.x', { seats: 3 });
  expect(recall('score.x')).toEqual({ seats: 3 });
  localStorage.setItem('ludoteca.companion.score.x', '{');
  expect(recall('score.x')).toBeNull();
});

test('only what the form asks is sent, in rows too', () => {
  const rows = field('rows', {
    kind: 'rows',
    fields: [field('kind'), field('token', { kind: 'flag', when: ['kind', [1]] })],
  });
  const row = {
    purse: 3,
    hat: 1,
    empty: null,
    rows: [
      { kind: 1, token: true },
      { kind: 2, token: true },
    ],
  };
  expect(fitting([field('purse'), field('empty'), rows], row)).toEqual({
    purse: 3,
    rows: [{ kind: 1, token: true }, { kind: 2 }],
  });
});

test('a field is asked only where another says so', () => {
  const fame = field('fame', { when: ['holds', ['precious']] });
  expect(asked(fame, { holds: 'precious' })).toBe(true);
  expect(asked(fame, { holds: 'arcane' })).toBe(false);
  expect(asked(fame, {}, [field('holds', { default: 'precious' })])).toBe(true);
});
