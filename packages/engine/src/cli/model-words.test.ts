import { afterEach, expect, it, vi } from 'vitest';
import { packSnapshot } from '../capture/packed-snapshot.ts';
import { staticSnapshot } from '../facts/testing/snapshots.ts';
import { type FakeProvider, type FakeReply, startFakeProvider } from '../model/testing/fake-provider.ts';
import { goodAnswer, MARK } from '../model/testing/good-answers.ts';
import { judge } from '../pipeline/judge.ts';
import { modelWords } from './model-words.ts';

vi.setConfig({ testTimeout: 240_000 });

let provider: FakeProvider | null = null;
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await provider?.close();
  provider = null;
});

const snapshot = staticSnapshot(
  '<!doctype html><html lang="en"><title>Desks</title><body><h1>Standing desks made of oak</h1><p>Built by joiners in Vermont, delivered to your office and set up by us.</p></body>',
);
const threads = { outline: async () => [] };
const { signal } = new AbortController();

async function auditWith(reply: (seen: Parameters<typeof goodAnswer>[0]) => FakeReply) {
  provider = await startFakeProvider(reply);
  const { model, baseUrl } = provider.settings('openai-compatible');
  vi.stubEnv('AI_PROVIDER', 'openai-compatible');
  vi.stubEnv('AI_MODEL', model);
  vi.stubEnv('AI_BASE_URL', baseUrl ?? '');
  vi.stubEnv('AI_SECONDS_PER_ANALYSIS', '200');
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
  const audit = { report: judge(snapshot), packed: await packSnapshot(snapshot), screenshots: new Map() };
  const words = modelWords({ prices: { input: 1_000, output: 2_000 } }, threads, signal);
  return { audit, written: await words.page(audit), lines };
}

it('writes the report with the model of the environment, and prints time, tokens and cost', async () => {
  const { audit, written, lines } = await auditWith((seen) => ({ text: JSON.stringify(goodAnswer(seen)) }));
  expect(written.report.summary).toContain(MARK);
  expect(written.report.overall).toEqual(audit.report.overall);
  expect(lines.join('\n')).toMatch(
    /fake-model wrote \d of \d parts \(\d+\.\d s, [\d,]+ \+ [\d,]+ tokens, \d+\.\d{4} at your prices\)\./,
  );
});

it('keeps the built-in words where the model fails, and says so', async () => {
  const { audit, written, lines } = await auditWith(() => ({ text: 'Sure!' }));
  const { analyst: _, ...report } = written.report;
  expect(audit.report).toMatchObject(report);
  expect(lines[0]).toContain('fake-model wrote nothing, so the report is in the built-in words');
  expect(lines.slice(1).join('\n')).toContain('Use a more capable model.');
});

it('says which setting is missing', () => {
  vi.stubEnv('AI_PROVIDER', 'openai');
  vi.stubEnv('AI_MODEL', 'gpt-5-mini');
  vi.stubEnv('AI_API_KEY', '');
  expect(() => modelWords({ prices: null }, threads, signal)).toThrow(
    '--analyst model needs AI_API_KEY: set it too, because AI_PROVIDER is openai.',
  );
});
