import { FALLBACK_REASONS } from '@liftmark/contract/analyst';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from './failures.text.ts';
import { ModelError } from './model-error.ts';
import { openModel } from './open-model.ts';
import { PROVIDERS, type ProviderName } from './provider.ts';
import { ANTHROPIC } from './testing/recorded/anthropic.ts';
import { GOOGLE } from './testing/recorded/google.ts';
import { OPENAI } from './testing/recorded/openai.ts';
import { OPENAI_COMPATIBLE } from './testing/recorded/openai-compatible.ts';
import type { Recorded } from './testing/recorded/recorded.ts';
import { type RecordedProvider, startRecordedProvider } from './testing/recorded-provider.ts';
import { createTokenBudget } from './token-budget.ts';

const RECORDED: Record<ProviderName, readonly Recorded[]> = {
  openai: OPENAI,
  anthropic: ANTHROPIC,
  google: GOOGLE,
  'openai-compatible': OPENAI_COMPATIBLE,
};
const MODELS: Record<ProviderName, string> = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'local',
};
const png = { mimeType: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) };
const request = {
  task: 'check',
  instructions: 'Answer in JSON.',
  data: 'Material',
  shorterData: () => 'Less',
  pictures: [png, png],
  schema: z.object({ word: z.string() }),
  maxOutputTokens: 900,
};

let provider: RecordedProvider;
afterEach(() => provider.close());

/** What becomes of the replies: the answer, or the failure. */
async function outcomeOf(name: ProviderName, { replies, isStream = false }: Recorded): Promise<unknown> {
  provider = await startRecordedProvider(replies);
  const model = openModel({
    provider: name,
    model: MODELS[name],
    apiKey: 'fake-key',
    baseUrl: provider.baseUrl,
  });
  const options = { signal: AbortSignal.timeout(20_000), budget: createTokenBudget(100_000) };
  try {
    if (!isStream) return (await model.ask(request, options)).answer;
    let streamed = '';
    for await (const piece of model.stream(request, options)) streamed += piece;
    return JSON.parse(streamed);
  } catch (error) {
    return error;
  }
}

describe.each(PROVIDERS)('%s', (name) => {
  it.each(RECORDED[name])('reads $name', async (recorded) => {
    const outcome = await outcomeOf(name, recorded);
    if (recorded.reason === null) expect(outcome).toEqual({ word: 'harbor' });
    else {
      if (!(outcome instanceof ModelError)) throw new Error(`It was read: ${JSON.stringify(outcome)}`);
      expect(FALLBACK_REASONS).toContain(outcome.reason);
      expect(outcome).toMatchObject({ reason: recorded.reason });
      if (recorded.advice) expect(outcome.advice).toBe(text[recorded.advice]);
      expect(Object.values(text)).toContain(outcome.advice);
    }
    expect(provider.seen).toHaveLength(recorded.requests);
    if (recorded.last) expect(recorded.last(provider.seen.at(-1))).toBe(true);
  });

  it('sends no temperature, both pictures, and the limit of the answer', async () => {
    const [whole] = RECORDED[name];
    if (whole) await outcomeOf(name, whole);
    const sent = JSON.stringify(provider.seen[0]);
    expect(sent).not.toMatch(/temperature|top_?p/i);
    expect(sent.split('iVBORw==')).toHaveLength(3);
    expect(sent).toContain('900');
  });
});

it('forgets what it did without where that didn’t help', async () => {
  provider = await startRecordedProvider([{ status: 400, body: { error: { message: 'Bad request' } } }]);
  const model = openModel({
    ...{ provider: 'openai-compatible', model: 'local', apiKey: null, baseUrl: provider.baseUrl },
  });
  const before = { ...model.abilities };
  const options = { signal: AbortSignal.timeout(20_000), budget: createTokenBudget(100_000) };
  await expect(model.ask(request, options)).rejects.toMatchObject({ reason: 'rejected' });
  expect(model.abilities).toEqual(before);
});
