import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openModel } from './open-model.ts';
import { PROVIDERS } from './provider.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import { createTokenBudget } from './token-budget.ts';

let provider: FakeProvider;
afterEach(() => provider.close());

const request = {
  task: 'check',
  instructions: 'Answer.',
  data: 'Material',
  pictures: [{ mimeType: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) }],
  schema: z.object({ word: z.string().min(1).max(400) }),
  maxOutputTokens: 900,
};
const options = () => ({ signal: AbortSignal.timeout(20_000), budget: createTokenBudget(100_000) });
const answer = JSON.stringify({ word: 'harbor '.repeat(20) });

describe.each(PROVIDERS)('%s', (name) => {
  it('is sent instructions, material, schema and picture where it takes them, with the key', async () => {
    provider = await startFakeProvider(() => ({ text: answer }));
    const given = await openModel(provider.settings(name)).ask(request, options());
    expect(given).toEqual({ answer: JSON.parse(answer), sawPicture: true });
    const [seen] = provider.seen;
    expect(seen).toMatchObject({
      instructions: 'Answer.',
      messages: ['Material'],
      pictures: 1,
      hasSchema: true,
    });
    expect(JSON.stringify(seen?.headers)).toContain('fake-key');
    // Not every provider takes bounds in a schema; and none is to keep what it was sent where it can be told so.
    expect(seen?.raw).not.toMatch(/maxLength|minLength|\$schema/);
    expect(seen?.raw.includes('"store":false')).toBe(name === 'openai');
  });

  it('streams the same answer piece by piece', async () => {
    provider = await startFakeProvider(() => ({ text: answer, pieceMs: 2 }));
    const pieces: string[] = [];
    for await (const piece of openModel(provider.settings(name)).stream(request, options()))
      pieces.push(piece);
    expect(pieces.join('')).toBe(answer);
    expect(pieces.length).toBeGreaterThan(3);
  });

  it.each([
    [{ status: 401 }, 'rejected'],
    [{ status: 429, headers: { 'retry-after': '90' } }, 'rate-limited'],
    [{ text: answer, finish: 'length' as const }, 'cut-off'],
    [{ text: '', finish: 'refused' as const }, 'refused'],
  ])('tells %o as %s, streamed or not', async (reply, reason) => {
    provider = await startFakeProvider(() => reply);
    const model = openModel(provider.settings(name));
    await expect(model.ask(request, options())).rejects.toMatchObject({ reason });
    const pieces: string[] = [];
    const stream = async () => {
      for await (const piece of model.stream(request, options())) pieces.push(piece);
    };
    await expect(stream()).rejects.toMatchObject({ reason });
  });
});

it('gives a request no more tokens than are left, and returns what was not used', async () => {
  provider = await startFakeProvider(() => ({ text: answer }));
  const model = openModel(provider.settings('openai-compatible'));
  const budget = createTokenBudget(4_000);
  const signal = AbortSignal.timeout(20_000);
  const both = await Promise.allSettled([1, 2].map(() => model.ask(request, { signal, budget })));
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await model.ask({ ...request, maxOutputTokens: 200, pictures: [] }, { signal, budget });
  await expect(model.ask(request, { signal, budget })).rejects.toMatchObject({ reason: 'over-budget' });
});

it('shows fewer pictures, then none, to a model that refuses the request', async () => {
  const picture = { mimeType: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) };
  const pictures = Array.from({ length: 12 }, () => picture);
  for (const [most, sawPicture] of [
    [2, true],
    [0, false],
  ] as const) {
    provider = await startFakeProvider((seen) => (seen.pictures > most ? { status: 413 } : { text: answer }));
    const model = openModel(provider.settings('openai-compatible'));
    const given = await model.ask({ ...request, pictures }, options());
    expect(given.sawPicture).toBe(sawPicture);
    expect(provider.seen.map((seen) => seen.pictures)).toEqual(most === 2 ? [12, 2] : [12, 2, 0]);
    await model.ask({ ...request, pictures }, options());
    expect(provider.seen.at(-1)?.pictures).toBe(most);
    await provider.close();
  }
});
