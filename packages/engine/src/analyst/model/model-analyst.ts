import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { AnalystPart, Authorship, PartAuthorship } from '@liftmark/contract/analyst';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Suggestion } from '@liftmark/contract/suggestions';
import type { LanguageModel } from '../../model/language-model.ts';
import { reasonOf } from '../../model/model-error.ts';
import { createTokenBudget } from '../../model/token-budget.ts';
import type { Analyst, ComparedPage, Writing } from '../analyst.ts';
import type { AnswerCache, Asking, Task } from './asking.ts';
import { builtInPart } from './grounding/authorship-count.ts';
import type { SourceFacts } from './grounding/source-facts.ts';
import { type ModelInput, modelInputOf } from './model-input.ts';
import { secretsOf } from './prompt.ts';
import { remembering, withSecondLook } from './second-look.ts';
import { comparedReports, comparisonTask, rewordComparison } from './tasks/comparison.ts';
import { COMPARED_INSIGHT_INSTRUCTIONS, compareInsights } from './tasks/comparison-insights.ts';
import {
  findInsights,
  findSuggestions,
  type GivenSuggestions,
  INSIGHT_INSTRUCTIONS,
} from './tasks/insights.ts';
import { adviceRequests, rewordRecommendations, withRewordings } from './tasks/recommendations.ts';
import {
  rewritesTask,
  withBetterCopy,
  withPrimaryRewrites,
  withRewrites,
  writeRewrites,
} from './tasks/rewrites.ts';
import { type SaidAlready, saidInCopy, saidInSwot } from './tasks/said-already.ts';
import { giveSecondOpinion, secondOpinionTask } from './tasks/second-opinion.ts';
import { rewordSwot, swotRequests, withTexts } from './tasks/swot.ts';
import { verdictTask, withVerdict, writeVerdict } from './tasks/verdict.ts';
import { NO_JUDGMENTS } from './whole-page/judgments.ts';
import type { Focus } from './whole-page/material.ts';
import { withInsights } from './whole-page/with-insights.ts';

export interface ModelAnalystOptions {
  model: LanguageModel;
  cache: AnswerCache;
  /** Tokens that the requests of one analysis may use together. */
  tokensPerAnalysis: number;
  /** Longest time that an analysis waits for words. */
  waitMs: number;
  /** Whether each statement is held against its evidence by a second request of the same model. */
  looksTwice?: boolean;
  /** For the operator: why the model's words are missing. */
  onFailure: (part: AnalystPart | 'chat', error: unknown) => void;
}

/**
 * Writes with a language model. Code checks every text against the page; what fails stays as the built-in analyst wrote
 * it.
 */
