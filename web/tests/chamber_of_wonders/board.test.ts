import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/chamber_of_wonders/Board.svelte';
import { reasons } from '../../src/shell/reasons.svelte';
import type { Fixture } from '../../src/wire';
import { Desk, fixture, speak } from '../a_board';

let desk: Desk;
const sit = (name: string, change: (fixture: Fixture) => Fixture = (each) => each): Desk => {
  desk = new Desk(Board, change(fixture(name)));
  return desk;
};

beforeAll(() => speak('chamber-of-wonders'));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await desk.clear();
  vi.useRealTimers();
});

const mode = (): string | undefined => desk.all('.chamber')[0]?.dataset['mode'];
const wait = (ms: number): void => {
  vi.advanceTimersByTime(ms);
  flushSync();
};
const SHOWN = {
  kind: 'display-revealed',
  commitments: [
    [[0], false, -1],
    [[], false, -1],
    [[], false, -1],
    [[], false, -1],
  ],
};

describe('what was opened', () => {
  it('is seen before the next question takes the screen', () => {
    sit('cw-4-place-agent');
    expect(mode()).toBe('play');
    expect(desk.states('lit').length).toBeGreaterThan(0);
    desk.news([SHOWN]);
    expect(mode()).toBe('reveal');
    expect(desk.states('lit')).toEqual([]);
    expect(desk.filled).toBe('Go on');
    desk.press('.dbar .btn.pri');
    expect(mode()).toBe('play');
    expect(desk.states('lit').length).toBeGreaterThan(0);
  });

  it('goes on by itself, unless it is held', () => {
    sit('cw-4-place-agent');
    desk.news([SHOWN]);
    wait(20_000);
    expect(mode()).toBe('play');
    desk.news([SHOWN]);
    const [hold] = desk.all('.dbar .btn:not(.pri)');
    hold!.click();
    wait(20_000);
    expect(mode()).toBe('reveal');
  });

  it('leaves alone what was picked for the same question', () => {
    sit('cw-4-place-agent');
    desk.press('[data-state=lit]');
    const picked = desk.states('chosen');
    expect(picked).toHaveLength(1);
    desk.news([SHOWN]);
    desk.press('.dbar .btn.pri');
    expect(desk.states('chosen')).toEqual(picked);
  });

  it('comes one after the other where more is opened meanwhile', () => {
    sit('cw-4-place-agent');
    desk.news([SHOWN]);
    desk.news([{ kind: 'bust', seat: 1, cards: [0] }]);
    expect(desk.all('.stage h2')[0]?.textContent).toBe('The cabinets open');
    desk.press('.dbar .btn.pri');
    expect(desk.all('.stage h2')[0]?.textContent).toContain('Two of a kind');
    desk.press('.dbar .btn.pri');
    expect(mode()).toBe('play');
  });

  it('CW-WONDER-LEGENDARY.4 breaks the tokens of copies, in the cabinets too', () => {
    const { viewer, view } = fixture('cw-4-place-agent');
    const displays = (view['displays'] as unknown[][]).map((one, owner) =>
      owner === viewer ? [[[0], false, -1]] : one,
    );
    const cards = view.cards.map((face, card) => (card === 0 ? 20 : face));
    sit('cw-4-place-agent');
    desk.news([SHOWN, { kind: 'no-fame-token', owner: viewer, cards: [0] }], {
      view: { displays, cards },
    });
    expect(desk.all('.mine [data-piece-state=cracked]')).toHaveLength(1);
    desk.press('.dbar .btn.pri');
    expect(desk.all('[data-piece-state=cracked]')).toHaveLength(0);
  });
});

