import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Stored bytes by key, such as `reports/<id>/desktop.webp`. The keys are ours, never a visitor's. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Leaves nothing behind where the stream fails. */
  putStream(key: string, bytes: Readable): Promise<void>;
  /** @throws where the key is unknown. */
  read(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Does nothing where the key is unknown. */
  remove(key: string): Promise<void>;
  /** Removes every key that begins with the folder. */
  removeFolder(folder: string): Promise<void>;
}

/** Files in a local folder. */
export function localFiles(dataFolder: string): Files {
  const location = join(dataFolder, 'files');
  mkdirSync(location, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async putStream(key, bytes) {
      try {
        await disk.putStream(key, bytes);
      } catch (error) {
        await disk.delete(key);
        throw error;
      }
    },
    read: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
  };
}
