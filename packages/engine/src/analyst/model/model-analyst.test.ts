import { readFileSync } from 'node:fs';
import { conversionReportSchema } from '@liftmark/contract/report';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { judge } from '../../audit.ts';
import { openModel } from '../../model/open-model.ts';
import { PROVIDERS, type ProviderName } from '../../model/provider.ts';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '../../model/testing/fake-provider.ts';
import { goodAnswer, MARK } from '../../model/testing/good-answers.ts';
import { staticSnapshot } from '../../observe/testing/snapshots.ts';
import type { Writing } from '../analyst.ts';
import { createModelAnalyst } from './model-analyst.ts';

vi.setConfig({ testTimeout: 60_000 });

const html = readFileSync(new URL('../../../fixtures/pages/saas-vague/index.html', import.meta.url), 'utf8');
const report = judge(staticSnapshot(html));

let provider: FakeProvider;
afterEach(() => provider.close());

const writing: Writing = { signal: new AbortController().signal, waitMs: 15_000, picture: null };

interface Given {
  provider?: ProviderName;
  waitMs?: number;
  tokens?: number;
}

async function analystOf(answer: (seen: Seen) => FakeReply, given: Given = {}) {
  provider = await startFakeProvider(answer);
  const answers = new Map<string, unknown>();
  const failures: unknown[] = [];
  const analyst = createModelAnalyst({
    model: openModel(provider.settings(given.provider ?? 'openai-compatible')),
    cache: { get: async (key) => answers.get(key), set: async (key, value) => void answers.set(key, value) },
    tokensPerAnalysis: given.tokens ?? 200_000,
    waitMs: given.waitMs ?? 15_000,
    onFailure: (_, error) => failures.push(error),
  });
  return { analyst, failures };
}

const honest = (seen: Seen): FakeReply => ({ text: JSON.stringify(goodAnswer(seen)) });

describe.each(PROVIDERS)('%s', (name) => {
  it('writes what holds, and moves no score', async () => {
    const { analyst, failures } = await analystOf(honest, { provider: name });
    const written = conversionReportSchema.parse(await analyst.writeReport(report, writing));
    expect(failures).toEqual([]);
    expect(written.summary).toContain(MARK);
    expect(written.categoryInsights.clarity).toContain(MARK);
    expect(written.recommendations[0]?.why).toContain(MARK);
    expect(written.recommendations[0]?.description).toContain(MARK);
    expect(written.secondOpinion?.opinions).toHaveLength(5);
    expect(written.analyst).toMatchObject({ kind: 'model', model: 'fake-model' });
    for (const key of ['overall', 'scores', 'scoreLines', 'findings', 'coverage', 'facts'] as const) {
      expect(written[key]).toEqual(report[key]);
    }
  });
});
