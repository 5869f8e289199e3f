import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PackedCapture, packSnapshot, unpackSnapshot } from './packed-snapshot.ts';
import { nodesOfHtml } from './read/html-nodes.ts';
import type { PageSnapshot } from './snapshot.ts';
import { loadCapture, saveCapture } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftmark-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what was saved is loaded again, whole', async () => {
  const snapshot: PageSnapshot = {
    version: 1,
    url: 'https://gardens.example',
    finalUrl: 'https://gardens.example/',
    mode: 'rendered',
    capturedAt: '2026-01-02T03:04:05.000Z',
    status: 200,
    contentType: 'text/html',
    redirects: [],
    desktop: {
      viewport: { name: 'desktop', width: 1350, height: 940 },
      page: { width: 1350, height: 2_000 },
      ...nodesOfHtml('<h1>Gärten</h1>'),
      styles: [],
      images: {},
      vitals: null,
      requests: [],
      scriptErrors: [],
      motion: [],
      pinned: null,
      screenshot: { file: 'desktop.jpg', mimeType: 'image/jpeg', width: 1350, height: 2_000, scale: 1 },
      readAtMs: 12,
    },
    mobile: null,
    later: null,
    warnings: [],
  };
  const target = join(folder, 'deep', 'capture');
  await saveCapture(target, {
    packed: await packSnapshot(snapshot),
    screenshots: new Map([['desktop.jpg', Uint8Array.of(1, 2, 3)]]),
  });
  expect((await readdir(target)).sort()).toEqual(['desktop.jpg', 'snapshot.json.gz']);
  const loaded = await loadCapture(target);
  expect(await unpackSnapshot(loaded.packed)).toEqual(snapshot);
  expect([...(loaded.screenshots.get('desktop.jpg') ?? [])]).toEqual([1, 2, 3]);
});

test('a folder without a snapshot is an error', async () => {
  await expect(loadCapture(folder)).rejects.toThrow(/snapshot/);
});

test('a place that takes no folders is an error at once', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  // Linux answers there that nothing is found, as it does where a folder is missing that could be made.
  const places = [
    file,
    join(file, 'deep', 'down'),
    ...(process.platform === 'linux' ? ['/proc/none/x'] : []),
  ];
  for (const place of places)
    await expect(saveCapture(place, {} as PackedCapture)).rejects.toThrow(/E[A-Z]+/);
});
