import type { Files } from '../../platform/files.ts';
import { attemptFolders } from './files.ts';
import type { TrialPayload } from './jobs.ts';

/**
 * Removes the pictures of a run's attempts, such as of one whose worker died.
 * @param kept the folder of the attempt that the report shows
 */
export async function removeAttempts(
  files: Pick<Files, 'removeFolder'>,
  payload: TrialPayload,
  kept?: string,
): Promise<void> {
  for (const folder of attemptFolders(payload)) if (folder !== kept) await files.removeFolder(folder);
}
