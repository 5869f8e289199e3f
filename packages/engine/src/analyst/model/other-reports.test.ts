import { readFileSync } from 'node:fs';
import type { ConversionReport } from '@liftmark/contract/report';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staticSnapshot } from '../../facts/testing/snapshots.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { openModel } from '../../model/open-model.ts';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '../../model/testing/fake-provider.ts';
import { goodAnswer, MARK, taskOf } from '../../model/testing/good-answers.ts';
import type { Body } from '../../model/testing/wire.ts';
import { PageModel } from '../../page/page-model.ts';
import { judge } from '../../pipeline/judge.ts';
import { competitorReport } from '../../reports/competitor.ts';
import { copyReport } from '../../reports/copy.ts';
import { swotReport } from '../../reports/swot.ts';
import type { Writing } from '../analyst.ts';
import { createModelAnalyst, type ModelAnalystOptions } from './model-analyst.ts';
import { outlineOf } from './whole-page/outline.ts';

vi.setConfig({ testTimeout: 240_000 });

const pageOf = (name: string) => {
  const file = new URL(`../../../fixtures/pages/${name}/index.html`, import.meta.url);
  const snapshot = staticSnapshot(readFileSync(file, 'utf8'));
  return { report: judge(snapshot), outline: outlineOf(new PageModel(snapshot)) };
};
const own = pageOf('product-kettle');
const other = pageOf('saas-rota');
const pages = [own, other].map(({ report, outline }) => ({ report, readOutline: async () => outline }));
const comparison = competitorReport(own.report, [other.report]);
const swot = swotReport(own.report);
const copyOf = (page: ConversionReport) => copyReport(page, page.facts as unknown as PageFacts);

let provider: FakeProvider;
afterEach(() => provider.close());

const writing: Writing = {
  signal: new AbortController().signal,
  waitMs: 200_000,
  picture: null,
  readPage: async () => ({ outline: own.outline, tiles: async () => [] }),
};

async function analystOf(answer: (seen: Seen) => Body, given: Partial<ModelAnalystOptions> = {}) {
  provider = await startFakeProvider((seen): FakeReply => ({ text: JSON.stringify(answer(seen)) }));
  return createModelAnalyst({
    model: openModel(provider.settings('openai-compatible')),
    cache: { get: async () => null, set: async () => undefined },
    tokensPerAnalysis: 400_000,
    waitMs: 200_000,
    onFailure: (_, error) => {
      throw error;
    },
    ...given,
  });
}

/** The honest answer with the first insight of a task changed. */
function changed(task: string, change: (insight: Body) => Body) {
  return (seen: Seen): Body => {
    const answer = goodAnswer(seen);
    if (taskOf(seen).task !== task) return answer;
    return { ...answer, insights: [change(answer.insights[0]), ...answer.insights.slice(1)] };
  };
}

