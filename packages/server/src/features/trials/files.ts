import { dirname } from 'node:path/posix';

/** Pictures of trials are in the folder of their report’s analysis, and removed with it. */

/** Each attempt has its own folder, so that two attempts never mix. */
export function attemptOf(runId: string, attempt: number): string {
  return `${runId}-${attempt}`;
}

/** The folder of all pictures of trials of a report. */
export function trialsFolder(analysisId: string): string {
  return `analyses/${analysisId}/trials`;
}

export function trialFolder(analysisId: string, attempt: string): string {
  return `${trialsFolder(analysisId)}/${attempt}`;
}

/** @param file as a stored trial names it: attempt and file */
export function trialFile({ snapshotFile }: { snapshotFile: string }, file: string): string {
  return `${dirname(dirname(snapshotFile))}/trials/${file}`;
}
