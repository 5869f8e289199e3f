import { readFileSync } from 'node:fs';
import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { FallbackReason } from '@liftmark/contract/analyst';
import { type ConversionReport, conversionReportSchema } from '@liftmark/contract/report';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staticSnapshot } from '../../facts/testing/snapshots.ts';
import { openModel } from '../../model/open-model.ts';
import { PROVIDERS, type ProviderName } from '../../model/provider.ts';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '../../model/testing/fake-provider.ts';
import { goodAnswer, MARK, statement, taskOf } from '../../model/testing/good-answers.ts';
import type { Body } from '../../model/testing/wire.ts';
import { judge } from '../../pipeline/judge.ts';
import { competitorReport } from '../../reports/competitor.ts';
import { swotReport } from '../../reports/swot.ts';
import type { Writing } from '../analyst.ts';
import { createModelAnalyst } from './model-analyst.ts';

vi.setConfig({ testTimeout: 60_000 });

const html = readFileSync(new URL('../../../fixtures/pages/saas-vague/index.html', import.meta.url), 'utf8');
const report = judge(staticSnapshot(html));

let provider: FakeProvider;
afterEach(() => provider.close());

const writing: Writing = {
  signal: new AbortController().signal,
  waitMs: 15_000,
  picture: null,
  readPage: null,
};

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
    // What only a ceiling speaks of has no check to cite, so it isn't sent.
    const reworded = written.recommendations.find(({ checks }) => checks.length > 0);
    expect(reworded?.why).toContain(MARK);
    expect(reworded?.description).toContain(MARK);
    expect(written.secondOpinion?.opinions).toHaveLength(5);
    expect(written.analyst).toMatchObject({ kind: 'model', model: provider.settings(name).model });
    for (const key of ['overall', 'scores', 'scoreLines', 'findings', 'coverage', 'facts'] as const) {
      expect(written[key]).toEqual(report[key]);
    }
  });
});

/** What the report is held to, whatever the model does. */
function expectWhole(written: ConversionReport): void {
  conversionReportSchema.parse(written);
  expect(written.overall).toEqual(report.overall);
  expect(written.recommendations.map(({ id, title }) => [id, title])).toEqual(
    report.recommendations.map(({ id, title }) => [id, title]),
  );
  expect(written.summary.length).toBeGreaterThan(40);
}

const partsOf = ({ analyst }: ConversionReport) =>
  Object.fromEntries((analyst.parts ?? []).map(({ part, ...rest }) => [part, rest]));

