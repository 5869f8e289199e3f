import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModelChat } from '../../chat/model-answer.ts';
import { wholeAnswer } from '../../chat/whole-answer.ts';
import { staticSnapshot } from '../../facts/testing/snapshots.ts';
import { methodology } from '../../methodology/methodology.ts';
import { openModel } from '../../model/open-model.ts';
import { type FakeProvider, startFakeProvider } from '../../model/testing/fake-provider.ts';
import { goodAnswer } from '../../model/testing/good-answers.ts';
import { judge } from '../../pipeline/judge.ts';
import { createModelAnalyst } from './model-analyst.ts';
import { withoutMessage } from './without-message.ts';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider((seen) => ({ text: JSON.stringify(goodAnswer(seen)) }));
});
afterAll(() => provider.close());

const SNAPSHOT = staticSnapshot(
  '<!doctype html><html lang="en"><title>Desks</title><body><h1>Standing desks made of oak</h1><p>Built by joiners in Vermont, delivered to your office and set up by us.</p><p>Desks from $349</p></body>',
);

it('sends no part of the ad to a model, which the report shows', async () => {
  const report = judge(SNAPSHOT, { message: 'Zanzibar hammocks for $17, call ada@hammock.test' });
  const title = 'You promise “$17”, but the page says “Desks from $349”';
  expect(report.recommendations[0]).toMatchObject({ id: 'broken-promise', title });
  expect(report.summary.toLowerCase()).toContain(title.toLowerCase());

  const options = {
    model: openModel(provider.settings('openai-compatible')),
    cache: { get: async () => null, set: async () => undefined },
    tokensPerAnalysis: 1_000_000,
    waitMs: 20_000,
    onFailure: () => undefined,
  };
  const { signal } = new AbortController();
  const written = await createModelAnalyst(options).writeReport(report, {
    signal,
    waitMs: 20_000,
    picture: null,
    readPage: null,
  });
  const question = 'What does my ad promise, and what should I fix first?';
  const input = { report: written, methodology: methodology(), history: [] };
  await wholeAnswer(createModelChat(options).answer(question, input, signal));
  const sent = JSON.stringify(provider.seen);
  expect(provider.seen.length).toBeGreaterThan(3);
  expect(sent).toContain('Standing desks made of oak');
  expect(sent).not.toMatch(/zanzibar|hammock|\$17|You promise/i);
});

it('cuts the summary where it quotes the ad, whatever marks the page has', () => {
  const title = 'You promise “$17”, but the page says “Now ” only $49. “All in”';
  const [advice] = judge(SNAPSHOT, { message: 'Desks for $17' }).recommendations;
  if (!advice) throw new Error('Nothing is recommended.');
  const summary = `The page is fair. Start with this: ${title.toLowerCase()}. Next: add a price.`;
  const report = { ...judge(SNAPSHOT), summary, recommendations: [{ ...advice, title }] };
  expect(withoutMessage(report)).toMatchObject({ summary: 'The page is fair.', recommendations: [] });
});
