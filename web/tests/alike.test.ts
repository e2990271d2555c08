import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listed } from '../src/pieces/alike';
import PlainBoard from '../src/pieces/PlainBoard.svelte';
import { LANGS, type Anchor, type Fixture, type Piece, type Space } from '../src/wire';
import { t, words } from '../src/words/index.svelte';
import { Desk, fixture, speak } from './a_board';

/** Two cards Fate 4, each for either of its uses, a Snare, and two backs. */
const HAND: Piece[] = [
  { id: 'card-44', label: 'Fate 4', face: 45 },
  { id: 'card-61', label: 'Fate 4', face: 45 },
  { id: 'card-81', label: 'Snare', face: 4 },
  { id: 'card-90', label: 'a card face down', face: null },
  { id: 'card-91', label: 'a card face down', face: null },
];
const PIECES = new Map(HAND.map((piece) => [piece.id, piece]));
const [STEALTH, ALERT] = ['play Fate 4: +4 Stealth', 'play Fate 4: +4 Alert'];
const play = (card: number, use: number): Anchor => ({
  item: `3,${card},${use}`,
  label: use ? ALERT : STEALTH,
  piece: `card-${card}`,
  zone: 'hand-0',
});
const ANCHORS = [play(44, 0), play(44, 1), play(61, 0), play(61, 1)];
const SPACE: Space = {
  space: 'Listed',
  items: [3, 3, 3, 3].map((x, i) => [x, i < 2 ? 44 : 61, i % 2]),
};
const numbered = (label: string, number: number) => `${label} no. ${number}`;
const lines = (anchors: Anchor[], space: Space) => listed(anchors, space, PIECES, numbered);

describe('choices that read alike', () => {
  it('equal cards are one choice, which stands for all of them', () => {
    expect(lines(ANCHORS, SPACE)).toEqual([
      { item: '3,44,0', label: STEALTH, items: ['3,44,0', '3,61,0'] },
      { item: '3,44,1', label: ALERT, items: ['3,44,1', '3,61,1'] },
    ]);
  });

  it('cards that are not known, or lie elsewhere, are numbered', () => {
    const down = [90, 91].map((item) => ({
      item,
      label: 'a card face down',
      piece: `card-${item}`,
    }));
    const space: Space = { space: 'OneOf', items: [90, 91] };
    const told = ['a card face down no. 1', 'a card face down no. 2'];
    expect(lines(down, space).map(({ label }) => label)).toEqual(told);
    const apart = [play(44, 0), { ...play(61, 0), zone: 'backpack-0' }];
    expect(lines(apart, SPACE).map(({ items }) => items)).toEqual([['3,44,0'], ['3,61,0']]);
  });

  it('where several are chosen, equal cards are there one by one', () => {
    const anchors = [44, 61, 81].map((item) => ({
      item,
      label: PIECES.get(`card-${item}`)!.label,
      piece: `card-${item}`,
    }));
    const some: Space = { space: 'Some', items: [44, 61, 81], sizes: [2] };
    expect(lines(anchors, some).map(({ label }) => label)).toEqual([
      ...['Fate 4 no. 1', 'Fate 4 no. 2', 'Snare'],
    ]);
    const either: Space = { space: 'Either', deeds: [-5], rest: some };
    expect(lines(anchors, either)).toHaveLength(3);
    expect(lines(anchors, { space: 'OneOf', items: [44, 61, 81] })).toHaveLength(2);
  });
});

describe('the plain board', () => {
  let desk: Desk | null = null;
  const sit = () => {
    const given = fixture('dungeonology-4-lap');
    const zones = [{ id: 'hand-0', kind: 'hand', label: 'Hand', owner: 0, pieces: HAND }];
    const asked = { ...given.asked!, space: SPACE, anchors: ANCHORS };
    desk = new Desk(PlainBoard, { ...given, asked, board: { zones } } as Fixture);
    return desk;
  };
  const buttons = () => desk!.all('.loose .btn');
  const pressed = () => buttons().map((each) => each.getAttribute('aria-pressed'));

  beforeAll(() => speak('dungeonology'));
  afterEach(async () => {
    await desk?.clear();
    desk = null;
  });

  it('offers what can be done with two equal cards once', () => {
    const { store } = sit();
    expect(buttons().map((each) => each.textContent?.trim())).toEqual([STEALTH, ALERT]);
    buttons()[1]!.click();
    flushSync();
    expect(store.draft).toEqual([3, 44, 1]);
    expect(pressed()).toEqual(['false', 'true']);
  });

  it('shows what a hint lays, whichever of the two it is, and takes it back', () => {
    sit().advise([3, 61, 0]);
    expect(pressed()).toEqual(['true', 'false']);
    buttons()[0]!.click();
    flushSync();
    expect(desk!.store.draft).toBeNull();
  });

  it('numbers equal pieces that can be chosen, for those who hear them', () => {
    const given = fixture('dungeonology-4-lap');
    const zones = [{ id: 'hand-0', kind: 'hand', label: 'Hand', owner: 0, pieces: HAND }];
    const cards = [44, 61, 81];
    const space: Space = { space: 'Some', items: cards, sizes: [2] };
    const anchors = cards.map((item) => {
      const piece = `card-${item}`;
      return { item, label: PIECES.get(piece)!.label, piece };
    });
    const asked = { ...given.asked!, space, anchors };
    desk = new Desk(PlainBoard, { ...given, asked, board: { zones } } as Fixture);
    const heard = desk.all('button.paper').map((each) => each.textContent?.trim());
    expect(heard.map((each) => each?.replace(/\s+/g, ' '))).toEqual([
      ...['Fate 4 no. 1', 'Fate 4 no. 2', 'Snare'],
    ]);
  });

  it.each(LANGS)('numbers in %s', async (lang) => {
    await words.speak(lang);
    expect(t('numbered', { label: 'Fate 4', number: 2 })).toMatch(/^Fate 4 n\S+ 2$/);
    await words.speak('en');
  });
});
