import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/api';

afterEach(() => vi.unstubAllGlobals());

const answer = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }));

test('a record is kept digit by digit', async () => {
  const text = '{"header": {"seed": 5835633977200661407}, "steps": []}';
  answer(text);
  expect(await api.record('t')).toBe(text);
});

test('a trouble speaks for itself, and one that is no JSON tells its number', async () => {
  answer('{"code": "no-such-table", "text": "Gone."}', 404);
  await expect(api.record('t')).rejects.toThrow('Gone.');
  answer('<html>', 502);
  await expect(api.hall()).rejects.toThrow('502');
});
