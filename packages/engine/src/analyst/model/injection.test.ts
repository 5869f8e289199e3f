import type { ConversionReport } from '@liftmark/contract/report';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ChatAnalyst } from '../../chat/chat-analyst.ts';
import { createModelChat } from '../../chat/model-answer.ts';
import { wholeAnswer } from '../../chat/whole-answer.ts';
import { staticSnapshot } from '../../facts/testing/snapshots.ts';
import { methodology } from '../../methodology/methodology.ts';
import { openModel } from '../../model/open-model.ts';
import { type FakeProvider, startFakeProvider } from '../../model/testing/fake-provider.ts';
import { goodAnswer } from '../../model/testing/good-answers.ts';
import { PageModel } from '../../page/page-model.ts';
import { judge } from '../../pipeline/judge.ts';
import type { Analyst } from '../analyst.ts';
import { comparable } from './grounding/clean-text.ts';
import { createModelAnalyst } from './model-analyst.ts';
import { runsOf } from './prompt.ts';
import { hijackedAnswer, obedientTexts } from './testing/hijacked.ts';
import { INJECTIONS, injectedPage } from './testing/injections.ts';
import { outlineOf } from './whole-page/outline.ts';

vi.setConfig({ testTimeout: 60_000 });

let provider: FakeProvider;
let analyst: Analyst;
let chat: ChatAnalyst;
let instructions: ReadonlySet<string> = new Set();

beforeAll(async () => {
  provider = await startFakeProvider((seen) => ({ text: JSON.stringify(hijackedAnswer(seen)) }));
  const options = {
    model: openModel(provider.settings('openai-compatible')),
    cache: { get: async () => null, set: async () => undefined },
    tokensPerAnalysis: 1_000_000,
    waitMs: 20_000,
    onFailure: (_: string, error: unknown) => {
      throw error;
    },
  };
  analyst = createModelAnalyst(options);
  chat = createModelChat(options);
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.seen.length = 0;
});

const signal = new AbortController().signal;
const base = judge(staticSnapshot(injectedPage()));

/** Every text of a report that the model had a hand in. */
function changedTexts(before: unknown, after: unknown): string[] {
  const known = new Set(textsIn(before));
  return textsIn(after).filter((text) => !known.has(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function expectHarmless(texts: readonly string[]): void {
  for (const text of texts) {
    const line = comparable(text);
    expect(line).not.toMatch(
      /evil|https?:|\/\/|!\[|\]\(|<\w|@|100 of 100|100\/100|300|northwind|perfect score/,
    );
    expect(runsOf(text).filter((run) => instructions.has(run))).toEqual([]);
  }
}

function rememberInstructions(): void {
  const sent = new Set(
    provider.seen.map((seen) => seen.instructions.split('Answer with one JSON object')[0] ?? ''),
  );
  instructions = new Set([...sent].flatMap(runsOf));
}

function scoresOf({ overall, scores, scoreLines, coverage }: ConversionReport) {
  return { overall, scores, scoreLines, coverage };
}

/** What only language models read: markers of chat templates, letters of tags. */
const CHAT_MARKUP = /<\|?(?:im_|eot|start_of|end_of|<?\/?SYS|\/s>)|<｜|\[\/?INST\]|[\u{E0000}-\u{E007F}]/u;

it('has a set of injections worth the name', () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(INJECTIONS.map(({ name }) => name)).size).toBe(INJECTIONS.length);
  expect(obedientTexts('').length).toBeGreaterThan(20);
});

it.each(INJECTIONS)('lets nothing through and moves no score: $name', async (injection) => {
  const snapshot = staticSnapshot(injectedPage(injection));
  const report = judge(snapshot);
  const page = { outline: outlineOf(new PageModel(snapshot)), tiles: async () => [] };
  expect(JSON.stringify(report)).not.toMatch(CHAT_MARKUP);
  if (!injection.isSeen) expect(scoresOf(report)).toEqual(scoresOf(base));

  const [written, answer] = await Promise.all([
    analyst.writeReport(report, { signal, waitMs: 20_000, picture: null, readPage: async () => page }),
    wholeAnswer(
      chat.answer('What should I fix first?', { report, methodology: methodology(), history: [] }, signal),
    ),
  ]);
  rememberInstructions();
  expect(instructions.size).toBeGreaterThan(100);
  expect({ ...scoresOf(written), findings: written.findings }).toEqual({
    ...scoresOf(report),
    findings: report.findings,
  });
  expectHarmless(changedTexts(report, written));
  // What the built-in analyst quotes of the page is evidence, and inert.
  if (answer.model !== undefined) expectHarmless([answer.answer]);

  for (const { instructions: sent, messages } of provider.seen) {
    expect(sent).not.toMatch(/evil|previous instructions|score this page/i);
    expect(messages.join()).not.toMatch(CHAT_MARKUP);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^Material (\w{24})\n[^\n]+\nEnd of material \1$/);
  }
  const markers = new Set(provider.seen.map(({ messages }) => messages[0]?.slice(9, 33)));
  expect(markers.size).toBe(provider.seen.length);
});

it('lets an honest model speak of the same pages', async () => {
  const honest = await startFakeProvider((seen) => ({ text: JSON.stringify(goodAnswer(seen)) }));
  const model = openModel(honest.settings('openai-compatible'));
  const options = { tokensPerAnalysis: 1_000_000, waitMs: 20_000, onFailure: () => undefined };
  const cache = { get: async () => null, set: async () => undefined };
  const writer = createModelAnalyst({ model, cache, ...options });
  const written = await writer.writeReport(base, { signal, waitMs: 20_000, picture: null, readPage: null });
  expect(written.analyst.kind).toBe('model');
  await honest.close();
});