describe('a hint', () => {
  it('on a piece lights it as chosen, where it lies', () => {
    sit('cw-4-place-agent');
    desk.advise(2);
    expect(desk.states('chosen')).toHaveLength(1);
    expect(desk.filled).toBe('Send the Agent');
  });

  it.each([
    ['cw-4-push-your-luck', 0, 'Stop'],
    ['cw-4-push-your-luck', 1, 'Reveal another card'],
    ['cw-4-auction', -1, 'Pass'],
    ['cw-4-sealed-bid', 0, 'Bid nothing'],
    ['cw-4-display', [[], false, -1], 'Pass'],
    ['cw-4-choose-contact', -1, 'No Contact now'],
    ['cw-4-sales', [], 'Sell nothing'],
    ['cw-4-between-turns', -1, 'Go on'],
    ['cw-4-between-turns', -5, 'Open a showcase for £5'],
  ])('%s %j fills the button that does it', (name, choice, label) => {
    sit(name);
    desk.advise(choice);
    expect(desk.filled).toBe(label);
  });

  it('to pass does not change the number of pounds', () => {
    sit('cw-4-auction');
    const pounds = desk.all('[role=spinbutton]')[0]?.textContent;
    desk.advise(-1);
    expect(desk.all('[role=spinbutton]')[0]?.textContent).toBe(pounds);
  });

  it('leads to the part of a phone’s screen where it lies', () => {
    sit('cw-4-place-agent');
    const tabs = desk.all('[role=tab], .tabs button');
    tabs.at(-1)!.click();
    desk.advise(2);
    expect(desk.all('.chamber')[0]?.dataset['tab']).toBe('london');
  });
});

describe('CW-CLUB-GRAVEDIGGERS.1', () => {
  const dug = (told: Fixture): Fixture => {
    const frame = { frame: 'Gravediggers', owner: told.viewer, two: [92, 93] };
    const cards = told.view.cards.map((face, card) => (card === 92 ? 1 : card === 93 ? 3 : face));
    const view = { ...told.view, cards, stack: [{ frame: 'Turn', stage: 7 }, frame] };
    const space = { space: 'OneOf' as const, items: [92, 93] };
    return { ...told, view, asked: { ...told.asked!, kind: 'Gravediggers', space, default: 92 } };
  };

  it('shows the two tokens, and which of them stays', () => {
    sit('cw-4-display', dug);
    expect(desk.states('lit')).toEqual(['1 skull', '3 skulls']);
    desk.press('[data-piece="card-93"]');
    expect(desk.states('chosen')).toEqual(['3 skulls']);
    expect(desk.store.draft).toBe(93);
    expect(desk.all('.tokens small').map((each) => each.textContent)).toEqual([
      'goes back',
      'kept',
    ]);
  });

  it('shows two backs to the others', () => {
    sit('cw-4-display', (told) => {
      const { view } = dug(told);
      const frame = { frame: 'Gravediggers', owner: 3 };
      return { ...told, view: { ...view, stack: [view.stack[0]!, frame] }, asked: null };
    });
    expect(desk.all('.tokens .token')).toHaveLength(2);
    expect(desk.all('.tokens b')).toHaveLength(0);
  });
});

describe('what may not be done is told, with its clause', () => {
  const told = async (): Promise<unknown> => {
    await vi.waitFor(() => expect(reasons.shown).not.toBeNull(), 4000);
    return reasons.shown;
  };
  const refusing = (choice: unknown) => (each: Fixture) => ({
    ...each,
    considered: { [JSON.stringify(choice)]: { said: null, refusal: WHY, warning: null } },
  });
  const WHY = { text: 'Not so.', clause: 'CW-X.1' };
  beforeEach(() => {
    vi.useRealTimers();
    reasons.hide();
  });

  it.each(['mouse', 'keyboard'])('of a bid below the least, by %s', async (how) => {
    sit('cw-4-auction', refusing(0));
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
    if (how === 'mouse') desk.press('.pounds button');
    else desk.all('[role=spinbutton]')[0]!.dispatchEvent(key);
    expect(await told()).toMatchObject(WHY);
  });

  it('of a barred Area', async () => {
    const barred = (each: Fixture): Fixture => ({
      ...refusing(0)(each),
      asked: { ...each.asked!, space: { space: 'OneOf', items: [1, 2, 3] } },
    });
    sit('cw-4-place-agent', barred);
    desk.press('[data-state=off]');
    expect(await told()).toMatchObject(WHY);
    expect(desk.states('chosen')).toEqual([]);
  });
});

