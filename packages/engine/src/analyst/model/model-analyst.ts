import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { AnalystPart } from '@liftmark/contract/analyst';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { CopyReport } from '@liftmark/contract/copy';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Suggestion } from '@liftmark/contract/suggestions';
import type { SwotReport } from '@liftmark/contract/swot';
import type { LanguageModel } from '../../model/language-model.ts';
import { createTokenBudget } from '../../model/token-budget.ts';
import type { Analyst, ComparedPage, Writing } from '../analyst.ts';
import type { AnswerCache, Asking, Task } from './asking.ts';
import { builtInPart } from './grounding/authorship-count.ts';
import type { SourceFacts } from './grounding/source-facts.ts';
import { type ModelInput, modelInputOf } from './model-input.ts';
import { PartWriter } from './part-writer.ts';
import { secretsOf } from './prompt.ts';
import { remembering } from './second-look.ts';
import { comparedReports, comparisonTask, rewordComparison } from './tasks/comparison.ts';
import { COMPARED_INSIGHT_INSTRUCTIONS, compareInsights } from './tasks/comparison-insights.ts';
import { EDITOR_INSTRUCTIONS } from './tasks/edited-insights.ts';
import {
  findInsights,
  findSuggestions,
  type GivenSuggestions,
  INSIGHT_INSTRUCTIONS,
  type JudgedSuggestions,
} from './tasks/insights.ts';
import { adviceRequests, rewordRecommendations, withRewordings } from './tasks/recommendations.ts';
import {
  type ModelRewrites,
  rewritesTask,
  withBetterCopy,
  withPrimaryRewrites,
  withRewrites,
  writeRewrites,
} from './tasks/rewrites.ts';
import { saidInCopy, saidInSwot } from './tasks/said-already.ts';
import { giveSecondOpinion, secondOpinionTask } from './tasks/second-opinion.ts';
import { reordered, rewordSwot, swotRequests, withTexts } from './tasks/swot.ts';
import { verdictTask, withVerdict, writeVerdict } from './tasks/verdict.ts';
import { NO_JUDGMENTS } from './whole-page/judgments.ts';
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
 * it. It checks what a model says about a page in English alone, so a report in another language gets nothing but copy.
 */
export function createModelAnalyst(options: ModelAnalystOptions): Analyst {
  const begin = (writing: Writing, report: Pick<ConversionReport, 'rubricVersion'>) =>
    new PartWriter(askingFor(options, writing, report), writing, options.onFailure);
  return {
    async writeReport(report, writing) {
      const writer = begin(writing, report);
      if (isEnglish(report)) return writeReport(writer, report);
      return writeCopyAlone(writer, report, { report, withCopy: withRewrites, left: PARTS.report });
    },
    async writeSwot(page, swotOf, writing) {
      const swot = swotOf(page);
      if (isEnglish(swot)) return writeSwot(begin(writing, swot), swot, page, swotOf);
      const alone = { report: swot, withCopy: withPrimaryRewrites<SwotReport>, left: PARTS.swot };
      return writeCopyAlone(begin(writing, page), page, alone);
    },
    async writeComparison(comparison, pages, writing) {
      const [primary] = pages;
      if (primary === undefined) return comparison;
      const { report } = primary;
      if (isEnglish(comparison))
        return writeComparison(begin(writing, comparison), comparison, pages, report);
      const withCopy = withPrimaryRewrites<CompetitorReport>;
      const alone = { report: comparison, withCopy, left: PARTS.comparison };
      return writeCopyAlone(begin(writing, report), report, alone);
    },
    async writeCopy(page, copyOf, writing) {
      const copy = copyOf(page);
      if (isEnglish(copy)) return writeCopy(begin(writing, copy), copy, page, copyOf);
      const alone = { report: copy, withCopy: withBetterCopy, left: PARTS.copy };
      return writeCopyAlone(begin(writing, page), page, alone);
    },
  };
}

