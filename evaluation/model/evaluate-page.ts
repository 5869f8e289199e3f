import type { Authorship } from '@liftmark/contract/analyst';
import type { ConversionReport } from '@liftmark/contract/report';
import type { WholePage } from '@liftmark/engine/analyst/analyst';
import { createModelAnalyst } from '@liftmark/engine/analyst/model/model-analyst';
import { outlineOf } from '@liftmark/engine/analyst/model/whole-page/outline';
import { packSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { countedModel } from '@liftmark/engine/model/counted-model';
import type { LanguageModel, TokenUsage } from '@liftmark/engine/model/language-model';
import { adviceOf, reasonOf } from '@liftmark/engine/model/model-error';
import { PageModel } from '@liftmark/engine/page/page-model';
import { judge as judgeSnapshot } from '@liftmark/engine/pipeline/judge';
import { pagePictures } from '@liftmark/engine/pipeline/page-pictures';
import type { RecommendedPage } from '../consultant/measures.ts';
import { type Judge, type Judgment, type Sheet, sheetOf } from './judge.ts';
import type { EvaluatedPage } from './pages.ts';

/** What one report says should change, in its order, as a reader of the report sees it. */
type Said = string[];

/** What was measured on one page. */
export interface PageResult {
  /** Whether the model wrote any of its report. */
  isWritten: boolean;
  /** The built-in recommendations, for the measures by topic. */
  plan: RecommendedPage['recommended'];
  builtIn: Said;
  model: Said;
  judgments: Judgment[];
  /** Who wrote which part, with the statements kept and dropped. */
  parts: NonNullable<Authorship['parts']>;
  failures: { part: string; reason: string; message: string; advice: string }[];
  usage: TokenUsage;
  /** Milliseconds until the model's report was written. */
  writingMs: number;
  /** Why the page could not be measured. */
  error: string | null;
}

export interface Limits {
  tokensPerAnalysis: number;
  waitMs: number;
}

export interface WrittenPage {
  report: ConversionReport;
  written: ConversionReport;
  failures: PageResult['failures'];
  usage: TokenUsage;
  writingMs: number;
}

/** The built-in report of a page, and the same as the model writes it. */
export async function writePage(
  { snapshot, screenshots }: Pick<EvaluatedPage, 'snapshot' | 'screenshots'>,
  model: LanguageModel,
  limits: Limits,
): Promise<WrittenPage> {
  const report = judgeSnapshot(snapshot);
  const failures: PageResult['failures'] = [];
  const counted = countedModel(model);
  const analyst = createModelAnalyst({
    ...limits,
    model: counted,
    cache: { get: async () => null, set: async () => undefined },
    onFailure: (part, error) =>
      failures.push({
        part,
        reason: reasonOf(error),
        message: messageOf(error),
        advice: adviceOf(error),
      }),
  });
  const { signal } = new AbortController();
  const pictures = pagePictures({ snapshot: await packSnapshot(snapshot), screenshots }, signal);
  const whole: WholePage = {
    outline: outlineOf(new PageModel(snapshot)),
    tiles: (most) => pictures.tiles(most),
  };
  const picture = await pictures.firstScreen();
  const beganAt = performance.now();
  const written = await analyst.writeReport(report, {
    signal,
    waitMs: limits.waitMs,
    picture,
    readPage: async () => whole,
  });
  return { report, written, failures, usage: { ...counted.used }, writingMs: performance.now() - beganAt };
}

/** What both reports on a page say, not judged yet. */
export async function writtenResult(
  page: EvaluatedPage,
  model: LanguageModel,
  limits: Limits,
): Promise<PageResult> {
  const { report, written, failures, usage, writingMs } = await writePage(page, model, limits);
  // Of a report in which nothing is the model's, there is nothing to measure.
  const [failed] = written.analyst.kind === 'model' ? [] : failures;
  return {
    isWritten: failed === undefined,
    plan: report.recommendations.map(({ id, place = 'also' }) => ({ id, place })),
    builtIn: saidIn(report),
    model: saidIn(written),
    judgments: [],
    parts: written.analyst.parts ?? [],
    failures,
    usage,
    writingMs: Math.round(writingMs),
    error: failed ? `${failed.part}: ${failed.reason}. ${failed.advice}` : null,
  };
}

/** The same with which of the readers' problems each report names. */
export async function judgedResult(
  page: EvaluatedPage,
  result: PageResult,
  judge: Judge,
): Promise<PageResult> {
  const judgments: Judgment[] = [];
  const errors: string[] = [];
  for (const sheet of sheetsOf(page, result)) {
    try {
      judgments.push(await judge(sheet));
    } catch (error) {
      errors.push(messageOf(error));
    }
  }
  return { ...result, judgments, error: errors[0] ?? null };
}

/** A page of which nothing could be measured. */
export function failedResult(error: unknown): PageResult {
  return {
    ...{ isWritten: false, plan: [], builtIn: [], model: [], judgments: [], parts: [], failures: [] },
    ...{ usage: { inputTokens: 0, outputTokens: 0 }, writingMs: 0, error: messageOf(error) },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function sheetsOf(
  { id, readers }: Pick<EvaluatedPage, 'id' | 'readers'>,
  { builtIn, model }: Pick<PageResult, 'builtIn' | 'model'>,
): Sheet[] {
  return readers.map((reader) => sheetOf(id, reader, [...builtIn, ...model]));
}

/** The title with what was seen: without it, many titles could be about anything. */
function saidIn({ recommendations }: ConversionReport): Said {
  return recommendations.map(({ title, observed }) => `${title}. ${observed}`);
}
