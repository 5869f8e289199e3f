import type { Authorship } from '@liftmark/contract/analyst';
import type { ConversionReport } from '@liftmark/contract/report';
import type { WholePage } from '@liftmark/engine/analyst/analyst';
import { createModelAnalyst } from '@liftmark/engine/analyst/model/model-analyst';
import { packSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { countedModel } from '@liftmark/engine/model/counted-model';
import type { LanguageModel, TokenUsage } from '@liftmark/engine/model/language-model';
import { adviceOf, reasonOf } from '@liftmark/engine/model/model-error';
import { outlineOf } from '@liftmark/engine/page/outline';
import { PageModel } from '@liftmark/engine/page/page-model';
import { judge as judgeSnapshot } from '@liftmark/engine/pipeline/judge';
import { pagePictures } from '../../packages/server/src/features/analysis/page-pictures.ts';
import type { RecommendedPage } from '../consultant/measures.ts';
import { type Judge, type Judgment, type Sheet, sheetOf } from './judge.ts';
import type { EvaluatedPage } from './pages.ts';

/** What one report says should change, in its order, as a reader of the report sees it. */
type Said = string[];

/** What was measured on one page. */
export interface PageResult {
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
        message: error instanceof Error ? error.message : String(error),
        advice: adviceOf(error),
      }),
  });
  const pictures = pagePictures({ snapshot: await packSnapshot(snapshot), screenshots });
  const whole: WholePage = {
    outline: outlineOf(new PageModel(snapshot)),
    tiles: (most) => pictures.tiles(most),
  };
  const picture = await pictures.firstScreen();
  const beganAt = performance.now();
  const written = await analyst.writeReport(report, {
    signal: new AbortController().signal,
    waitMs: limits.waitMs,
    picture,
    readPage: async () => whole,
  });
  return { report, written, failures, usage: { ...counted.used }, writingMs: performance.now() - beganAt };
}

/** A page measured: what both reports say, and which of the readers' problems each names. */
export async function evaluatePage(
  page: EvaluatedPage,
  model: LanguageModel,
  judge: Judge,
  limits: Limits,
): Promise<PageResult> {
  const { report, written, failures, usage, writingMs } = await writePage(page, model, limits);
  const result = {
    plan: report.recommendations.map(({ id, place = 'also' }) => ({ id, place })),
    builtIn: saidIn(report),
    model: saidIn(written),
    parts: written.analyst.parts ?? [],
    failures,
    usage,
    writingMs: Math.round(writingMs),
  };
  const judgments: Judgment[] = [];
  const errors: string[] = [];
  // Of a report in which nothing is the model's, there is nothing to measure.
  const [failed] = failures;
  if (written.analyst.kind !== 'model' && failed) {
    return { ...result, judgments, error: `${failed.part}: ${failed.reason}. ${failed.advice}` };
  }
  for (const sheet of sheetsOf(page, result)) {
    try {
      judgments.push(await judge(sheet));
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { ...result, judgments, error: errors[0] ?? null };
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
