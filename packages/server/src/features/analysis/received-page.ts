import { pageHintsSchema } from '@liftmark/contract/analysis';
import { picturedCapture } from '@liftmark/engine/pipeline/page-pictures';
import { AppError } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import type { AnalysisEngine, EngineResult, EngineRun } from './engine.ts';
import { type AnalysisInput, analysisInputSchema, type InputOf } from './input.ts';
import type { Analysis } from './queries.ts';
import { text } from './received-page.text.ts';

/** Captures that the extension sent. They are kept in a folder of their own until their analysis ends. */

export function receivedFolder(received: string): string {
  return `received/${received}`;
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
