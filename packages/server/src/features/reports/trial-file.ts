import { dirname } from 'node:path/posix';

/**
 * The file of a picture of a trial, in the folder of its report’s analysis.
 * @param file as a stored trial names it: attempt and file
 */
export function trialFile({ snapshotFile }: { snapshotFile: string }, file: string): string {
  return `${dirname(dirname(snapshotFile))}/trials/${file}`;
}
