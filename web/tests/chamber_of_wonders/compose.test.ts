import { describe, expect, it } from 'vitest';
import {
  NEITHER,
  NOTHING,
  OPEN,
  PASS,
  asIf,
  content,
  opening,
  press,
  price,
  ready,
  stateOf,
  taskOf,
  type Choice,
  type Piece,
  type Task,
} from '../../src/games/chamber_of_wonders/model/compose';
import { aView, showcase } from './a_view';

const HAND = [
  'boo-atlas',
  'boo-herbal',
  'boo-atlas',
  'mon-hydra-head',
  'mon-wyvern-body',
  'leg-lance',
];

function after(task: Task, view: ReturnType<typeof aView>, ...pieces: Piece[]): Choice {
  return pieces.reduce<Choice>((draft, piece) => press(task, view, draft, piece), null);
}

function displays(view: ReturnType<typeof aView>, change: object = {}): Task {
  const space = {
    space: 'Displays',
    hand: { singles: [0, 1, 2, 3, 4, 5], books: [[0, 2], [1]], parts: [[3], [4], []] },
    opens: false,
    refits: [],
    may_pass: true,
    ...change,
  };
  return taskOf({ kind: 'Display', seat: 0, space }, view);
}

describe('a display', () => {
  const view = aView(HAND);
  const task = displays(view);

  it('is a single Wonder, and passing is a button', () => {
    expect(after(task, view, 'card-5')).toEqual([[5], false, NEITHER]);
    expect(after(task, view, 'card-5', 'card-5')).toBeNull();
    expect(task.deeds).toEqual([{ choice: NOTHING, word: 'pass' }]);
  });

  it('is a Book set: different Books, ascending', () => {
    const draft = after(task, view, 'card-1', 'card-0');
    expect(draft).toEqual([[0, 1], false, NEITHER]);
    expect(stateOf(task, view, draft, 'card-0')).toBe('chosen');
    expect(stateOf(task, view, draft, 'card-2')).toBe('off');
    expect(stateOf(task, view, draft, 'card-5')).toBe('off');
    expect(press(task, view, draft, 'card-2')).toEqual(draft);
  });

  it('lights no second Monster part while the third is missing', () => {
    const draft = after(task, view, 'card-3');
    expect(stateOf(task, view, draft, 'card-4')).toBe('off');
  });

  it('is a whole Monster where all parts are in hand', () => {
    const whole = aView([...HAND, 'mon-chimera-legs']);
    const parts = [[3], [4], [6]];
    const all = displays(whole, { hand: { singles: [0, 3, 4, 6], books: [[0]], parts } });
    const draft = after(all, whole, 'card-6', 'card-3');
    expect(content(whole, [3, 6])).toBe('parts');
    expect(press(all, whole, draft, 'card-4')).toEqual([[3, 4, 6], false, NEITHER]);
    expect(content(whole, [3, 4, 6])).toBe('monster');
  });

  it('opens a showcase by itself where none is free', () => {
    expect(after(displays(view, { opens: true }), view, 'card-5')).toEqual([[5], true, NEITHER]);
  });

  it('asks the law why a card is off', () => {
    expect(asIf(task, view, [[0, 1], false, NEITHER], 'card-5')).toEqual([
      [0, 1, 5],
      false,
      NEITHER,
    ]);
  });
});

describe('a showcase emptied and filled anew', () => {
  const view = aView(HAND, {
    hands: [[1, 2, 3, 4, 5], []],
    displays: [[showcase([0])], []],
  });
  const pool = { singles: [0, 1, 2, 3, 4, 5], books: [[0, 2], [1]], parts: [[3], [4], []] };
  const task = displays(view, {
    hand: null,
    may_pass: false,
    refits: [{ at: 0, old: [0], pool, stale: 1 }],
  });

  it('begins with the showcase; its cards may go back into it', () => {
    expect(stateOf(task, view, null, 'case-0')).toBe('lit');
    expect(stateOf(task, view, null, 'card-1')).toBe('off');
    const draft = after(task, view, 'case-0');
    expect(draft).toEqual([[], false, 0]);
    expect(ready(task, draft)).toBe(false);
    expect(press(task, view, press(task, view, draft, 'card-0'), 'card-1')).toEqual([
      [0, 1],
      false,
      0,
    ]);
  });

  it('is given up with a second press, with its cards', () => {
    const draft = after(task, view, 'case-0', 'card-0');
    expect(press(task, view, draft, 'case-0')).toBeNull();
    expect(task.deeds).toEqual([]);
  });
});

