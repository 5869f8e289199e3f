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
  ['what is no snapshot', gzipSync('null')],
  ['a line without nodes', gzipSync(`${JSON.stringify(PAGE)}\n["desktop",{}]`)],
  ['nodes of no capture', gzipSync(`${JSON.stringify(PAGE)}\n["later",[]]`)],
  ['what broke off', gzipSync(JSON.stringify(PAGE)).subarray(0, 200)],
] as const)('%s is refused', async ([, bytes]) => {
  await expect(unpackSnapshot(bytes)).rejects.toThrow();
});

test('a snapshot that unpacks to more than it may is refused before it takes the memory', async () => {
  const packed = await packSnapshot(PAGE);
  const size = gunzipSync(packed).length;
  expect(await unpackSnapshot(packed, size)).toEqual(PAGE);
  await expect(unpackSnapshot(packed, size - 1)).rejects.toThrow('This snapshot is too large');
  const zeros = gzipSync(Buffer.alloc(20_000_000, '0'));
  const before = process.memoryUsage().arrayBuffers;
  await expect(unpackSnapshot(zeros, 1_000_000)).rejects.toThrow('more than 0 MB');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(15_000_000);
});

type Raw = Record<string, unknown>;

const PLAIN = JSON.stringify(PAGE);

/** The snapshot as JSON, with other fields in its desktop capture. */
function withFields(fields: Raw): string {
  return JSON.stringify({ ...PAGE, desktop: { ...PAGE.desktop, ...fields } });
}

/** The same with other fields in one of its nodes. */
function withNode(fields: Raw | null): string {
  const nodes = PAGE.desktop?.nodes.map((node, index) =>
    index === 5 ? fields && { ...node, ...fields } : node,
  );
  return withFields({ nodes });
}

test.for([
  ['a page without a height', withFields({ page: { width: 1350 } })],
  ['a height in letters', withFields({ page: { width: 1350, height: '940' } })],
  ['a height that is no number', withFields({ page: { width: 1350, height: Number.NaN } })],
  ['a height beyond any page', withFields({ page: { width: 1350, height: 1e9 } })],
  ['a height below zero', withFields({ page: { width: 1350, height: -1 } })],
  ['a screen without height', withFields({ viewport: { name: 'desktop', width: 1350, height: 0 } })],
  [
    'an endless box',
    withNode({ box: { x: 0, y: 0, width: 'endless', height: 1 } }).replace('"endless"', '1e999'),
  ],
  ['a box without a side', withNode({ box: { x: 0, y: 0, width: 1 } })],
  ['a node that is none', withNode(null)],
  ['a node without text', withNode({ text: undefined })],
  ['an attribute that is no text', withNode({ attributes: { class: 1 } })],
  ['a node below itself', withNode({ parent: 5 })],
  ['a style that isn’t there', withNode({ style: 1e6 })],
  ['a style without a display', withFields({ styles: [{}] })],
  ['a layout shift in letters', withFields({ vitals: { cls: '0.3' } })],
  ['a request without bytes', withFields({ requests: [{ url: '' }] })],
  ['a date that is none', JSON.stringify({ ...PAGE, capturedAt: 'yesterday' })],
  ['an address that is none', JSON.stringify({ ...PAGE, finalUrl: '' })],
  ['no capture', JSON.stringify({ ...PAGE, desktop: null, mobile: null })],
] as const)('%s is refused, on one line and on many', async ([, json]) => {
  expect(json).not.toBe(PLAIN);
  await expect(unpackSnapshot(gzipSync(json))).rejects.toThrow('This snapshot is damaged');
  await expect(unpackSnapshot(gzipSync(inLines(json)))).rejects.toThrow('This snapshot is damaged');
});

test('the same snapshot without damage is read on many lines', async () => {
  expect(await unpackSnapshot(gzipSync(inLines(PLAIN)))).toEqual(PAGE);
});

/** As snapshots are stored now; the numbers stay as they are written. */
function inLines(json: string): string {
  const at = json.indexOf('"nodes":[');
  const end = json.indexOf('],"styles"', at);
  if (at < 0) return json;
  const nodes = json.slice(at + '"nodes":'.length, end + 1);
  return `${json.slice(0, at)}"nodes":[]${json.slice(end + 1)}\n["desktop",${nodes}]`;
}
