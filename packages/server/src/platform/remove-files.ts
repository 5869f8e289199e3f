import type { FileRemover, RemoveFilesPayload } from './remove-files-job.ts';

/** Files that are already gone are no failure. */
export async function removeFiles(
  { files }: FileRemover,
  { folders, keys }: RemoveFilesPayload,
): Promise<void> {
  for (const folder of folders) await files.removeFolder(folder);
  for (const key of keys) await files.remove(key);
}
