/** Attempts at a run after the first. */
export const RETRIES = 2;

/** Pictures of trials are in the folder of their report’s analysis, and removed with it. */

/** By its number, or on the page that was kept open. */
type Attempt = number | 'page';

/** Each attempt has its own folder, so that two attempts never mix. */
export function attemptOf(runId: string, attempt: Attempt): string {
  return `${runId}-${attempt}`;
}

/** The folders of all attempts at a run. */
export function attemptFolders({ runId, analysisId }: { runId: string; analysisId: string }): string[] {
  const numbered = Array.from({ length: 1 + RETRIES }, (_, attempt) => attempt);
  return [...numbered, 'page' as const].map((attempt) => trialFolder(analysisId, attemptOf(runId, attempt)));
}

/** The folder of all pictures of trials of a report. */
export function trialsFolder(analysisId: string): string {
  return `analyses/${analysisId}/trials`;
}

export function trialFolder(analysisId: string, attempt: string): string {
  return `${trialsFolder(analysisId)}/${attempt}`;
}
