import { describe, expect, it } from 'vitest';
import { itemsOf, left, missing, nothing, read, share, stops, touch } from '../src/pieces/compose';
import type { Choice, Item, Space } from '../src/wire';

const after = (space: Space, ...items: Item[]): Choice =>
  items.reduce<Choice>((draft, item) => touch(space, draft, item), null);

describe('composing a choice', () => {
  it('OneOf: the last thing touched; touched again, nothing', () => {
    const space: Space = { space: 'OneOf', items: [3, 5] };
    expect(after(space, 3, 5)).toBe(5);
    expect(after(space, 5, 5)).toBeNull();
    expect(missing(space, null)).toBe(1);
  });

  it('Listed: a whole deed at a touch, as the list that it is', () => {
    const space: Space = { space: 'Listed', items: [[0], [1, 5], [3, 60, 1]] };
    expect(itemsOf(space)).toEqual(['0', '1,5', '3,60,1']);
    expect(after(space, '1,5')).toEqual([1, 5]);
    expect(after(space, '1,5', '0')).toEqual([0]);
    expect(after(space, '0', '0')).toBeNull();
    expect(read(space, [1, 5]).items).toEqual(['1,5']);
    expect(missing(space, null)).toBe(1);
    expect(missing(space, [0])).toBe(0);
    expect(nothing(space)).toBeNull();
  });

  it('Some: ascending, whatever the order of touching', () => {
    const space: Space = { space: 'Some', items: [1, 2, 3], sizes: [0, 2] };
    expect(after(space, 3, 1)).toEqual([1, 3]);
    expect(after(space, 3, 1, 3)).toEqual([1]);
    expect(missing(space, [1])).toBe(1);
    expect(nothing(space)).toEqual([]);
  });

  it('Arranged: in the order of touching, the last replaced when it is full', () => {
    const space: Space = { space: 'Arranged', items: [1, 2, 3, 4], length: 3 };
    expect(after(space, 4, 1, 2)).toEqual([4, 1, 2]);
    expect(after(space, 4, 1, 2, 3)).toEqual([4, 1, 3]);
    expect(after(space, 4, 1, 4)).toEqual([1]);
    expect(missing(space, [4])).toBe(2);
    expect(nothing(space)).toBeNull();
  });

  it('Either: a deed, or the rest', () => {
    const rest: Space = { space: 'Some', items: [1, 2], sizes: [1, 2] };
    const space: Space = { space: 'Either', deeds: [-5], rest };
    expect(itemsOf(space)).toEqual([1, 2, -5]);
    expect(after(space, 2, -5)).toBe(-5);
    expect(after(space, -5, 2)).toEqual([2]);
    expect(read(space, -5).items).toEqual([-5]);
    expect(missing(space, -5)).toBe(0);
  });

  it('Shares: the least at a touch, cells ascending, one only where it is single', () => {
    const space = { space: 'Shares', cells: [2, 7], least: [1, 3], budget: 5 } as const;
    const wide: Extract<Space, { space: 'Shares' }> = { ...space, cells: [2, 7], least: [1, 3] };
    expect(after(wide, 7, 2)).toEqual([
      [2, 1],
      [7, 3],
    ]);
    expect(left(wide, [[7, 3]])).toBe(2);
    expect(share(wide, [[7, 3]], 7, 0)).toEqual([]);
    expect(after({ ...wide, single: true }, 7, 2)).toEqual([[2, 1]]);
    expect(nothing(wide)).toEqual([]);
  });

  it('Shares: a cell gets nothing, or from its least on what is free beside the others', () => {
    const space: Extract<Space, { space: 'Shares' }> = {
      space: 'Shares',
      cells: [2, 7],
      least: [1, 3],
      budget: 5,
    };
    expect(stops(space, null, 7)).toEqual([0, 3, 4, 5]);
    expect(stops(space, [[2, 2]], 7)).toEqual([0, 3]);
    expect(stops(space, [[2, 3]], 7)).toEqual([0]);
    expect(stops(space, [[7, 3]], 7)).toEqual([0, 3, 4, 5]);
    expect(stops({ ...space, single: true }, [[2, 5]], 7)).toEqual([0, 3, 4, 5]);
  });

  it('Pairs: one of these and one of those', () => {
    const space: Space = { space: 'Pairs', these: [1, 2], those: [8, 9] };
    expect(after(space, 9, 1)).toEqual([1, 9]);
    expect(after(space, 1, 9, 2)).toEqual([2, 9]);
    expect(missing(space, [1])).toBe(1);
  });

  it('Displays: cards from the hand, a showcase opened where it must, one emptied where it may', () => {
    const pool = { singles: [4, 6], books: [4, 6], parts: [], sets: 0, count: 3 };
    const space: Space = {
      space: 'Displays',
      hand: pool,
      opens: true,
      refits: [{ at: 2, old: [9], pool: { ...pool, singles: [4, 6, 9] }, stale: 1 }],
      may_pass: true,
    };
    expect(itemsOf(space)).toEqual([4, 6, 9, 'empty-2']);
    expect(after(space, 6, 4)).toEqual([[4, 6], true, -1]);
    expect(after(space, 6, 'empty-2')).toEqual([[6], false, 2]);
    expect(nothing(space)).toEqual([[], false, -1]);
  });
});
