import { basename } from 'node:path/posix';
import { pageHintsSchema } from '@liftmark/contract/analysis';
import { inLanguageOf } from '@liftmark/contract/translated';
import { picturedCapture } from '@liftmark/engine/pipeline/page-pictures';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { AppError, reportError } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import type { StoredReport } from '../reports/find-report.ts';
import type { AnalysisEngine, EngineResult, EngineRun } from './engine.ts';
import { type AnalysisInput, analysisInputSchema, type InputOf } from './input.ts';
import { type Analysis, findAnalysis } from './queries.ts';
import { text } from './received-page.text.ts';

/** Captures that the extension sent. They are kept in a folder of their own until their analysis ends. */

function receivedFolder(received: string): string {
  return `received/${received}`;
}

/** The files of a capture by their names. */
export type CaptureFiles = ReadonlyMap<string, Uint8Array>;

/** Keeps a capture for the analysis that `start` begins. What no analysis begins with is removed. */
export async function startReceived<Answer>(
  { database, files }: { database: Database; files: Files },
  { context, key, received }: { context: Context; key: string; received: string },
  capture: CaptureFiles,
  start: () => Promise<Answer>,
): Promise<Answer> {
  const folder = receivedFolder(received);
  for (const [name, bytes] of capture) await files.put(`${folder}/${name}`, bytes);
  try {
    return await start();
  } catch (error) {
    // Unless the analysis has begun, which removes it itself.
    if ((await findAnalysis(database, context, key)) === null) await files.removeFolder(folder);
    throw error;
  }
}

/**
 * The capture that a report was made from.
 * @throws AppError `conflict` if it isn't there anymore
 */
export async function storedCapture(
  files: Files,
  report: Pick<StoredReport, 'snapshotFile' | 'desktopScreenshotFile' | 'mobileScreenshotFile' | 'writtenIn'>,
): Promise<CaptureFiles> {
  const { snapshotFile, desktopScreenshotFile, mobileScreenshotFile } = report;
  if (snapshotFile === null || !(await files.exists(snapshotFile)))
    throw inLanguageOf(report, () => reportError('conflict', text.captureGone));
  const kept = [snapshotFile, desktopScreenshotFile, mobileScreenshotFile].filter((file) => file !== null);
  return new Map(
    await Promise.all(kept.map(async (file) => [basename(file), await files.read(file)] as const)),
  );
}

/** Judges a kept capture instead of opening the page. */
export async function judgeReceived(
  engine: AnalysisEngine,
  files: Files,
  { url: _, received, ...hints }: InputOf<'url'> & { received: string },
  run: EngineRun,
): Promise<EngineResult> {
  const folder = receivedFolder(received);
  const packed = await files.read(`${folder}/snapshot.json.gz`);
  const report = await engine.judgeReceived(packed, pageHintsSchema.parse(hints), run);
  const screenshots = new Map<string, Uint8Array>();
  for (const shot of [report.screenshots.desktop, report.screenshots.mobile]) {
    if (shot) screenshots.set(shot.file, await files.read(`${folder}/${shot.file}`));
  }
  return { report, ...picturedCapture({ report, packed, screenshots }) };
}

/** Removes what was kept for an analysis that has ended. */
export async function removeReceived(files: Files, { input }: Pick<Analysis, 'input'>): Promise<void> {
  const { data } = analysisInputSchema.safeParse(input);
  if (data && isReceived(data)) await files.removeFolder(receivedFolder(data.received));
}

export function isReceived(input: AnalysisInput): input is InputOf<'url'> & { received: string } {
  return input.inputType === 'url' && input.received !== undefined;
}

/** @throws AppError `conflict` if only its owner's browser opens the page */
export function requireOpenedByUs(input: AnalysisInput): void {
  if (isReceived(input)) throw new AppError('conflict', text.notReopened);
}

/** The same request for our own browser. */
export function openedByUs(input: AnalysisInput): AnalysisInput {
  if (!isReceived(input)) return input;
  const { received: _, ...opened } = input;
  return opened;
}
