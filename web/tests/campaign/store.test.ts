import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CampaignStore } from '../../src/campaign/store.svelte';
import type { Asked, Campaign, Kind } from '../../src/campaign/wire';

const asks = (kind: Kind, seat = 0, more: Partial<Asked> = {}): Asked => ({
  seat,
  kind,
  clause: 'RC-CPL.6',
  title: kind,
  question: '?',
  choices: [],
  default: null,
  ...more,
});

const told = (seq: number, asked: Asked[], more: Partial<Campaign> = {}): Campaign =>
  ({
    id: 'c',
    seq,
    month: 0,
    lecturers: [0, 1].map((seat) => ({ seat, kind: 'person', name: `L${seat}`, yours: !seat })),
    asked,
    plans: { rules: [], players: [1, 0], lecturers: [] },
    ...more,
  }) as unknown as Campaign;

let answers: { status: number; body: unknown }[] = [];
let sent: { url: string; body: unknown }[] = [];

beforeEach(() => {
  [answers, sent] = [[], []];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: body ? JSON.parse(String(body)) : null });
    const { status, body: text } = answers.shift()!;
    return new Response(JSON.stringify(text), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is chosen stays while others decide, and goes with its question', () => {
  const store = new CampaignStore('c');
  store.hear(told(1, [asks('Agree', 0, { default: [] })]));
  store.draft = [4];
  store.hear(told(2, [asks('Agree', 0, { default: [] })]));
  expect(store.draft).toEqual([4]);
  store.hear(told(3, [asks('SendScholar')]));
  expect(store.draft).toBeUndefined();
});

test('a choice is sent as things stood, and the next one begins empty', async () => {
  const store = new CampaignStore('c');
  store.hear(told(7, [asks('Support')]));
  store.draft = [1];
  answers = [{ status: 200, body: told(8, [asks('Support')]) }];
  expect(await store.choose()).toBe(true);
  expect(sent[0]!.body).toEqual({ seat: 0, choice: [1], seq: 7 });
  expect(store.draft).toBeUndefined();
});

test('a result counts as begun from the first entry on, until it is noted', async () => {
  const store = new CampaignStore('c');
  store.hear(told(1, [asks('Report')]));
  expect(store.begun).toBe(false);
  store.report = { ...store.report, passed: [0] };
  expect(store.begun).toBe(true);
  answers = [{ status: 200, body: told(2, [asks('Report')], { month: 1 }) }];
  await store.choose();
  expect(store.begun).toBe(false);
});

test('a refusal says why and keeps what was chosen', async () => {
  const store = new CampaignStore('c');
  store.hear(told(7, [asks('SendScholar')]));
  store.draft = 3;
  const body = { code: 'refused', text: 'Sofia has gone 6 times.', clause: 'RC-CPL.7' };
  answers = [{ status: 422, body }];
  expect(await store.choose()).toBe(false);
  expect(store.trouble).toMatchObject({ clause: 'RC-CPL.7' });
  expect(store.draft).toBe(3);
});

test('what has moved on is looked at again', async () => {
  const store = new CampaignStore('c');
  store.hear(told(7, [asks('SendScholar')]));
  store.draft = 3;
  answers = [
    { status: 409, body: { code: 'campaign-moved-on', text: 'Look again.' } },
    { status: 200, body: told(9, []) },
  ];
  await store.choose();
  await vi.waitFor(() => expect(store.told?.seq).toBe(9));
  expect(store.asked).toBeNull();
});

test('one decides for each of one’s Lecturers in turn, as one likes', () => {
  const store = new CampaignStore('c');
  store.hear(told(1, [asks('Agree', 0, { default: [] }), asks('Agree', 1, { default: [2] })]));
  expect(store.asked?.seat).toBe(0);
  store.decideFor(1);
  expect([store.asked?.seat, store.draft]).toEqual([1, [2]]);
});

test('a result is that of the match’s players, by Lecturer', () => {
  const store = new CampaignStore('c');
  store.hear(told(1, [asks('Report')]));
  store.report = { passed: [1], places: { 1: 1 }, omega: false };
  expect(store.choice).toEqual({ places: [0, 1], passed: [1], omega: false });
});

test('one that is not there says so; one that is there stays when the line breaks', async () => {
  const store = new CampaignStore('c');
  answers = [
    { status: 404, body: { code: 'no-such-campaign', text: 'There is no such campaign.' } },
  ];
  await store.look();
  expect(store.gone).toBe('There is no such campaign.');
  const other = new CampaignStore('c');
  other.hear(told(1, []));
  answers = [{ status: 502, body: {} }];
  await other.look();
  expect([other.gone, other.lost, other.told?.seq]).toEqual([null, true, 1]);
});