describe('a model that fails', () => {
  it.each<[string, FallbackReason, FakeReply]>([
    ['is cut off', 'cut-off', { text: '{"summary":[{"text":"The page', finish: 'length' }],
    ['refuses', 'refused', { text: '', finish: 'refused' }],
    ['talks', 'malformed', { text: 'Sure! Here is what I think about your page.' }],
    ['answers in another shape', 'malformed', { text: '{"summary":"Great page"}' }],
    ['answers nothing', 'malformed', { text: '' }],
    ['has no more requests for us', 'rate-limited', { status: 429, headers: { 'retry-after': '60' } }],
    ['is out of order', 'unavailable', { status: 500 }],
    ['breaks off', 'unavailable', { text: '{"summary":[]}', breaksOff: true }],
    ['does not know the key', 'rejected', { status: 401 }],
    ['sends us elsewhere', 'unavailable', { status: 302, headers: { location: 'http://evil.test/' } }],
  ])('leaves the built-in words where it %s', async (_, reason, reply) => {
    const { analyst } = await analystOf(() => reply);
    const written = await analyst.writeReport(report, writing);
    expectWhole(written);
    expect(written.analyst).toMatchObject({ kind: 'built-in', model: null });
    for (const part of Object.values(partsOf(written))) {
      expect(part).toMatchObject({ author: 'built-in', reason });
    }
    expect({ ...written, analyst: null }).toEqual({ ...report, analyst: null });
  });

  it('is waited for no longer than it may take', async () => {
    const { analyst } = await analystOf(() => ({ hangs: true }), { waitMs: 300 });
    const beganAt = performance.now();
    const written = await analyst.writeReport(report, writing);
    expect(performance.now() - beganAt).toBeLessThan(10_000);
    expect(partsOf(written).summary).toMatchObject({ author: 'built-in', reason: 'slow' });
    expectWhole(written);
  });

  it('costs only the parts that are late', async () => {
    const { analyst } = await analystOf(
      (seen) => (taskOf(seen).task === 'verdict' ? { hangs: true } : honest(seen)),
      { waitMs: 3_000 },
    );
    const written = await analyst.writeReport(report, writing);
    expect(partsOf(written)).toMatchObject({
      summary: { author: 'built-in', reason: 'slow' },
      recommendations: { author: 'model', reason: null },
    });
    expect(written.summary).toBe(report.summary);
  });

  it('is left alone after failing again and again', async () => {
    const { analyst } = await analystOf(() => ({ status: 500 }));
    await analyst.writeReport(report, writing);
    const asked = provider.seen.length;
    await analyst.writeReport(report, writing);
    expect(provider.seen.length).toBe(asked);
  });

  it('lets a person who gave up go at once', async () => {
    const { analyst } = await analystOf(() => ({ hangs: true }));
    const stop = new AbortController();
    const written = analyst.writeReport(report, { ...writing, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await expect(written).rejects.toThrow('enough');
  });
});

describe('a model that errs', () => {
  it('is asked once more with its error quoted', async () => {
    const { analyst } = await analystOf((seen) =>
      seen.messages.length === 1 ? { text: '{"summary":"Great page"}' } : honest({ ...seen }),
    );
    const written = await analyst.writeReport(report, writing);
    expect(written.summary).toContain(MARK);
    const repeated = provider.seen.filter(({ messages }) => messages.length === 3);
    expect(repeated.length).toBe(provider.seen.length / 2);
    expect(repeated[0]?.messages[2]).toMatch(
      /could not be used:\n[\s\S]*(summary|headlines|opinions|recommendations): /,
    );
  });

  it('is asked once more after a short pause where it was busy', async () => {
    let busy = 0;
    const { analyst } = await analystOf((seen) => {
      busy += 1;
      return busy <= 3 ? { status: 429, headers: { 'retry-after': '1' } } : honest(seen);
    });
    const written = await analyst.writeReport(report, writing);
    expect(written.summary).toContain(MARK);
  });

  it('is asked once more where the connection was lost', async () => {
    let lost = 0;
    const { analyst } = await analystOf((seen) => {
      lost += 1;
      return { ...honest(seen), breaksOff: lost <= 2 };
    });
    const written = await analyst.writeReport(report, writing);
    expect(written.analyst.parts?.every(({ author }) => author === 'model')).toBe(true);
  });

  it.each<[string, object]>([
    [
      'quotes what is not on the page',
      { text: 'The headline says “Trusted by 10,000 teams”.', cites: ['headline-specificity'], quotes: [] },
    ],
    [
      'names a quotation that is not on the page',
      { text: 'The headline is vague.', cites: ['headline-specificity'], quotes: ['Trusted by teams'] },
    ],
    ['cites what is not there', { text: 'The headline is vague.', cites: ['headline-magic'], quotes: [] }],
    [
      'invents a figure',
      { text: 'The headline costs 37% of visitors.', cites: ['headline-specificity'], quotes: [] },
    ],
    [
      'invents a name',
      { text: 'The headline is weaker than that of Contoso.', cites: ['headline-specificity'], quotes: [] },
    ],
    [
      'invents a name in capitals',
      { text: 'The headline is weaker than that of ACME.', cites: ['headline-specificity'], quotes: [] },
    ],
    [
      'invents a promise',
      {
        text: 'The headline names an award and a guarantee of double conversions.',
        cites: ['headline-specificity'],
        quotes: [],
      },
    ],
    [
      'claims a score',
      { text: 'The headline scores 99 of 100.', cites: ['headline-specificity'], quotes: [] },
    ],
    [
      'talks about something else',
      { text: 'Bananas are a good source of potassium.', cites: ['headline-specificity'], quotes: [] },
    ],
    [
      'praises what failed',
      { text: 'The headline names the page.', cites: ['headline-specificity'], quotes: [], stance: 'works' },
    ],
  ])('is not believed where it %s', async (_, lie) => {
    const { analyst } = await analystOf((seen) => {
      const answer = goodAnswer(seen);
      if (taskOf(seen).task !== 'verdict') return { text: JSON.stringify(answer) };
      return {
        text: JSON.stringify({
          ...answer,
          summary: [...answer.summary.slice(0, 2), { kind: 'observation', stance: 'lacks', ...lie }],
        }),
      };
    });
    const written = await analyst.writeReport(report, writing);
    expect(partsOf(written).summary).toMatchObject({ author: 'model', kept: 2, dropped: 1 });
    expect(written.summary).not.toContain((lie as { text: string }).text);
  });
});

/** Without a finding, a model would have nothing to cite. */
function restsOnFindings({ checks }: ConversionReport['recommendations'][number]): boolean {
  return checks.length > 0;
}

describe('a model that tells all that it was given', () => {
  it('puts nothing of locked advice into open advice', async () => {
    const { analyst } = await analystOf((seen) => {
      const { task, modelInput } = taskOf(seen);
      if (task !== 'recommendations') return honest(seen);
      const [told] = modelInput.recommendations.at(-1).steps;
      const recommendations = report.recommendations
        .filter(restsOnFindings)
        .slice(0, 12)
        .map(({ id, why, checks }) => ({
          id,
          why: statement(`${told} ${why}`, checks.slice(0, 1)),
          steps: [],
        }));
      return { text: JSON.stringify({ recommendations }) };
    });
    const written = await analyst.writeReport(report, writing);
    const whys = written.recommendations.map(({ why }) => why);
    const isTold = (step: string) => whys.slice(0, OPEN_PIECES).some((why) => why.includes(step));
    const stepsOf = (given: ConversionReport['recommendations']) => given.flatMap(({ steps }) => steps);
    expect(stepsOf(report.recommendations.slice(OPEN_PIECES)).filter(isTold)).toEqual([]);
    expect(stepsOf(report.recommendations.slice(0, OPEN_PIECES)).some(isTold)).toBe(true);
  });

  it('puts nothing of locked entries into open ones', async () => {
    const { analyst } = await analystOf((seen) => {
      const { task, modelInput } = taskOf(seen);
      if (task !== 'swot') return honest(seen);
      const told = modelInput.entries.at(-1).action ?? '';
      const entries = modelInput.entries.map(({ id, description, findings }: Body) => ({
        id,
        description: statement(`${description} ${told}`, findings.slice(0, 1)),
        action: null,
      }));
      return { text: JSON.stringify({ entries }) };
    });
    const swot = swotReport(report);
    const { strengths, weaknesses } = await analyst.writeSwot(report, swotReport, writing);
    const isOpen = (entry: string) => /^(?:strengths|weaknesses-[12]$)/.test(entry);
    const asked = provider.seen
      .map(taskOf)
      .filter(({ task }) => task === 'swot')
      .map(({ modelInput }) => modelInput.entries.map(({ id }: Body) => id));
    expect(asked.map((ids) => new Set(ids.map(isOpen)).size)).toEqual([1, 1]);
    const open = JSON.stringify([...strengths, ...weaknesses.slice(0, OPEN_PIECES)]);
    const openBefore = JSON.stringify([...swot.strengths, ...swot.weaknesses.slice(0, OPEN_PIECES)]);
    expect(open).not.toBe(openBefore);
    // A threat can have the same advice as an open weakness.
    const locked = [
      ...swot.weaknesses.slice(OPEN_PIECES).map(({ suggestion }) => suggestion),
      ...swot.opportunities.map(({ actionable }) => actionable),
      ...swot.threats.map(({ mitigation }) => mitigation),
    ];
    expect(locked.filter((text) => open.includes(text) && !openBefore.includes(text))).toEqual([]);
  });

  it('keeps the built-in words of a comparison beside its own', async () => {
    const { analyst } = await analystOf(honest);
    const comparison = competitorReport(report, [report]);
    const page = { report, readOutline: null };
    const written = await analyst.writeComparison(comparison, [page, page], writing);
    const { summary, recommendations } = comparison.insights;
    expect(written.insights.summary).toContain(MARK);
    expect(written.builtInWords).toEqual({ summary, recommendations });
  });
});

describe('what is asked and kept', () => {
  it('is asked at the same time, and within the tokens of the analysis', async () => {
    const { analyst } = await analystOf(honest, { tokens: 14_000 });
    const written = await analyst.writeReport(report, writing);
    expect(partsOf(written)).toMatchObject({
      summary: { author: 'model' },
      recommendations: { author: 'built-in', reason: 'over-budget' },
    });
    expectWhole(written);
  });

  it('is asked once: the same page gets the same words', async () => {
    const { analyst } = await analystOf(honest);
    const first = await analyst.writeReport(report, writing);
    const asked = provider.seen.length;
    expect(await analyst.writeReport(report, writing)).toEqual(first);
    expect(provider.seen.length).toBe(asked);
    await analyst.writeReport({ ...report, rubricVersion: 'next' }, writing);
    expect(provider.seen.length).toBe(2 * asked);
  });

  it('does without schema and picture where the model takes none', async () => {
    const { analyst } = await analystOf((seen) =>
      seen.hasSchema || seen.pictures > 0
        ? { status: 400 }
        : { text: `Here:\n\`\`\`json\n${JSON.stringify(goodAnswer(seen))}\n\`\`\`` },
    );
    const picture = { mimeType: 'image/jpeg', bytes: new Uint8Array([255, 216, 255]) };
    const written = await analyst.writeReport(report, { ...writing, picture });
    expect(written.summary).toContain(MARK);
    expect(written.secondOpinion).toMatchObject({ sawScreenshot: false });
  });

  it('shows the first screen where the model takes pictures', async () => {
    const { analyst } = await analystOf(honest);
    const picture = { mimeType: 'image/jpeg', bytes: new Uint8Array([255, 216, 255]) };
    const written = await analyst.writeReport(report, { ...writing, picture });
    expect(provider.seen.filter(({ pictures }) => pictures > 0)).toHaveLength(1);
    expect(written.secondOpinion).toMatchObject({ sawScreenshot: true });
  });

  it('never holds open and locked advice in one request', async () => {
    const { analyst } = await analystOf(honest);
    await analyst.writeReport(report, writing);
    const idsOf = (given: ConversionReport['recommendations']) =>
      given.filter(restsOnFindings).map(({ id }) => id);
    const open = idsOf(report.recommendations.slice(0, OPEN_PIECES));
    const asked = provider.seen
      .map(taskOf)
      .flatMap(({ task, modelInput }) => (task === 'recommendations' ? [modelInput] : []))
      .map(({ recommendations }) => recommendations.map(({ id }: Body) => id));
    expect(asked.flat().sort()).toEqual(idsOf(report.recommendations).sort());
    expect(asked.filter((ids) => ids.some((id: string) => open.includes(id)))).toEqual([open]);
  });

  it('carries no e-mail address and no phone number', async () => {
    const { analyst } = await analystOf(honest);
    const page = html.replace(
      '</h1>',
      '</h1><p>Write to jane.doe@example.com or jane (at) example.com, or call +49 (0)30 901820 or 555-010-9999.</p>',
    );
    expect(page).not.toBe(html);
    await analyst.writeReport(judge(staticSnapshot(page)), writing);
    const sent = provider.seen.map(({ raw }) => raw).join();
    expect(sent).toContain('[phone]');
    expect(sent).not.toMatch(/jane|example\.com|901820|010-9999/);
  });
});

describe('of a report in another language', () => {
  const german = judge(staticSnapshot(html), { reportLanguage: 'de' });

  it('offers copy for the page alone, with reasons in the language of the report', async () => {
    const { analyst, failures } = await analystOf(honest);
    const written = conversionReportSchema.parse(await analyst.writeReport(german, writing));
    expect(failures).toEqual([]);
    expect(provider.seen.map((seen) => taskOf(seen).task)).toEqual(['rewrites']);
    const { rewrites, recommendations, analyst: authorship, ...rest } = written;
    const { rewrites: _rewrites, recommendations: _advice, analyst: _authorship, ...before } = german;
    expect(rest).toEqual(before);
    const [headline] = rewrites ?? [];
    expect(headline?.candidates[0]).toMatchObject({
      text: expect.stringContaining('[for whom]'),
      reason: 'Füllen Sie vor der Veröffentlichung aus, was in Klammern steht.',
    });
    expect(JSON.stringify([rewrites, recommendations])).not.toContain('leaves out who it is for');
    expect(
      authorship.parts?.filter(({ author }) => author === 'built-in').map(({ reason }) => reason),
    ).toEqual([
      'report-language',
      'report-language',
      'report-language',
      'report-language',
      'report-language',
    ]);
  });

  it('drops hostile copy as in English', async () => {
    const hostile = (seen: Seen): FakeReply => {
      const answer = goodAnswer(seen);
      for (const candidate of answer.headlines) candidate.text = 'Marktführer: garantiert 300 % mehr Kunden';
      return { text: JSON.stringify(answer) };
    };
    const { analyst } = await analystOf(hostile);
    const written = await analyst.writeReport(german, writing);
    expect(written.rewrites).toEqual(german.rewrites);
    expect(written.analyst).toMatchObject({ kind: 'built-in', model: null });
  });
});
