import { describe, expect, it } from 'vitest';
import {
  affordable,
  arrow,
  force,
  left,
  most,
  on,
  press,
  put,
  read,
  step,
  tidy,
  total,
  type Shares,
} from '../../src/games/king_of_con/model/offer';

const astatosta: Shares = {
  space: 'Shares',
  cells: [3, 7, 9, 12],
  least: [1, 1, 1, 1],
  budget: 7,
  single: true,
};
const scavenging: Shares = {
  space: 'Shares',
  cells: [6, 10, 15, 24],
  least: [1, 3, 5, 4],
  budget: 6,
  single: false,
};

describe('an offer as the rules write it', () => {
  it('names cells in ascending order and only those with tokens', () => {
    expect(
      tidy([
        [24, 4],
        [6, 1],
        [10, 0],
      ]),
    ).toEqual([
      [6, 1],
      [24, 4],
    ]);
  });

  it('is read from a draft, whatever it is', () => {
    expect(read(null)).toEqual([]);
    expect(read(3)).toEqual([]);
    expect(
      read([
        [9, 2],
        [3, 1],
      ]),
    ).toEqual([
      [3, 1],
      [9, 2],
    ]);
    expect(read([[9, 'x']])).toEqual([]);
  });
});

describe('an Astatosta', () => {
  it('takes tokens on one cell only: they move with the press', () => {
    const two = put(press([], 12, astatosta), 12, 2, astatosta);
    expect(two).toEqual([[12, 2]]);
    expect(press(two, 7, astatosta)).toEqual([[7, 2]]);
    expect(press(two, 12, astatosta)).toEqual([]);
  });

  it('never takes more than the Reserve', () => {
    expect(put([], 3, 99, astatosta)).toEqual([[3, 7]]);
    expect(step([[3, 7]], 3, 1, astatosta)).toEqual([[3, 7]]);
    expect(step([[3, 1]], 3, -1, astatosta)).toEqual([]);
    expect(step([], 3, -1, astatosta)).toEqual([]);
  });

  it('can be misplaced on purpose: beside what is offered, not in its place', () => {
    expect(force([[12, 2]], 20, 7)).toEqual([
      [12, 2],
      [20, 1],
    ]);
    expect(force([[12, 7]], 20, 7)).toEqual([[12, 7]]);
  });
});

describe('Scavenging', () => {
  it('lays the least that can win, and takes it back', () => {
    const one = press([], 24, scavenging);
    expect(one).toEqual([[24, 4]]);
    expect(press(one, 6, scavenging)).toEqual([
      [6, 1],
      [24, 4],
    ]);
    expect(press(one, 24, scavenging)).toEqual([]);
  });

  it('knows what the rest of the Reserve still affords', () => {
    const one = press([], 24, scavenging);
    expect(affordable(one, 6, scavenging)).toBe(true);
    expect(affordable(one, 10, scavenging)).toBe(false);
    expect(most(one, 24, scavenging)).toBe(6);
    expect(left(one, scavenging.budget)).toBe(2);
    expect(total(one)).toBe(4);
  });

  it('steps up to the least first, and down one by one', () => {
    expect(step([], 15, 1, scavenging)).toEqual([[15, 5]]);
    expect(step([[15, 5]], 15, 1, scavenging)).toEqual([[15, 6]]);
    expect(step([[15, 5]], 15, -1, scavenging)).toEqual([[15, 4]]);
    expect(on(step([[24, 4]], 6, 1, scavenging), 6)).toBe(1);
  });
});

describe('the keys of the Grid', () => {
  it('go round no edge', () => {
    expect(arrow('ArrowRight', 0, 5, 25)).toBe(1);
    expect(arrow('ArrowRight', 4, 5, 25)).toBe(4);
    expect(arrow('ArrowLeft', 5, 5, 25)).toBe(5);
    expect(arrow('ArrowDown', 22, 5, 25)).toBe(22);
    expect(arrow('ArrowUp', 7, 5, 25)).toBe(2);
    expect(arrow('Home', 13, 5, 25)).toBe(10);
    expect(arrow('End', 13, 5, 25)).toBe(14);
    expect(arrow('a', 13, 5, 25)).toBe(13);
  });
});
