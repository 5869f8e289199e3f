import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Files } from './files.ts';

interface S3Options {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Address of an S3-compatible store; Amazon's if undefined. */
  endpoint: string | undefined;
}

const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;
/** Time limit for the readiness check. */
const READY_MS = 3_000;

/** Files in a bucket of Amazon S3 or an S3-compatible store. */
export function s3Files({ bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Options): Files {
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      // Buckets refuse access lists by default, and other stores don't support them.
      supportsACL: false,
      // Leaves out optional features that other stores may not support yet.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    }),
  );
  // The driver removes the slash from a prefix, which then also matches neighbors, such as `7/10` for `7/1`.
  async function* keysIn(folder: string): AsyncGenerator<string> {
    let page: string | undefined;
    do {
      const { objects, paginationToken } = await disk.listAll(folder || '/', {
        recursive: true,
        ...(page !== undefined && { paginationToken: page }),
      });
      for (const entry of objects) if (entry.isFile && entry.key.startsWith(folder)) yield entry.key;
      page = paginationToken;
    } while (page !== undefined);
  }
  return {
    put: (key, bytes) => disk.put(key, bytes),
    // The protocol needs the length first. Only attachments of a few megabytes are streamed.
    putStream: async (key, bytes) => disk.put(key, await buffer(bytes)),
    read: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    // One by one: bulk removal needs a checksum that not every store supports. A folder has few files.
    async removeFolder(folder) {
      for await (const key of keysIn(`${folder}/`)) await disk.delete(key);
    },
    list: () => keysIn(''),
    isReady: () =>
      Promise.race([
        disk.listAll('/', { recursive: false }).then(
          () => true,
          () => false,
        ),
        setTimeout(READY_MS, false, { ref: false }),
      ]),
  };
}
