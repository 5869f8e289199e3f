import type { AnalystPart, Authorship } from '@liftmark/contract/analyst';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import { createModelAnalyst, type ModelAnalystOptions } from '../analyst/model/model-analyst.ts';
import { list } from '../checks/shared/phrasing.ts';
import { type CountedModel, countedModel } from '../model/counted-model.ts';
import { adviceOf } from '../model/model-error.ts';
import { type ModelSetup, modelSetup } from '../model/model-settings.ts';
import { openModel } from '../model/open-model.ts';
import { picturedCapture } from '../pipeline/page-pictures.ts';
import { pageSight } from '../pipeline/page-sight.ts';
import type { JudgingThreads } from '../pipeline/threads.ts';
import { printable } from '../reports/terminal-text.ts';
import { type Arguments, type Prices, UsageError } from './arguments.ts';
import { type Audit, isCaptured } from './auditor.ts';
import { progressLine } from './progress-line.ts';
import { text } from './text.ts';

/** Rewrites reports with a language model, and prints what it cost. Where the model fails, the reports stay. */
export interface ModelWords {
  page(audit: Audit): Promise<Audit>;
  /** @param audits the primary one first */
  comparison(comparison: CompetitorReport, audits: readonly Audit[]): Promise<CompetitorReport>;
}

/** Each page is opened once. */
const NO_CACHE: ModelAnalystOptions['cache'] = { get: async () => null, set: async () => undefined };

/** @throws {UsageError} where the environment has no model */
export function modelWords(
  { prices }: Pick<Arguments, 'prices'>,
  threads: Pick<JudgingThreads, 'outline'>,
  signal: AbortSignal,
): ModelWords {
  const setup = modelSetup(process.env);
  if ('problem' in setup) throw new UsageError(text.usage.model(setup));
  const { waitMs } = setup;
  const limit = () => AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  return {
    page: async (audit) => {
      if (!isCaptured(audit)) return audit;
      const report = await told(audit.report.url, setup, prices, async (options) => {
        const sight = await pageSight(picturedCapture(audit), threads.outline, options.onFailure, limit());
        return createModelAnalyst(options).writeReport(audit.report, { signal, waitMs, ...sight });
      });
      return { ...audit, report };
    },
    comparison: (comparison, audits) =>
      told(comparison.primary.url, setup, prices, (options) => {
        const pages = audits.filter(isCaptured).map(({ report, packed }) => ({
          report,
          readOutline: () => threads.outline(packed, limit()),
        }));
        const writing = { signal, waitMs, picture: null, readPage: null };
        return createModelAnalyst(options).writeComparison(comparison, pages, writing);
      }),
  };
}

/** What is written, after telling on the terminal who wrote it, what it cost, and what failed. */
async function told<Result extends { analyst?: Authorship | undefined }>(
  url: string,
  { settings, ...limits }: ModelSetup,
  prices: Prices | null,
  write: (options: ModelAnalystOptions) => Promise<Result>,
): Promise<Result> {
  const model = countedModel(openModel(settings));
  const failures = new Map<AnalystPart | 'chat', string>();
  // The first failure of a part says most: later ones may only be its consequence.
  const onFailure: ModelAnalystOptions['onFailure'] = (part, error) =>
    failures.set(part, failures.get(part) ?? adviceOf(error));
  const progress = progressLine(process.stderr, url);
  progress.show({ stage: 'advise', percent: 95, detail: text.model.asking({ model: model.name }) });
  const beganAt = performance.now();
  try {
    const result = await write({ ...limits, model, cache: NO_CACHE, onFailure });
    progress.clear();
    const cost = costWords(model.used, performance.now() - beganAt, prices);
    console.error(printable(authorWords(model.name, result.analyst, cost)));
    return result;
  } finally {
    progress.clear();
    for (const line of failureLines(failures)) console.error(printable(line));
  }
}

/** One line for all parts that failed alike. */
function failureLines(failures: ReadonlyMap<AnalystPart | 'chat', string>): string[] {
  const alike = Map.groupBy(failures, ([, advice]) => advice);
  return [...alike].map(([advice, parts]) =>
    text.model.failed({ parts: list(parts.map(([part]) => part)), advice }),
  );
}

function authorWords(model: string, analyst: Authorship | undefined, cost: string): string {
  const parts = analyst?.parts ?? [];
  const ours = parts.filter(({ author }) => author === 'model');
  return ours.length === 0
    ? text.model.wroteNothing({ model, cost })
    : text.model.wrote({ model, written: ours.length, asked: parts.length, cost });
}

const MILLION = 1_000_000;

function costWords(
  { inputTokens, outputTokens }: CountedModel['used'],
  ms: number,
  prices: Prices | null,
): string {
  const price = prices && (inputTokens * prices.input + outputTokens * prices.output) / MILLION;
  return text.model.cost({
    seconds: (ms / 1000).toFixed(1),
    input: inputTokens.toLocaleString('en-US'),
    output: outputTokens.toLocaleString('en-US'),
    price: price === null ? null : price.toFixed(4),
  });
}
