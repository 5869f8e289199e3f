import { ANALYSIS_STAGES, type PageHints, pageHintsSchema } from '@liftmark/contract/analysis';
import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import type { CopyReport } from '@liftmark/contract/copy';
import type { ConversionReport } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import type { PageFacts } from '@liftmark/engine/facts/types/page-facts';
import { competitorReport } from '@liftmark/engine/reports/competitor';
import { copyReport } from '@liftmark/engine/reports/copy';
import { swotReport } from '@liftmark/engine/reports/swot';
import { isCaptureFailure } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import { cropDifferences, type DifferenceCrops } from './difference-crops.ts';
import type { AnalysisEngine, EngineResult, EngineRun, PageSource } from './engine.ts';
import type { AnalysisInput, InputOf } from './input.ts';
import { isReceived, judgeReceived } from './received-page.ts';

export interface CreatedReport {
  report: AnyReport;
  /** The report on the page itself, on which every other kind is based. */
  page: ConversionReport;
  /** The reports on the competitors; empty for other kinds. */
  competitors: ConversionReport[];
  /** Their packed pages, in the same order. */
  competitorSnapshots: Uint8Array[];
  /** Pictures of the differences of a comparison, in their order; empty for other kinds. */
  crops: DifferenceCrops[];
  /** Null if no page was captured. */
  capture: Pick<EngineResult, 'snapshot' | 'screenshots'> | null;
}

/** What a report on one page leaves out. */
const ALONE = {
  competitors: [],
  competitorSnapshots: [],
  crops: [],
} satisfies Partial<CreatedReport>;

export interface SourcedRun extends EngineRun {
  /** How a page of the analysis is opened. */
  sourceOf: (url: string) => Promise<PageSource>;
}

async function auditPage(
  engine: AnalysisEngine,
  { url, ...hints }: PageHints & { url: string },
  { sourceOf, ...run }: SourcedRun,
): Promise<EngineResult> {
  return engine.audit({ ...pageHintsSchema.parse(hints), ...(await sourceOf(url)) }, run);
}

/** Runs the engine for an analysis and creates the requested kind of report. */
export async function createReport(
  { engine, files }: { engine: AnalysisEngine; files: Files },
  input: AnalysisInput,
  run: SourcedRun,
): Promise<CreatedReport> {
  switch (input.inputType) {
    case 'manual': {
      const page = await engine.judgeManual(input, run);
      return { ...ALONE, report: page, page, capture: null };
    }
    case 'competitor':
      return comparePages(engine, input, run);
    case 'url': {
      const result = isReceived(input)
        ? await judgeReceived(engine, files, input, run)
        : await auditPage(engine, input, run);
      return { ...ALONE, report: result.report, page: result.report, capture: result };
    }
    case 'swot': {
      const result = await auditPage(engine, input, run);
      return { ...ALONE, report: swotReport(result.report), page: result.report, capture: result };
    }
    case 'copy': {
      const result = await auditPage(engine, input, run);
      return { ...ALONE, report: copyOf(result.report), page: result.report, capture: result };
    }
    default:
      return input satisfies never;
  }
}

/** The copy report of a page whose facts the engine of this process wrote, so that they need no validation. */
export function copyOf(page: ConversionReport): CopyReport {
  return copyReport(page, page.facts as unknown as PageFacts);
}

/** All pages at the same time, so that they are measured under the same conditions. */
async function comparePages(
  engine: AnalysisEngine,
  input: InputOf<'competitor'>,
  run: SourcedRun,
): Promise<CreatedReport> {
  const urls = [input.primaryUrl, ...input.competitorUrls];
  const tell = jointProgress(urls, run.onProgress);
  // Without the own page there is no comparison, so the others are aborted.
  const failed = new AbortController();
  const signal = AbortSignal.any([run.signal, failed.signal]);
  const analyze = async (url: string, index: number) => {
    try {
      const { pageType, pageGoal, audience, trafficSource, reportLanguage } = input;
      const page = { url, pageType, pageGoal, audience, trafficSource, reportLanguage };
      return await auditPage(engine, page, {
        ...run,
        signal,
        onProgress: (message) => tell(index, message),
      });
    } catch (error) {
      if (index === 0 || urls.length === 2) failed.abort();
      throw naming(url, error);
    }
  };
  const { results, leftOut } = await those(urls, urls.map(analyze));
  const [primary, ...competitors] = results;
  if (primary === undefined) throw new Error('A comparison without a page');
  const others = competitors.map((result) => result.report);
  const compared = competitorReport(primary.report, others, leftOut);
  const { report, crops } = await cropDifferences(compared, [primary, ...competitors]);
  const competitorSnapshots = competitors.map(({ snapshot }) => snapshot);
  return { report, page: primary.report, competitors: others, competitorSnapshots, crops, capture: primary };
}

/**
 * The pages that could be analyzed, the own one first, and the addresses of competitors that couldn't.
 * @throws why the own page, or all competitors, couldn't be
 */
async function those(
  urls: readonly string[],
  analyses: readonly Promise<EngineResult>[],
): Promise<{ results: EngineResult[]; leftOut: string[] }> {
  const settled = await Promise.allSettled(analyses);
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const [own] = settled;
  if (own?.status === 'rejected') throw failures.find((each) => !isAborted(each)) ?? own.reason;
  const unexpected = failures.find((each) => !isExplained(each));
  if (unexpected !== undefined || failures.length === urls.length - 1) throw unexpected ?? failures[0];
  const results = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const read = urls.filter((_, index) => settled[index]?.status === 'fulfilled');
  requireSameMode(results, read);
  return { results, leftOut: urls.filter((url) => !read.includes(url)).map(shortAddress) };
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Whether it is an answer about the page. */
function isExplained(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && isCaptureFailure(String(error.code));
}

/** Two pages may be on one host. */
function shortAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

/**
 * A page that the browser couldn't finish is judged by fewer checks than the others, so it isn't compared with them.
 */
function requireSameMode(results: readonly { report: ConversionReport }[], urls: readonly string[]): void {
  const unrendered = urls.find((_, index) => results[index]?.report.mode === 'static');
  if (unrendered === undefined || results.every(({ report }) => report.mode === 'static')) return;
  throw naming(unrendered, Object.assign(new Error(CAPTURE_FAILURES.timeout), { code: 'timeout' }));
}

/** With several pages, the message has to say which one couldn't be analyzed. */
function naming(url: string, error: unknown): unknown {
  if (!isExplained(error)) return error;
  return Object.assign(new Error(`${shortAddress(url)}: ${error.message}`, { cause: error }), {
    code: error.code,
  });
}

type Message = Parameters<EngineRun['onProgress']>[0];

/** The combined progress of several pages: the stage of the slowest, the mean of all percentages. */
function jointProgress(urls: readonly string[], tell: EngineRun['onProgress']) {
  const latest: Message[] = urls.map(() => ({ stage: 'capture', percent: 0, detail: '' }));
  const rank = ({ stage }: Message) => ANALYSIS_STAGES.indexOf(stage);
  return (index: number, message: Message) => {
    latest[index] = message;
    const slowest = latest.reduce((last, each) => (rank(each) < rank(last) ? each : last));
    const percent = latest.reduce((sum, each) => sum + each.percent, 0) / latest.length;
    const host = new URL(urls[index] ?? '').host;
    tell({ stage: slowest.stage, percent, detail: `${host}: ${message.detail}` });
  };
}
