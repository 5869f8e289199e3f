import type { WholePage, Writing } from '@liftmark/engine/analyst/analyst';
import { createModelAnalyst, type ModelAnalystOptions } from '@liftmark/engine/analyst/model/model-analyst';
import type { CreatedReport } from './create-report.ts';
import type { AnalysisEngine, EngineRun } from './engine.ts';
import { pagePictures } from './page-pictures.ts';

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
  switch (report.kind) {
    case 'conversion': {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(msUntil(doneAt))]);
      const sight = await seen(engine, access, made, limit);
      const written = await analyst.writeReport(report, { ...writing, waitMs: msUntil(doneAt), ...sight });
      return { ...made, report: written, page: written };
    }
    case 'swot':
      return { ...made, report: await analyst.writeSwot(report, page, writing) };
    case 'competitor':
      return {
        ...made,
        report: await analyst.writeComparison(report, [page, ...made.competitors], writing),
      };
    case 'copy':
      return { ...made, report: await analyst.writeCopy(report, page, writing) };
    default:
      return report satisfies never;
  }
}

function msUntil(time: number): number {
  return Math.max(0, Math.floor(time - performance.now()));
}

/** What the model sees of the page itself. Without images, it judges the text alone. */
async function seen(
  engine: Pick<AnalysisEngine, 'outline'>,
  { onFailure }: ModelAnalystOptions,
  { capture }: CreatedReport,
  signal: AbortSignal,
): Promise<Pick<Writing, 'picture' | 'readPage'>> {
  if (capture === null) return { picture: null, readPage: null };
  const pictures = pagePictures(capture, signal);
  const picture = await pictures.firstScreen().catch((error) => {
    onFailure('second-opinion', error);
    return null;
  });
  const tiles: WholePage['tiles'] = (most) =>
    pictures.tiles(most).catch((error) => {
      onFailure('page-insights', error);
      return [];
    });
  const readPage = async () => ({ outline: await engine.outline(capture.snapshot, signal), tiles });
  return { picture, readPage };
}
