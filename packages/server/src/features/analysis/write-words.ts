import type { Writing } from '@liftmark/engine/analyst/analyst';
import { createModelAnalyst, type ModelAnalystOptions } from '@liftmark/engine/analyst/model/model-analyst';
import { pageSight } from '@liftmark/engine/pipeline/page-sight';
import { swotReport } from '@liftmark/engine/reports/swot';
import { type CreatedReport, copyOf } from './create-report.ts';
import type { AnalysisEngine, EngineRun } from './engine.ts';

export interface WordsRun extends Pick<EngineRun, 'signal' | 'onProgress'> {
  /** When the analysis must be done, on the clock of `performance.now()`. */
  endsAt: number;
}

/** Reserved for comparing and storing the report. */
const REST_MS = 1_500;

/** The report with its wording improved by a language model. Rejects only if the signal aborts. */
export async function writeWords(
  engine: Pick<AnalysisEngine, 'outline'>,
  access: ModelAnalystOptions,
  made: CreatedReport,
  { signal, endsAt, onProgress }: WordsRun,
): Promise<CreatedReport> {
  const analyst = createModelAnalyst(access);
  const doneAt = Math.min(performance.now() + access.waitMs, endsAt - REST_MS);
  const writing: Writing = { signal, waitMs: msUntil(doneAt), picture: null, readPage: null };
  onProgress({ stage: 'advise', percent: 95, detail: `Asking ${access.model.name} to improve the wording` });
  const { report, page } = made;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(msUntil(doneAt))]);
  const sighted = async (): Promise<Writing> => {
    const sight = made.capture && (await pageSight(made.capture, engine.outline, access.onFailure, limit));
    return { ...writing, ...sight, waitMs: msUntil(doneAt) };
  };
  switch (report.kind) {
    case 'conversion': {
      const written = await analyst.writeReport(report, await sighted());
      return { ...made, report: written, page: written };
    }
    case 'swot':
      return { ...made, report: await analyst.writeSwot(page, swotReport, await sighted()) };
    case 'competitor': {
      const snapshots = [made.capture?.snapshot ?? null, ...made.competitorSnapshots];
      const pages = [page, ...made.competitors].map((compared, index) => {
        const snapshot = snapshots[index] ?? null;
        return { report: compared, readOutline: snapshot && (() => engine.outline(snapshot, limit)) };
      });
      return { ...made, report: await analyst.writeComparison(report, pages, writing) };
    }
    case 'copy':
      return { ...made, report: await analyst.writeCopy(page, copyOf, await sighted()) };
    default:
      return report satisfies never;
  }
}

function msUntil(time: number): number {
  return Math.max(0, Math.floor(time - performance.now()));
}
