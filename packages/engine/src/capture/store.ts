import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type PackedCapture, unpackSnapshot } from './packed-snapshot.ts';
import type { PageSnapshot, Screenshot } from './snapshot.ts';

const SNAPSHOT_FILE = 'snapshot.json.gz';

/** Writes the packed snapshot and its pictures to a folder, which is created if it is missing. */
export async function saveCapture(folder: string, { packed, screenshots }: PackedCapture): Promise<void> {
  await makeFolder(folder);
  for (const [file, bytes] of screenshots) await writeFile(join(folder, basename(file)), bytes);
  // The snapshot is written last and atomically: if it is there, so is everything else.
  const partial = join(folder, `${SNAPSHOT_FILE}.part`);
  await writeFile(partial, packed);
  await rename(partial, join(folder, SNAPSHOT_FILE));
}

/** Node's `recursive` option tries forever on file systems without folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory()) return;
    const parent = dirname(folder);
    if (found !== null || existsSync(parent)) throw error;
    await makeFolder(parent);
    await mkdir(folder);
  }
}

/** Reads what `saveCapture` wrote, to be judged again. Rejects if the folder has no such snapshot. */
export async function loadCapture(folder: string): Promise<PackedCapture> {
  const packed = await readFile(join(folder, SNAPSHOT_FILE));
  const screenshots = new Map<string, Uint8Array>();
  for (const { file } of picturesOf(await unpackSnapshot(packed))) {
    screenshots.set(file, await readFile(join(folder, basename(file))));
  }
  return { packed, screenshots };
}

function picturesOf({ desktop, mobile }: PageSnapshot): Screenshot[] {
  return [desktop?.screenshot ?? null, mobile?.screenshot ?? null].filter((picture) => picture !== null);
}