export function createModelAnalyst(options: ModelAnalystOptions): Analyst {
  const { model, cache, onFailure } = options;

  function begin(writing: Writing, { rubricVersion }: { rubricVersion: string }): Asking {
    const limit = AbortSignal.timeout(Math.max(0, Math.min(options.waitMs, writing.waitMs)));
    const signal = AbortSignal.any([writing.signal, limit]);
    const budget = createTokenBudget(options.tokensPerAnalysis);
    const { looksTwice = false } = options;
    return {
      model,
      cache: looksTwice ? remembering(cache) : cache,
      budget,
      rubricVersion,
      signal,
      looksTwice,
    };
  }

  /** The result of a part, or why there is none. If the person gave up, everything ends. */
  async function attempt<Result extends { parts: PartAuthorship[] }>(
    writing: Writing,
    parts: readonly AnalystPart[],
    work: () => Promise<Result>,
  ): Promise<Result | { parts: PartAuthorship[] }> {
    try {
      return await work();
    } catch (error) {
      writing.signal.throwIfAborted();
      const [first] = parts;
      if (first) onFailure(first, error);
      return { parts: parts.map((part) => builtInPart(part, reasonOf(error))) };
    }
  }

  /** Does the work of parts on these facts, with a second look where one is asked for. */
  function working(asking: Asking, writing: Writing, sourceFacts: SourceFacts) {
    return <Result extends { parts: PartAuthorship[] }>(
      parts: readonly AnalystPart[],
      work: (facts: SourceFacts) => Promise<Result>,
    ) => attempt(writing, parts, () => withSecondLook(asking, sourceFacts, work));
  }

  /** What a model finds on the page of a report of another kind; nothing where there is no page to read. */
  async function suggest({ asking, writing, page, modelInput, sourceFacts, ...about }: Suggesting) {
    const { readPage } = writing;
    if (readPage === null) return { parts: [] };
    return attempt(writing, ['page-insights'], async () => {
      const whole = await inTime(asking, readPage());
      return withSecondLook(asking, sourceFacts, (facts) =>
        findSuggestions(asking, page, modelInput, facts, whole, about),
      );
    });
  }

  /**
   * The model's copy for a page, in the language of the page, and nothing else. Code checks what a model says about a page
   * in English alone, so a report in another language has it from the built-in analyst.
   */
  async function copyAlone(page: ConversionReport, writing: Writing, left: readonly AnalystPart[]) {
    const asking = begin(writing, page);
    const { modelInput, sourceFacts: given } = modelInputOf(page);
    const sourceFacts = guarded(given, [rewritesTask(modelInput, page)]);
    const part = working(asking, writing, sourceFacts);
    const copy = await part(['rewrites'], (facts) => writeRewrites(asking, modelInput, facts, page));
    const parts = [...copy.parts, ...left.map((each) => builtInPart(each, 'report-language'))];
    return { copy: 'rewrites' in copy ? copy : null, analyst: authorshipOf(model, parts) };
  }

  return {
    async writeReport(report, writing) {
      if (!isEnglish(report)) {
        const { copy, analyst } = await copyAlone(report, writing, PARTS.report);
        return { ...(copy ? withRewrites(report, copy) : report), analyst };
      }
      const asking = begin(writing, report);
      const { modelInput, sourceFacts: given } = modelInputOf(report);
      const advice = adviceRequests(report, modelInput);
      const { picture, readPage } = writing;
      const first = advice.slice(0, 1).map(({ task }) => task);
      const own = [verdictTask(modelInput), secondOpinionTask(modelInput, picture), ...first];
      const sourceFacts = guarded(given, [...own, rewritesTask(modelInput, report)]);
      const part = working(asking, writing, sourceFacts);
      // In the order of their value: if the tokens run out, the last parts go without.
      const [insights, verdict, rewrites, second, ...batches] = await Promise.all([
        readPage === null
          ? { parts: [] }
          : attempt(writing, ['page-insights'], async () => {
              const page = await inTime(asking, readPage());
              return withSecondLook(asking, sourceFacts, (facts) =>
                findInsights(asking, report, modelInput, facts, page),
              );
            }),
        part(['summary', 'insights'], (facts) => writeVerdict(asking, modelInput, facts)),
        part(['rewrites'], (facts) => writeRewrites(asking, modelInput, facts, report)),
        part(['second-opinion'], (facts) => giveSecondOpinion(asking, modelInput, facts, picture)),
        ...advice.map((request) =>
          part(['recommendations'], (facts) => rewordRecommendations(asking, request, facts)),
        ),
      ]);
      const parts = [verdict, insights, rewrites, second, ...batches].flatMap((part) => part.parts);
      const found = 'admitted' in insights ? insights : { admitted: [], judgments: NO_JUDGMENTS };
      let written = 'rewrites' in rewrites ? withRewrites(report, rewrites) : report;
      const texts = new Map(batches.flatMap((batch) => ('texts' in batch ? [...batch.texts] : [])));
      for (const id of newlyOpen(report, withInsights(report, found.admitted, found.judgments)))
        texts.delete(id);
      written = withInsights(withRewordings(written, { texts }), found.admitted, found.judgments);
      if ('summary' in verdict) written = withVerdict(written, verdict);
      const opinions = 'secondOpinion' in second ? second.secondOpinion : null;
      return {
        ...written,
        analyst: authorshipOf(model, parts),
        ...(opinions && { secondOpinion: opinions }),
      };
    },

    async writeSwot(swot, page, writing) {
      if (!isEnglish(swot)) {
        const { copy, analyst } = await copyAlone(page, writing, PARTS.swot);
        return { ...(copy ? withPrimaryRewrites(swot, copy) : swot), analyst };
      }
      const asking = begin(writing, swot);
      const { modelInput, sourceFacts: given } = modelInputOf(page);
      const requests = swotRequests(swot, modelInput);
      const tasks = [...requests.map(({ task }) => task), rewritesTask(modelInput, page)];
      const sourceFacts = guarded(given, tasks);
      const part = working(asking, writing, sourceFacts);
      const [found, rewrites, ...answers] = await Promise.all([
        suggest({ asking, writing, page, modelInput, sourceFacts, said: saidInSwot(swot), focus: null }),
        part(['rewrites'], (facts) => writeRewrites(asking, modelInput, facts, page)),
        ...requests.map((request) => part(['swot'], (facts) => rewordSwot(asking, request, facts))),
      ]);
      let written = 'rewrites' in rewrites ? withPrimaryRewrites(swot, rewrites) : swot;
      for (const answer of answers) if ('texts' in answer) written = withTexts(written, answer.texts);
      return {
        ...written,
        ...suggestionsIn(found),
        analyst: authorshipOf(
          model,
          [found, rewrites, ...answers].flatMap(({ parts }) => parts),
        ),
      };
    },

    async writeComparison(comparison, pages, writing) {
      const asking = begin(writing, comparison);
      const reports = pages.map(({ report }) => report);
      const compared = comparedReports(reports);
      const [primary] = reports;
      if (primary === undefined) return comparison;
      if (!isEnglish(comparison)) {
        const { copy, analyst } = await copyAlone(primary, writing, PARTS.comparison);
        return { ...(copy ? withPrimaryRewrites(comparison, copy) : comparison), analyst };
      }
      const { modelInput, sourceFacts: given } = modelInputOf(primary);
      const tasks = [comparisonTask(compared), rewritesTask(modelInput, primary)];
      const instructions = [...tasks.map((task) => task.instructions), COMPARED_INSIGHT_INSTRUCTIONS];
      const secrets = secretsOf(instructions);
      const [found, done, rewrites] = await Promise.all([
        pages.some(({ readOutline }) => readOutline === null)
          ? { parts: [] }
          : attempt(writing, ['page-insights'], async () => {
              const all = await inTime(asking, outlined(pages));
              return withSecondLook<Pick<SourceFacts, 'secrets' | 'secondLook'>, GivenSuggestions>(
                asking,
                { secrets },
                (facts) => compareInsights(asking, comparison, all, facts),
              );
            }),
        working(asking, writing, { ...compared.sourceFacts, secrets })(['comparison'], (facts) =>
          rewordComparison(asking, comparison, compared, facts),
        ),
        working(asking, writing, { ...given, secrets })(['rewrites'], (facts) =>
          writeRewrites(asking, modelInput, facts, primary),
        ),
      ]);
      const written = 'comparison' in done ? done.comparison : comparison;
      return {
        ...('rewrites' in rewrites ? withPrimaryRewrites(written, rewrites) : written),
        ...suggestionsIn(found),
        analyst: authorshipOf(model, [...found.parts, ...done.parts, ...rewrites.parts]),
      };
    },

    async writeCopy(copy, page, writing) {
      if (!isEnglish(copy)) {
        const { copy: better, analyst } = await copyAlone(page, writing, PARTS.copy);
        return { ...(better ? withBetterCopy(copy, better) : copy), analyst };
      }
      const asking = begin(writing, copy);
      const { modelInput, sourceFacts: given } = modelInputOf(page);
      const sourceFacts = guarded(given, [rewritesTask(modelInput, page)]);
      const [found, done] = await Promise.all([
        suggest({ asking, writing, page, modelInput, sourceFacts, said: saidInCopy(copy), focus: 'copy' }),
        working(
          asking,
          writing,
          sourceFacts,
        )(['rewrites'], (facts) => writeRewrites(asking, modelInput, facts, page)),
      ]);
      return {
        ...('rewrites' in done ? withBetterCopy(copy, done) : copy),
        ...suggestionsIn(found),
        analyst: authorshipOf(model, [...found.parts, ...done.parts]),
      };
    },
  };
}

