import { describe, expect, it } from 'vitest';
import {
  chapters,
  halves,
  NOTHING,
  offered,
  ranked,
  result,
  sign,
  standings,
  toggled,
} from '../../src/campaign/model';
import type { Column, Offer } from '../../src/campaign/wire';

const column = (name: string, victory: string, place = 0): Column => ({
  name,
  team: '',
  triangle: '',
  scholars: [],
  support: 0,
  counts: [],
  points: [],
  victory,
  place,
});
const offer = (n: number, needs: number[] = []): Offer => ({
  value: [n],
  text: `${n}`,
  why: null,
  clause: null,
  id: `${n}`,
  cost: null,
  needs,
});

describe('standings', () => {
  it('RC-CEC.4 count halves', () => {
    expect(['23½', '30', '½', '0'].map(halves)).toEqual([47, 60, 1, 0]);
  });

  it('RC-CEC.5 most Victory Points first; who is level shares a place', () => {
    const found = standings([column('Ada', '6½'), column('Bruno', '9'), column('Clio', '6½')]);
    expect(found.map(({ column, place }) => [column.name, place])).toEqual([
      ['Bruno', 1],
      ['Ada', 2],
      ['Clio', 2],
    ]);
  });

  it('RC-CEC.6 at the end stand as the server has broken the tie', () => {
    const found = standings([column('Ada', '9', 2), column('Bruno', '9', 1)]);
    expect(found.map(({ column }) => column.name)).toEqual(['Bruno', 'Ada']);
  });
});

describe('the rules of a month', () => {
  const offers = [offer(1), offer(2), offer(6, [3]), offer(3), offer(13, [3, 6])];

  it('RC-GEN.3 bring what they need with them', () => {
    expect(toggled([1], 13, offers)).toEqual([1, 3, 6, 13]);
  });

  it('RC-GEN.3 go with what they need', () => {
    expect(toggled([1, 3, 6, 13], 6, offers)).toEqual([1, 3]);
    expect(toggled([1, 3, 6, 13], 3, offers)).toEqual([1]);
    expect(toggled([1, 3, 6, 13], 1, offers)).toEqual([3, 6, 13]);
  });
});

it('RC-CPS.3 what cannot be bought stands last, once for each reason', () => {
  const off = (id: string, text: string, why: string | null): Offer => ({
    ...offer(1),
    id,
    text,
    why,
  });
  const offers = [
    off('intern', 'an Intern', 'needs Specialists'),
    off('student', 'a Student', null),
    off('congregation', 'Phi', 'needs Congregations'),
    off('congregation', 'Zeta', 'needs Congregations'),
    off('congregation', 'Iota', 'none left'),
  ];
  expect(offered(offers).map(({ text }) => text)).toEqual([
    'a Student',
    'an Intern',
    'Phi, Zeta',
    'Iota',
  ]);
});

describe('a result', () => {
  const players = [2, 0, 3];

  it('RC-CES.6 ranks all players if nobody has passed', () => {
    expect(ranked(NOTHING, players)).toEqual(players);
    const told = result({ passed: [], places: { 0: 1, 2: 2, 3: 2 }, omega: false }, players, 4);
    expect(told).toEqual({ places: [1, 0, 2, 2], passed: [], omega: false });
  });

  it('RC-CES.1 leaves who has not passed without a place, whatever was written before', () => {
    const draft = { passed: [3, 2], places: { 0: 3, 2: 1, 3: 2 }, omega: false };
    expect(ranked(draft, players)).toEqual([2, 3]);
    expect(result(draft, players, 4)).toEqual({
      places: [0, 0, 1, 2],
      passed: [2, 3],
      omega: false,
    });
  });

  it('tells that Omega has won', () => {
    expect(result({ ...NOTHING, omega: true }, players, 4).omega).toBe(true);
  });
});

it('the log is told month by month', () => {
  expect(chapters(['Ada takes cyan.', '', 'September', 'It begins.', '', ''])).toEqual([
    ['Ada takes cyan.'],
    ['September', 'It begins.'],
  ]);
});

it('a thing that is new to us has a sign too', () => {
  expect(sign('boss')).not.toBe(sign('something-new'));
});
