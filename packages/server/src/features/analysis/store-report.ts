import { randomUUID } from 'node:crypto';
import { SIDES } from '@liftmark/contract/competitor';
import type { AnyReport } from '@liftmark/contract/report-view';
import { gradeWords } from '@liftmark/contract/score-words';
import type { Transaction } from '../../database/connection.ts';
import { toStorableJson } from '../../database/json.ts';
import { reports } from '../../database/schema.ts';
import type { Files } from '../../platform/files.ts';
import { differenceCropFile } from '../reports/difference-crop-file.ts';
import type { AnalysisResult } from './analysis-result.ts';
import type { EngineScreenshot } from './engine.ts';
import { analysisInputSchema } from './input.ts';
import type { AnalysisWorker } from './jobs.ts';
import { carryTicks, findVersionBefore, startPageVersion } from './page-version.ts';
import { progressAt } from './progress.ts';
import { publishReport } from './publish-report.ts';
import { type Analysis, lockOpenAnalysis, ownerOf, updateAnalysis } from './queries.ts';
import { type Alerts, warnOfDecline } from './warn-of-decline.ts';

/** Largest report to store, as JSON. A report on a rich page takes about a tenth of this. */
const MAX_REPORT_BYTES = 8 * 1024 * 1024;

/** Whether a report is small enough to be stored. */
export function isStorable(report: AnyReport): boolean {
  return Buffer.byteLength(toStorableJson(report)) <= MAX_REPORT_BYTES;
}

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * Stores the files, then in one transaction the report and the end of its analysis. Each attempt has its own folder,
 * so that two attempts never mix; an attempt that comes too late removes its folder.
 */
export async function storeReport(
  worker: AnalysisWorker,
  analysis: Analysis,
  result: AnalysisResult,
  attempt: number,
): Promise<void> {
  const { database, files, onStored } = worker;
  const folder = `analyses/${analysis.id}/${attempt}`;
  const stored = await storeFiles(files, folder, result);
  const isStored = await database.transaction(async (transaction) => {
    const open = await lockOpenAnalysis(transaction, analysis.id);
    if (open === null) return false;
    const secureId = randomUUID();
    const reportId = await insertReport(transaction, worker, open, secureId, result, stored);
    const { workspaceId } = open;
    if (workspaceId !== null)
      await onStored(
        transaction,
        { reportId, userId: ownerOf(open), workspaceId, analysisId: open.id },
        result.report,
      );
    await updateAnalysis(transaction, open, {
      state: 'done',
      finishedAt: new Date(),
      // Text without a page takes no time worth recording.
      ...(result.capture && { timings: result.page.timings }),
      progress: { ...progressAt('done', 'The report is ready'), reportId: secureId },
    });
    return true;
  });
  if (!isStored) await files.removeFolder(folder);
  for (let earlier = 0; isStored && earlier < attempt; earlier += 1) {
    await files.removeFolder(`analyses/${analysis.id}/${earlier}`);
  }
}

type StoredFiles = Pick<
  typeof reports.$inferInsert,
  'snapshotFile' | 'desktopScreenshotFile' | 'mobileScreenshotFile'
>;

async function storeFiles(
  files: Files,
  folder: string,
  { capture, crops }: AnalysisResult,
): Promise<StoredFiles> {
  if (capture === null) return {};
  const putScreenshot = async (name: string, screenshot: EngineScreenshot | null) => {
    const extension = EXTENSIONS[screenshot?.mimeType ?? ''];
    if (screenshot === null || extension === undefined) return null;
    const key = `${folder}/${name}.${extension}`;
    await files.put(key, screenshot.bytes);
    return key;
  };
  const snapshotFile = `${folder}/snapshot.json.gz`;
  const [desktopScreenshotFile, mobileScreenshotFile] = await Promise.all([
    putScreenshot('desktop', capture.screenshots.desktop),
    putScreenshot('mobile', capture.screenshots.mobile),
    files.put(snapshotFile, capture.snapshot),
    ...crops.flatMap((crop, place) =>
      SIDES.flatMap((side) => {
        const jpeg = crop[side];
        return jpeg === null ? [] : [files.put(differenceCropFile({ snapshotFile }, place, side), jpeg)];
      }),
    ),
  ]);
  return { snapshotFile, desktopScreenshotFile, mobileScreenshotFile };
}

async function insertReport(
  transaction: Transaction,
  alerts: Alerts,
  analysis: Analysis,
  secureId: string,
  { report, page, changes }: AnalysisResult,
  files: StoredFiles,
): Promise<number> {
  const { workspaceId } = analysis;
  const input = analysisInputSchema.parse(analysis.input);
  const version = await startPageVersion(transaction, { workspaceId }, input, secureId);
  const [stored] = await transaction
    .insert(reports)
    .values({
      ...version.values,
      secureId,
      analysisId: analysis.id,
      userId: ownerOf(analysis),
      workspaceId,
      url: analysis.url,
      title: page.title.replaceAll('\0', '') || analysis.url,
      inputType: input.inputType,
      inputData: analysis.input,
      analysisResults: report,
      changes,
      writtenIn: page.writtenIn ?? 'en',
      overallScore: gradeWords(page.overall),
      scorePercent: page.overall.percent,
      scores: page.scores,
      recommendations: page.recommendations,
      pageType: page.pageType,
      pageTypeInsights: page.pageTypeInsights,
      examplePageUrl: page.examplePageUrl,
      ...files,
    })
    .returning({
      id: reports.id,
      secureId: reports.secureId,
      title: reports.title,
      url: reports.url,
      writtenIn: reports.writtenIn,
      workspaceId: reports.workspaceId,
      pageKey: reports.pageKey,
      inputData: reports.inputData,
      scorePercent: reports.scorePercent,
      rubricVersion: reports.rubricVersion,
      recommendations: reports.recommendations,
      changes: reports.changes,
      overallScore: reports.overallScore,
      inputType: reports.inputType,
    });
  if (stored === undefined) throw new Error('No report was stored');
  if (workspaceId === null) return stored.id;
  const { leading } = version;
  const previous = await findVersionBefore(transaction, workspaceId, stored);
  if (leading !== null) await carryTicks(transaction, leading, stored);
  const isScheduled = input.isScheduled ?? false;
  await publishReport(transaction, alerts.publisher, workspaceId, { report: stored, previous, isScheduled });
  if (isScheduled && previous !== null)
    await warnOfDecline(transaction, alerts, workspaceId, stored, previous);
  return stored.id;
}