/** What a model writes of each kind of report beside copy for the page. */
const PARTS = {
  report: ['summary', 'insights', 'page-insights', 'recommendations', 'second-opinion'],
  swot: ['page-insights', 'swot'],
  comparison: ['page-insights', 'comparison'],
  copy: ['page-insights'],
} satisfies Record<string, AnalystPart[]>;

function isEnglish({ writtenIn = 'en' }: Pick<ConversionReport, 'writtenIn'>): boolean {
  return writtenIn === 'en';
}

/** The facts with the instructions that no answer may repeat. */
function guarded(
  given: ReturnType<typeof modelInputOf>['sourceFacts'],
  tasks: readonly Pick<Task<unknown>, 'instructions'>[],
): SourceFacts {
  const instructions = tasks.map((task) => task.instructions);
  return { ...given, secrets: secretsOf([...instructions, INSIGHT_INSTRUCTIONS]) };
}

interface Suggesting {
  asking: Asking;
  writing: Writing;
  page: ConversionReport;
  modelInput: ModelInput;
  sourceFacts: SourceFacts;
  said: readonly SaidAlready[];
  focus: Focus | null;
}

function suggestionsIn(found: Partial<GivenSuggestions>): { suggestions?: Suggestion[] } {
  const { suggestions = [] } = found;
  return suggestions.length === 0 ? {} : { suggestions };
}

async function outlined(pages: readonly ComparedPage[]) {
  return Promise.all(
    pages.map(async ({ report, readOutline }) => ({ report, outline: (await readOutline?.()) ?? [] })),
  );
}

/** One line for each part, whatever the number of requests that it took. */
function authorshipOf({ name }: LanguageModel, parts: readonly PartAuthorship[]): Authorship {
  const joined = new Map<AnalystPart, PartAuthorship>();
  for (const part of parts) {
    const known = joined.get(part.part);
    joined.set(part.part, known ? sum(known, part) : part);
  }
  const isModel = [...joined.values()].some(({ author }) => author === 'model');
  return { kind: isModel ? 'model' : 'built-in', model: isModel ? name : null, parts: [...joined.values()] };
}

function sum(one: PartAuthorship, other: PartAuthorship): PartAuthorship {
  const author = one.author === 'model' || other.author === 'model' ? 'model' : 'built-in';
  return {
    part: one.part,
    author,
    reason: author === 'model' ? null : one.reason,
    kept: one.kept + other.kept,
    dropped: one.dropped + other.dropped,
  };
}

/** Rejects as soon as the time is up, whatever the work still does. */
async function inTime<Result>({ signal }: Asking, work: Promise<Result>): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Recommendations that every reader sees now and that were sent together with locked ones. */
function newlyOpen(before: ConversionReport, after: ConversionReport): string[] {
  const idsOf = ({ recommendations }: ConversionReport) =>
    recommendations.slice(0, OPEN_PIECES).map(({ id }) => id);
  const open = new Set(idsOf(before));
  return idsOf(after).filter((id) => !open.has(id));
}