describe('SWOT and copy reports', () => {
  it('get the insights that hold against the page, marked as the model’s', async () => {
    const analyst = await analystOf(goodAnswer);
    for (const written of [
      await analyst.writeSwot(own.report, swotReport, writing),
      await analyst.writeCopy(own.report, copyOf, writing),
    ]) {
      expect(written.suggestions).toMatchObject([
        { suggestedBy: 'fake-model', theirs: null, problem: expect.stringContaining(MARK) },
      ]);
      expect(written.suggestions?.[0]?.evidence).toHaveLength(1);
      expect(written.analyst?.parts?.find(({ part }) => part === 'page-insights')).toMatchObject({
        author: 'model',
        kept: 1,
        dropped: 0,
      });
    }
    const focuses = provider.seen
      .map(taskOf)
      .filter(({ task }) => task === 'page-insights')
      .map(({ modelInput }) => modelInput.focus);
    expect(focuses).toEqual([null, 'copy']);
  });

  it.each<[string, (insight: Body) => Body]>([
    ['a node that isn’t there', (insight) => ({ ...insight, nodes: ['n99999'] })],
    ['words that aren’t on the page', (insight) => ({ ...insight, quotes: ['Rated best of all'] })],
  ])('get none with %s', async (_, change) => {
    const analyst = await analystOf(changed('page-insights', change));
    expect((await analyst.writeSwot(own.report, swotReport, writing)).suggestions).toBeUndefined();
  });

  describe('of a page with many flaws', () => {
    const { report, outline } = pageOf('saas-vague');
    const reading = { ...writing, readPage: async () => ({ outline, tiles: async () => [] }) };
    const judging = (judged: Body) => (seen: Seen) =>
      taskOf(seen).task === 'page-insights'
        ? { ...goodAnswer(seen), insights: [], ...judged }
        : goodAnswer(seen);

    it('put what the model calls the worst first, with the words for it', async () => {
      const linked = { recommendation: 'weak-benefits', quotes: ['Rated best of all'] };
      const analyst = await analystOf(changed('page-insights', (insight) => ({ ...insight, ...linked })));
      const before = swotReport(report).weaknesses;
      const { weaknesses } = await analyst.writeSwot(report, swotReport, reading);
      const title = 'The copy uses hype instead of facts';
      expect(before.findIndex((entry) => entry.title === title)).toBeGreaterThan(1);
      expect(weaknesses[0]).toMatchObject({ title });
      expect(weaknesses.map((entry) => entry.title).toSorted()).toEqual(
        before.map((entry) => entry.title).toSorted(),
      );
      expect(weaknesses[1]?.description).toContain(MARK);
    });

    it('put advice that isn’t for this page later, with the reason', async () => {
      const unfit = { id: 'weak-benefits', verdict: 'not-for-this-page', into: null };
      const reason = 'The headline says “Welcome”, which suits visitors of this page.';
      const judgments = [{ ...unfit, reason, quotes: ['Welcome'] }];
      const analyst = await analystOf(judging({ judgments }));
      const { overallRecommendations } = await analyst.writeCopy(report, copyOf, reading);
      const at = (advice: string[]) => advice.findIndex((line) => line.startsWith('Replace “Seamless”'));
      expect(at(overallRecommendations)).toBeGreaterThan(at(copyOf(report).overallRecommendations));
      expect(overallRecommendations[at(overallRecommendations)]).toContain('says fake-model');
    });
  });

  it('get none that repeats an entry', async () => {
    const [entry] = swot.strengths;
    const said = {
      title: 'Say more in the headline',
      description: `${MARK} visitors of the start page read no other sentence there.`,
    };
    const repeated = { ...swot, strengths: entry ? [{ ...entry, ...said }] : [] };
    const change = (insight: Body) => ({ ...insight, problem: said.description, title: said.title });
    const analyst = await analystOf(changed('page-insights', change));
    expect((await analyst.writeSwot(own.report, () => repeated, writing)).suggestions).toBeUndefined();
  });

  it('get none without a page', async () => {
    const analyst = await analystOf(goodAnswer);
    const written = await analyst.writeSwot(own.report, swotReport, { ...writing, readPage: null });
    expect(written.suggestions).toBeUndefined();
    expect(provider.seen.map(taskOf).map(({ task }) => task)).not.toContain('page-insights');
  });
});

