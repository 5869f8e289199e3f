import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Captured } from './capture.ts';
import type { PageSnapshot, Screenshot } from './snapshot.ts';

const SNAPSHOT_FILE = 'snapshot.json.gz';

/** Writes the snapshot (gzip JSON) and its pictures into a folder, which is made where it is missing. */
export async function saveCapture(folder: string, { snapshot, screenshots }: Captured): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of screenshots) await writeFile(join(folder, basename(file)), bytes);
  const packed = await promisify(gzip)(JSON.stringify(snapshot));
  // The snapshot comes last and in one step: where it is, everything is.
  const partial = join(folder, `${SNAPSHOT_FILE}.part`);
  await writeFile(partial, packed);
  await rename(partial, join(folder, SNAPSHOT_FILE));
}

/** Reads what `saveCapture` wrote, to be judged again. Rejects where the folder holds no such snapshot. */
export async function loadCapture(folder: string): Promise<Captured> {
  const packed = await readFile(join(folder, SNAPSHOT_FILE));
  const snapshot = JSON.parse((await promisify(gunzip)(packed)).toString('utf8')) as PageSnapshot;
  if (snapshot.version !== 1) throw new Error(`Unknown snapshot version ${String(snapshot.version)}.`);
  const screenshots = new Map<string, Uint8Array>();
  for (const { file } of picturesOf(snapshot)) {
    screenshots.set(file, await readFile(join(folder, basename(file))));
  }
  return { snapshot, screenshots };
}

function picturesOf({ desktop, mobile }: PageSnapshot): Screenshot[] {
  return [desktop?.screenshot ?? null, mobile?.screenshot ?? null].filter((picture) => picture !== null);
}
