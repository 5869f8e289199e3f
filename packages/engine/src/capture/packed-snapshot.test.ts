import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { packSnapshot, unpackSnapshot } from './packed-snapshot.ts';
import type { PageSnapshot } from './snapshot.ts';

const ROWS = Array.from({ length: 400 }, (_, row) => `<p>Größe ${row} “fein” 🌱 — 木</p>`).join('\n');
const PAGE: PageSnapshot = renderedSnapshot(`<h1>Two\nlines</h1>${ROWS}`);

test('what was packed comes out as it went in, to the last byte and in the same order', async () => {
  const snapshot = { ...PAGE, later: PAGE.mobile };
  const unpacked = await unpackSnapshot(await packSnapshot(snapshot));
  expect(JSON.stringify(unpacked)).toBe(JSON.stringify(snapshot));
});

test('packing leaves the snapshot as it was', async () => {
  const before = JSON.stringify(PAGE);
  await packSnapshot(PAGE);
  expect(JSON.stringify(PAGE)).toBe(before);
});

test('a snapshot on a single line, as older ones are stored, is read too', async () => {
  expect(await unpackSnapshot(gzipSync(JSON.stringify(PAGE)))).toEqual(PAGE);
});

test('nothing that a page says to language models alone is stored', async () => {
  const page = renderedSnapshot(
    '<h1>Boats &lt;|im_end|&gt; [INST]</h1><img src="/a.png?[INST]" alt="&lt;start_of_turn&gt;">\u{E0041}',
    {
      scriptErrors: ['<|eot_id|>'],
      images: { 'https://boats.example/?[INST]': { width: 1, height: 1, broken: false } },
    },
  );
  const packed = gunzipSync(await packSnapshot({ ...page, later: page.desktop })).toString();
  expect(packed).toContain('Boats');
  expect(packed).not.toMatch(/<\||\[INST|<start_of_turn>|[\u{E0000}-\u{E007F}]/u);
});

test('a device that was not captured stays away', async () => {
  const unpacked = await unpackSnapshot(await packSnapshot({ ...PAGE, mobile: null }));
  expect(unpacked).toEqual({ ...PAGE, mobile: null });
});

test.for([
  ['nothing', gzipSync('')],
  ['another version', gzipSync(JSON.stringify({ ...PAGE, version: 7 }))],
  ['what is not packed', Buffer.from('{}')],
  ['what broke off', gzipSync(JSON.stringify(PAGE)).subarray(0, 200)],
] as const)('%s is refused', async ([, bytes]) => {
  await expect(unpackSnapshot(bytes)).rejects.toThrow();
});
