import { createHash } from 'node:crypto';
import { uploadAddress } from '@liftmark/contract/uploads';
import type { Upload } from '@liftmark/engine/capture/upload/uploaded-site';
import type { Files } from '../../platform/files.ts';
import { type AnalysisInput, analysisInputSchema, type InputOf } from './input.ts';

/** Where the file is kept that an analysis was made from. */
export function uploadKey(analysisId: string): string {
  return `analyses/${analysisId}/upload`;
}

/** What is stored of an analysis of a file. */
export function uploadInput({ name, bytes }: Upload): Pick<InputOf<'url'>, 'inputType' | 'url' | 'upload'> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { inputType: 'url', url: uploadAddress(name), upload: { name, hash } };
}

/** The name of the file; null if the page was opened at its address. */
function uploadNameIn(input: AnalysisInput): string | null {
  return input.inputType === 'url' ? (input.upload?.name ?? null) : null;
}

/** The file of an analysis; undefined if it has none. */
export async function readUploadOf(
  files: Files,
  { id, input }: { id: string | null; input: AnalysisInput },
): Promise<Upload | undefined> {
  const name = uploadNameIn(input);
  return name === null || id === null ? undefined : { name, bytes: await files.read(uploadKey(id)) };
}

/** The key of the file that a report was made from; null if it was made from none. */
export function uploadFileOf(report: { analysisId: string | null; inputData: unknown }): string | null {
  const input = analysisInputSchema.safeParse(report.inputData);
  const isUploaded = input.success && uploadNameIn(input.data) !== null;
  return isUploaded && report.analysisId !== null ? uploadKey(report.analysisId) : null;
}