describe('a competitor report', () => {
  it('gets insights that cite nodes of both pages', async () => {
    const analyst = await analystOf(goodAnswer);
    const written = await analyst.writeComparison(comparison, pages, writing);
    expect(written.suggestions).toMatchObject([
      {
        suggestedBy: 'fake-model',
        theirs: { name: other.report.title },
        evidence: [{ side: 'yours' }, { side: 'theirs' }],
      },
    ]);
  });

  it.each<[string, (insight: Body) => Body]>([
    ['own nodes alone', (insight) => ({ ...insight, theirs: insight.yours })],
    ['the other page’s nodes alone', (insight) => ({ ...insight, yours: insight.theirs })],
    [
      'nodes of no page',
      (insight) => ({ ...insight, theirs: { ...insight.theirs, nodes: ['other1/n99999'] } }),
    ],
    ['a page that isn’t compared', (insight) => ({ ...insight, other: 'other3' })],
    [
      'words of one page as the other’s',
      (insight) => ({ ...insight, yours: { ...insight.yours, quotes: insight.theirs.quotes } }),
    ],
  ])('gets none with %s', async (_, change) => {
    const analyst = await analystOf(changed('compared-insights', change));
    expect((await analyst.writeComparison(comparison, pages, writing)).suggestions).toBeUndefined();
  });
});

describe('one wrong field', () => {
  it('costs an insight its title, not the insight', async () => {
    const analyst = await analystOf(
      changed('page-insights', (insight) => ({ ...insight, title: 'x'.repeat(200) })),
    );
    const { suggestions } = await analyst.writeSwot(own.report, swotReport, writing);
    expect(suggestions?.[0]?.title).toMatch(/^Replace “/);
  });

  it('costs a second opinion its scale, not the others', async () => {
    const analyst = await analystOf((seen) => {
      const answer = goodAnswer(seen);
      if (taskOf(seen).task !== 'second-opinion') return answer;
      return {
        opinions: answer.opinions.map((each: Body, at: number) => (at === 0 ? { ...each, level: 9 } : each)),
      };
    });
    const written = await analyst.writeReport(own.report, { ...writing, readPage: null });
    expect(written.secondOpinion?.opinions).toHaveLength(4);
  });

  it('costs a recommendation its reason, not its steps', async () => {
    const analyst = await analystOf((seen) => {
      const answer = goodAnswer(seen);
      if (taskOf(seen).task !== 'recommendations') return answer;
      return {
        recommendations: answer.recommendations.map((each: Body) => ({ ...each, why: 'No statement' })),
      };
    });
    const written = await analyst.writeReport(own.report, { ...writing, readPage: null });
    const part = written.analyst.parts?.find(({ part: name }) => name === 'recommendations');
    expect(part).toMatchObject({ author: 'model' });
    expect(written.recommendations.map(({ why }) => why)).toEqual(
      own.report.recommendations.map(({ why }) => why),
    );
  });
});

describe('a second look', () => {
  /** Lets only statements with a word stand. */
  const looking = (stands: (text: string) => boolean) => (seen: Seen) => {
    const { task, modelInput } = taskOf(seen);
    if (task !== 'second-look') return goodAnswer(seen);
    return {
      verdicts: modelInput.statements.map(({ id, text }: Body) => ({ id, holds: stands(text) })),
    };
  };

  it('drops what the evidence doesn’t say, and asks for no answer twice', async () => {
    const analyst = await analystOf(
      looking((text) => !text.includes(MARK)),
      { looksTwice: true },
    );
    const written = await analyst.writeSwot(own.report, swotReport, writing);
    expect(JSON.stringify(written)).not.toContain(MARK);
    expect(written.analyst?.parts?.find(({ part }) => part === 'swot')).toMatchObject({
      author: 'built-in',
      reason: 'ungrounded',
    });
    const asked = provider.seen
      .map(taskOf)
      .map(({ task, modelInput }) => `${task} ${JSON.stringify(modelInput)}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('lets stand what it confirms', async () => {
    const analyst = await analystOf(
      looking(() => true),
      { looksTwice: true },
    );
    const written = await analyst.writeSwot(own.report, swotReport, writing);
    expect(written.suggestions).toHaveLength(1);
    expect(JSON.stringify(written.strengths)).toContain(MARK);
  });

  it('isn’t taken unless it is asked for', async () => {
    const analyst = await analystOf(looking(() => false));
    expect((await analyst.writeSwot(own.report, swotReport, writing)).suggestions).toHaveLength(1);
  });
});
