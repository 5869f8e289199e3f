import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, constants, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Settings } from '../settings.ts';

/** Stored bytes by key, such as `reports/<id>/desktop.webp`. The keys are ours, never a visitor's. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Leaves nothing behind if the stream fails. */
  putStream(key: string, bytes: Readable): Promise<void>;
  /** @throws if the key is unknown. */
  read(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Does nothing if the key is unknown. */
  remove(key: string): Promise<void>;
  /** Removes every key that starts with the folder. */
  removeFolder(folder: string): Promise<void>;
  /** Every key, in no particular order. */
  list(): AsyncGenerator<string>;
  /** True if files can be stored: the folder is writable, the bucket exists. */
  isReady(): Promise<boolean>;
}

/** The configured file store: S3, or the data folder. */
export async function openFiles(settings: Settings): Promise<Files> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = settings;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return localFiles(settings.LIFTMARK_DATA);
  }
  const { s3Files } = await import('./s3-files.ts');
  return s3Files({
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: S3_ENDPOINT,
  });
}

/** Marks a file that is still being written. */
const PART = '.part-';

/** Files in a local folder. A reader finds a complete file or none, even after a crash while it was written. */
function localFiles(dataFolder: string): Files {
  const location = join(dataFolder, 'files');
  mkdirSync(location, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  const place = async (key: string, write: (part: string) => Promise<void>) => {
    const part = `${key}${PART}${randomUUID()}`;
    try {
      await write(part);
      await rename(join(location, part), join(location, key));
    } catch (error) {
      await disk.delete(part).catch(() => undefined);
      throw error;
    }
  };
  return {
    put: (key, bytes) => place(key, (part) => disk.put(part, bytes)),
    putStream: (key, bytes) => place(key, (part) => disk.putStream(part, bytes)),
    read: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
    async *list() {
      for (const entry of (await disk.listAll('/', { recursive: true })).objects) {
        if (entry.isFile && !entry.key.includes(PART)) yield entry.key;
      }
    },
    isReady: () =>
      access(location, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}
