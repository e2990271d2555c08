import { beforeEach, expect, test } from 'vitest';
import { asked, filled, fitting, keep, recall, remembered } from '../src/companion/kept';
import { lies } from '../src/companion/lying';
import type { Field, Form } from '../src/companion/wire';

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

const zones = field('zones', {
  kind: 'rows',
  fields: [field('zone', { kind: 'choice', values: [{ value: 'I-1', label: 'I-1' }] })],
});
const form: Form = {
  game: 'x',
  edition: '1',
  seats: 2,
  owners: ['a', 'b', 'Collector'],
  switches: [],
  table: [zones],
  seat: [field('purse')],
  examples: [],
};

test('a Zone is offered once it lies there; where all begins, always', () => {
  expect(lies(form, {}, 'zones', 'I-1')).toBe(false);
  expect(lies(form, { zones: [{ zone: 'I-1' }] }, 'zones', 'I-1')).toBe(true);
  expect(lies(form, {}, 'zones', 'START')).toBe(true);
});

test('what is sent has a name for each seat and a row for each owner', () => {
  const answers = { table: { hat: 1 }, seats: [{ purse: 2, hat: 1 }] };
  const given = { seats: 2, edition: '1', options: {}, players: ['Ada'], answers };
  const sent = filled(form, given);
  expect(sent.players).toEqual(['Ada', '']);
  expect(sent.answers).toEqual({ table: {}, seats: [{ purse: 2 }, {}, {}] });
});

test('a form that was asked the same way is there without a connection', async () => {
  expect(await remembered('form', 'a', Promise.resolve(7))).toBe(7);
  const offline = () => Promise.reject(new TypeError('offline'));
  expect(await remembered('form', 'a', offline())).toBe(7);
  await expect(remembered('form', 'b', offline())).rejects.toThrow('offline');
});
