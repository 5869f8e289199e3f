import { createModelAnalyst } from '@liftmark/engine/analyst/model/model-analyst';
import { createCapturer } from '@liftmark/engine/capture/capturer';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { openModel } from '@liftmark/engine/model/open-model';
import { startFakeProvider } from '@liftmark/engine/model/testing/fake-provider';
import { goodAnswer } from '@liftmark/engine/model/testing/good-answers';
import { audit } from '@liftmark/engine/pipeline/audit';
import { type Case, median, type Row, row, timed } from '../case.ts';
import { policyAllowing } from '../policy.ts';

/** What a fast model takes for one answer. */
const LATENCY_MS = 3_000;
const ROUNDS = 3;

async function run(): Promise<Row[]> {
  const server = await startFixtureServer();
  const provider = await startFakeProvider((seen) => ({
    text: JSON.stringify(goodAnswer(seen)),
    delayMs: LATENCY_MS,
  }));
  const capturer = await createCapturer({ policy: policyAllowing(server.host), chromePath: 'none' });
  try {
    const { report } = await audit(server.page('saas-vague'), { capturer });
    const analyst = createModelAnalyst({
      model: openModel(provider.settings('openai-compatible')),
      cache: { get: async () => null, set: async () => undefined },
      tokensPerAnalysis: 1_000_000,
      waitMs: 20_000,
      onFailure: (_, error) => {
        throw error;
      },
    });
    const signal = new AbortController().signal;
    const write = () =>
      analyst.writeReport(report, { signal, waitMs: 20_000, picture: null, readPage: null });
    await write();
    const asked = provider.seen.length;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(write));
    return [row(`all words of a report, ${asked} requests`, median(times), LATENCY_MS)];
  } finally {
    await Promise.all([capturer.close(), provider.close(), server.close()]);
  }
}

export default {
  name: 'model-words',
  measures: 'time for all words of a language model, beside a provider with a fixed time for each answer',
  unit: 'ms',
  goal: 1.1,
  run,
} satisfies Case;