describe('other choices', () => {
  const view = aView(HAND, { stack: [{ frame: 'Sales', sizes: [0, 1], bonus: 3 }] });

  it('PlaceAgent: areas; the barred ones are off', () => {
    const task = taskOf(
      { kind: 'PlaceAgent', seat: 0, space: { space: 'OneOf', items: [0, 2] } },
      view,
    );
    expect([0, 1, 2, 3].map((n) => stateOf(task, view, 2, `area-${n}`))).toEqual([
      'lit',
      'off',
      'chosen',
      'off',
    ]);
    expect(asIf(task, view, null, 'area-1')).toBe(1);
    expect(stateOf(task, view, null, 'contact-1')).toBe('');
  });

  it('Either: a showcase may be opened first', () => {
    const rest = { space: 'OneOf', items: [PASS, 1] };
    const space = { space: 'Either', deeds: [OPEN], rest };
    const task = taskOf({ kind: 'ChooseContact', seat: 0, space }, view);
    expect(task.opens).toBe(true);
    expect(task.deeds).toEqual([{ choice: PASS, word: 'no-contact' }]);
    expect(ready(task, OPEN)).toBe(true);
  });

  it('Sales: one card replaces another; its price has the bonus', () => {
    const space = { space: 'Some', items: [0, 1, 2, 3, 4, 5], sizes: [0, 1] };
    const task = taskOf({ kind: 'Sales', seat: 0, space }, view);
    expect(after(task, view, 'card-0', 'card-5')).toEqual([5]);
    expect(price(view, task, [5])).toBe(9);
    expect(price(view, task, [])).toBe(0);
  });

  it('Some up to three: the fourth is off', () => {
    const space = { space: 'Some', items: [0, 1, 2, 3, 4, 5], sizes: [0, 1, 2, 3] };
    const task = taskOf({ kind: 'Sales', seat: 0, space }, view);
    const draft = after(task, view, 'card-4', 'card-0', 'card-2');
    expect(draft).toEqual([0, 2, 4]);
    expect(stateOf(task, view, draft, 'card-5')).toBe('off');
    const three = taskOf({ kind: 'Sales', seat: 0, space: { ...space, sizes: [0, 3] } }, view);
    expect(ready(three, [0, 1])).toBe(false);
  });

  it('KeepAndGive: keep, right, left, in the order of pressing', () => {
    const space = { space: 'Arranged', items: [3, 1, 2], length: 3 };
    const task = taskOf({ kind: 'KeepAndGive', seat: 0, space }, view);
    const draft = after(task, view, 'card-2', 'card-3');
    expect(ready(task, draft)).toBe(false);
    expect(press(task, view, draft, 'card-1')).toEqual([2, 3, 1]);
    expect(press(task, view, [2, 3, 1], 'card-3')).toEqual([2, 1]);
  });

  it('Yard: one of these and one of those', () => {
    const space = { space: 'Pairs', these: [1, 2], those: [8, 9] };
    const task = taskOf({ kind: 'Yard', seat: 0, space }, view);
    expect(after(task, view, 'card-9', 'card-1', 'card-2')).toEqual([2, 9]);
    expect(ready(task, [2])).toBe(false);
  });

  it('Auction: from the least raise to the purse; or pass', () => {
    const space = { space: 'OneOf', items: [PASS, 4, 5, 6, 7] };
    const task = taskOf({ kind: 'Auction', seat: 0, space }, view);
    expect(task).toMatchObject({
      form: 'bid',
      least: 4,
      most: 7,
      deeds: [{ choice: PASS, word: 'pass' }],
    });
    expect(opening(task, PASS)).toBe(4);
  });

  it('SealedBid: begins at £1; nothing is a button', () => {
    const task = taskOf(
      { kind: 'SealedBid', seat: 0, space: { space: 'OneOf', items: [0, 1, 2] } },
      view,
    );
    expect(task).toMatchObject({
      form: 'bid',
      least: 1,
      most: 2,
      deeds: [{ choice: 0, word: 'bid-nothing' }],
    });
    const poor = taskOf(
      { kind: 'SealedBid', seat: 0, space: { space: 'OneOf', items: [0] } },
      view,
    );
    expect(opening(poor, 0)).toBeNull();
  });

  it('deeds: the filled button comes first', () => {
    const luck = taskOf(
      { kind: 'PushYourLuck', seat: 0, space: { space: 'OneOf', items: [0, 1] } },
      view,
    );
    expect(luck.deeds.map(({ word }) => word)).toEqual(['reveal', 'stop']);
    const buried = aView(HAND, { options: { 'contact.seer_alternative': 'bottom' } });
    const peek = taskOf(
      { kind: 'Peek', seat: 0, space: { space: 'OneOf', items: [0, 1] } },
      buried,
    );
    expect(peek.deeds.map(({ word }) => word)).toEqual(['on-top', 'bottom']);
  });

  it('TakeMatching begins with all that may be taken', () => {
    const there = aView(HAND, { stack: [{ frame: 'TakeMatching', revealed: [4, 5] }] });
    const task = taskOf(
      { kind: 'TakeMatching', seat: 0, space: { space: 'Some', items: [5], sizes: [0, 1] } },
      there,
    );
    expect(opening(task, [5])).toEqual([5]);
    expect(stateOf(task, there, [5], 'card-4')).toBe('off');
  });

  it('what nothing here knows is listed', () => {
    const space = { space: 'Some', items: [1, 2, 3], sizes: [2] };
    const odd = taskOf({ kind: 'Novelty', seat: 0, space: { space: 'Shares', cells: [] } }, view);
    expect(odd).toMatchObject({ form: 'other', choices: [] });
    expect(taskOf({ kind: 'Novelty', seat: 0, space }, view)).toMatchObject({ form: 'some' });
  });
});
