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
  /** Address of a store that speaks S3; Amazon's where undefined. */
  endpoint: string | undefined;
}

const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;
/** Whoever asks whether the process is ready does not wait longer. */
const READY_MS = 3_000;

/** Files in a bucket of Amazon S3 or of any store that speaks its protocol. */
export function s3Files({ bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Options): Files {
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      // Buckets refuse access lists by default, and other stores do not know them.
      supportsACL: false,
      // What other stores may not know yet is left out where the protocol can do without it.
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
  // The driver cuts the slash off a prefix, which then fits neighbors too, such as `7/10` beside `7/1`.
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
    // The protocol wants to know the length first. What is streamed are attachments of a few megabytes.
    putStream: async (key, bytes) => disk.put(key, await buffer(bytes)),
    read: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    // One by one: removing many at once needs a checksum that not every store knows. A folder holds a few files.
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