function askingFor(
  { model, cache, tokensPerAnalysis, waitMs, looksTwice = false }: ModelAnalystOptions,
  writing: Writing,
  { rubricVersion }: Pick<ConversionReport, 'rubricVersion'>,
): Asking {
  const limitMs = Math.max(0, Math.min(waitMs, writing.waitMs));
  return {
    model,
    cache: looksTwice ? remembering(cache) : cache,
    budget: createTokenBudget(tokensPerAnalysis),
    rubricVersion,
    signal: AbortSignal.any([writing.signal, AbortSignal.timeout(limitMs)]),
    endsAt: performance.now() + limitMs,
    looksTwice,
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

interface CopyAlone<Report> {
  report: Report;
  withCopy: WithCopy<Report>;
  /** The parts that stay as they are. */
  left: readonly AnalystPart[];
}

/** A report with the model's copy for a page, in the language of the page, and nothing else of it. */
async function writeCopyAlone<Report>(
  writer: PartWriter,
  page: ConversionReport,
  { report, withCopy, left }: CopyAlone<Report>,
): Promise<Report> {
  const { modelInput, sourceFacts: given } = modelInputOf(page);
  const sourceFacts = guarded(given, [rewritesTask(modelInput, page)]);
  const copy = await copyFor(writer, page, modelInput, sourceFacts);
  const others = left.map((part) => builtInPart(part, 'report-language'));
  return {
    ...withGivenCopy(report, copy, withCopy),
    analyst: writer.authorshipOf([copy, { parts: others }]),
  };
}

async function writeReport(writer: PartWriter, report: ConversionReport): Promise<ConversionReport> {
  const { asking } = writer;
  const { picture, readPage } = writer.writing;
  const { modelInput, sourceFacts: given } = modelInputOf(report);
  const advice = adviceRequests(report, modelInput);
  const first = advice.slice(0, 1).map(({ task }) => task);
  const own = [verdictTask(modelInput), secondOpinionTask(modelInput, picture), ...first];
  const sourceFacts = guarded(given, [...own, rewritesTask(modelInput, report)]);
  // In the order of their value: if the tokens run out, the last parts go without.
  const [insights, verdict, copy, second, ...batches] = await Promise.all([
    writer.findOn(readPage, sourceFacts, (facts, page) =>
      findInsights(asking, report, modelInput, facts, page),
    ),
    writer.write(['summary', 'insights'], sourceFacts, (facts) => writeVerdict(asking, modelInput, facts)),
    copyFor(writer, report, modelInput, sourceFacts),
    writer.write(['second-opinion'], sourceFacts, (facts) =>
      giveSecondOpinion(asking, modelInput, facts, picture),
    ),
    ...advice.map((request) =>
      writer.write(['recommendations'], sourceFacts, (facts) =>
        rewordRecommendations(asking, request, facts),
      ),
    ),
  ]);
  const { admitted, judgments } =
    'admitted' in insights ? insights : { admitted: [], judgments: NO_JUDGMENTS };
  const texts = new Map(batches.flatMap((batch) => ('texts' in batch ? [...batch.texts] : [])));
  // What was written beside locked advice stays out of what may be open.
  for (const id of judgments.merged.keys()) texts.delete(id);
  for (const id of newlyOpen(report, withInsights(report, admitted, judgments))) texts.delete(id);
  const reworded = withRewordings(withGivenCopy(report, copy, withRewrites), { texts });
  const written = withInsights(reworded, admitted, judgments);
  return {
    ...('summary' in verdict ? withVerdict(written, verdict) : written),
    analyst: writer.authorshipOf([verdict, insights, copy, second, ...batches]),
    ...('secondOpinion' in second && second.secondOpinion && { secondOpinion: second.secondOpinion }),
  };
}

async function writeSwot(
  writer: PartWriter,
  swot: SwotReport,
  page: ConversionReport,
  swotOf: (page: ConversionReport) => SwotReport,
): Promise<SwotReport> {
  const { asking } = writer;
  const { modelInput, sourceFacts: given } = modelInputOf(page);
  const requests = swotRequests(swot, modelInput);
  const tasks = [...requests.map(({ task }) => task), rewritesTask(modelInput, page)];
  const sourceFacts = guarded(given, tasks);
  const about = { said: saidInSwot(swot), focus: null };
  const [found, copy, ...answers] = await Promise.all([
    writer.findOn(writer.writing.readPage, sourceFacts, (facts, whole) =>
      findSuggestions(asking, page, modelInput, facts, whole, about),
    ),
    copyFor(writer, page, modelInput, sourceFacts),
    ...requests.map((request) =>
      writer.write(['swot'], sourceFacts, (facts) => rewordSwot(asking, request, facts)),
    ),
  ]);
  const texts = new Map(answers.flatMap((answer) => ('texts' in answer ? [...answer.texts] : [])));
  const ordered = swotOf(judged(page, found));
  const reworded = withTexts(ordered, reordered(texts, swot, ordered));
  return {
    ...withGivenCopy(reworded, copy, withPrimaryRewrites),
    ...suggestionsIn(found),
    analyst: writer.authorshipOf([found, copy, ...answers]),
  };
}

async function writeComparison(
  writer: PartWriter,
  comparison: CompetitorReport,
  pages: readonly ComparedPage[],
  primary: ConversionReport,
): Promise<CompetitorReport> {
  const { asking } = writer;
  const compared = comparedReports(pages.map(({ report }) => report));
  const { modelInput, sourceFacts } = modelInputOf(primary);
  const tasks = [comparisonTask(compared), rewritesTask(modelInput, primary)];
  const instructions = [...tasks.map((task) => task.instructions), COMPARED_INSIGHT_INSTRUCTIONS];
  const secrets = secretsOf(instructions);
  const isCaptured = pages.every(({ readOutline }) => readOutline !== null);
  const [found, done, copy] = await Promise.all([
    writer.findOn(
      isCaptured ? () => outlined(pages) : null,
      { secrets } as Pick<SourceFacts, 'secrets' | 'secondLook'>,
      (facts, all) => compareInsights(asking, comparison, all, facts),
    ),
    writer.write(['comparison'], { ...compared.sourceFacts, secrets }, (facts) =>
      rewordComparison(asking, comparison, compared, facts),
    ),
    copyFor(writer, primary, modelInput, { ...sourceFacts, secrets }),
  ]);
  const written = 'comparison' in done ? done.comparison : comparison;
  return {
    ...withGivenCopy(written, copy, withPrimaryRewrites),
    ...suggestionsIn(found),
    analyst: writer.authorshipOf([found, done, copy]),
  };
}

async function writeCopy(
  writer: PartWriter,
  copy: CopyReport,
  page: ConversionReport,
  copyOf: (page: ConversionReport) => CopyReport,
): Promise<CopyReport> {
  const { modelInput, sourceFacts: given } = modelInputOf(page);
  const sourceFacts = guarded(given, [rewritesTask(modelInput, page)]);
  const about = { said: saidInCopy(copy), focus: 'copy' as const };
  const [found, better] = await Promise.all([
    writer.findOn(writer.writing.readPage, sourceFacts, (facts, whole) =>
      findSuggestions(writer.asking, page, modelInput, facts, whole, about),
    ),
    copyFor(writer, page, modelInput, sourceFacts),
  ]);
  return {
    ...withGivenCopy(copyOf(judged(page, found)), better, withBetterCopy),
    ...suggestionsIn(found),
    analyst: writer.authorshipOf([found, better]),
  };
}

/** The facts with the instructions that no answer may repeat. */
function guarded(
  given: ReturnType<typeof modelInputOf>['sourceFacts'],
  tasks: readonly Pick<Task<unknown>, 'instructions'>[],
): SourceFacts {
  const instructions = tasks.map((task) => task.instructions);
  return {
    ...given,
    secrets: secretsOf([...instructions, INSIGHT_INSTRUCTIONS, EDITOR_INSTRUCTIONS]),
  };
}

function copyFor(
  writer: PartWriter,
  page: ConversionReport,
  modelInput: ModelInput,
  sourceFacts: SourceFacts,
) {
  return writer.write(['rewrites'], sourceFacts, (facts) =>
    writeRewrites(writer.asking, modelInput, facts, page),
  );
}

type WithCopy<Report> = (report: Report, copy: ModelRewrites) => Report;

/** The report with the copy, where there is any. */
function withGivenCopy<Report>(
  report: Report,
  copy: Awaited<ReturnType<typeof copyFor>>,
  withCopy: WithCopy<Report>,
): Report {
  return 'rewrites' in copy ? withCopy(report, copy) : report;
}

/** The report that another kind is based on, in the order of the model's judgments. */
function judged(page: ConversionReport, { judgments = NO_JUDGMENTS }: Partial<JudgedSuggestions>) {
  return withInsights(page, [], judgments);
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

/** Recommendations that every reader sees now and that were sent together with locked ones. */
function newlyOpen(before: ConversionReport, after: ConversionReport): string[] {
  const idsOf = ({ recommendations }: ConversionReport) =>
    recommendations.slice(0, OPEN_PIECES).map(({ id }) => id);
  const open = new Set(idsOf(before));
  return idsOf(after).filter((id) => !open.has(id));
}