describe('what may be done, and what is there, tells what it does, with its clause', () => {
  beforeEach(() => reasons.hide());

  it.each([
    ['cw-4-place-agent', '.area[data-state=lit]', 'CW-AREA-HYDEPARK-B.1'],
    ['cw-4-display', '.area:not([data-state])', 'CW-AREA-HYDEPARK-B.1'],
    ['cw-4-display', '.contact:not([data-state])', 'CW-CONTACT-LORIS.1'],
    ['cw-4-display', '.hand [data-state=lit]', 'CW-PHASE2.3'],
    ['cw-4-display', 'button.soon', 'CW-EXPAND.2'],
  ])('%s: %s', async (name, where, clause) => {
    sit(name);
    desk.hover(where);
    await vi.advanceTimersByTimeAsync(400);
    expect(reasons.shown?.clause).toBe(clause);
    expect(reasons.shown?.text).not.toBe('');
  });
});

describe('another language', () => {
  afterAll(() => speak('chamber-of-wonders', 'en'));

  it('loses nothing of what is composed, though it cannot be sent yet', async () => {
    sit('cw-4-keep-and-give');
    desk.press('[data-state=lit][data-piece]');
    const before = desk.all('[data-state=chosen]').map((each) => each.dataset['piece']);
    expect(before).toHaveLength(1);
    expect(desk.store.draft).toBeNull();
    await speak('chamber-of-wonders', 'it');
    desk.store.speak('it'); // the table is told anew
    flushSync();
    expect(desk.all('[data-state=chosen]').map((each) => each.dataset['piece'])).toEqual(before);
  });
});

describe('what an Area does', () => {
  it('is written on its tile and, once picked, in the bar', () => {
    sit('cw-4-place-agent');
    desk.press('.area[data-state=lit]');
    const [area] = desk.all('.area[data-state=chosen]');
    const effect = area!.querySelector('.p')!.textContent!;
    expect(effect).toBe('Sealed bids for a Wonder per player.');
    const said = desk.all('.dbar .pick')[0]?.textContent;
    expect(said).toContain(effect);
    expect(said).toContain('Within reach: ');
  });
});

describe('between turns (CW-EXPAND.4)', () => {
  it('all are asked, and nobody is on turn', () => {
    sit('cw-4-between-turns');
    const chips = desk.all('.rival .chip').map((chip) => chip.textContent?.trim());
    expect(chips).toEqual(['Choosing', 'Choosing', 'Choosing']);
  });
});

describe('words that fit', () => {
  it('an empty hand costs 0, not −0', () => {
    sit('cw-4-display', (each) => ({
      ...each,
      view: { ...each.view, hands: [[], [], [], []], hand_sizes: [0, 0, 0, 0] },
    }));
    expect(desk.all('.rail .now')[0]?.textContent).toContain('hand 0');
  });

  it('alone at the table nobody else chooses in secret', () => {
    sit('cw-1-display');
    expect(desk.all('.dbar .ask')[0]?.textContent).not.toContain('secret');
  });

  it('a selection is cleared, a choice taken back', () => {
    sit('cw-4-display');
    desk.press('.hand [data-state=lit]');
    const labels = desk.all('.dbar .acts .btn').map((button) => button.textContent?.trim());
    expect(labels).toContain('Clear');
    expect(labels).not.toContain('Take back');
  });

  it('the log tells the newest choice first, and what came of it in its order', () => {
    sit('cw-4-display', (each) => ({
      ...each,
      log: [
        { seq: 1, by: 0, lines: ['one', 'two'] },
        { seq: 2, by: 1, lines: ['three', 'four'] },
      ],
    }));
    const lines = desk.all('.rail .log li').map((line) => line.textContent?.trim());
    expect(lines).toEqual(['three', 'four', 'one', 'two']);
  });
});

describe('who only watches', () => {
  it('is told nothing about Fame, types and a hand of their own', () => {
    sit('cw-4-display', (each) => ({ ...each, viewer: null, asked: null }));
    expect(desk.root.textContent).not.toContain('Your Fame');
    expect(desk.root.textContent).not.toContain('Types you display');
    expect(desk.all('.mine, .hand').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Cabinets: Anna',
      'Cards in hand; known to you: 5',
    ]);
  });
});
