import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Capturer, createCapturer } from '@liftmark/engine/capture/capturer';
import { DEFAULT_POLICY } from '@liftmark/engine/capture/egress/policy';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import { audit } from '@liftmark/engine/pipeline/audit';
import { serveVariants } from './serve.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/liftmark-quality');

/**
 * Where the pages are judged as if they stood: a public host with https, so that everything applies that
 * applies to a real page.
 */
const JUDGED_AT = 'https://www.example.com/';

export interface Captures {
  /** The page in this version as the engine captured it, now or in an earlier run. */
  capture(folder: string, document: string, html: string): Promise<PageSnapshot>;
  close(): Promise<void>;
}

/** @param fresh whether to ignore what earlier runs captured */
export async function openCaptures(fresh: boolean): Promise<Captures> {
  await mkdir(CACHE, { recursive: true });
  const server = await serveVariants();
  const capturer: Capturer = await createCapturer({
    policy: { ...DEFAULT_POLICY, allowPrivate: [server.host] },
  });
  return {
    async capture(folder, document, html) {
      const key = createHash('sha256').update(`${folder}\n${document}\n${html}`).digest('hex');
      const file = join(CACHE, `${key}.json.gz`);
      const kept = fresh ? null : await readFile(file).catch(() => null);
      if (kept) return JSON.parse((await promisify(gunzip)(kept)).toString('utf8')) as PageSnapshot;
      const url = server.publish(folder, document, html);
      const { snapshot } = await audit(url, { capturer });
      const served = url.slice(0, -document.length);
      const json = JSON.stringify(snapshot).replaceAll(served, JUDGED_AT);
      await writeFile(file, await promisify(gzip)(json));
      return JSON.parse(json) as PageSnapshot;
    },
    async close() {
      await capturer.close();
      await server.close();
    },
  };
}
