import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { judge } from '../../pipeline/judge.ts';
import { packSnapshot, unpackSnapshot } from '../packed-snapshot.ts';
import type { PageSnapshot, SnapshotNode, ViewportCapture } from '../snapshot.ts';
import { receiveCapture } from './receive-capture.ts';
import { receiveInThread } from './receive-in-thread.ts';
import { requireReceivedPage } from './require-received-page.ts';

const PAGE = `<main><h1 data-box="0 80 900 90">Plan next week in ten minutes</h1>
  <p data-box="0 200 900 60">Every shift, every clinic, one plan that people can rely on.</p>
  <a href="/trial" data-box="0 300 200 48">Start your free trial</a></main>`;

/** What the extension sends of a page. */
function sentPage(html = PAGE): PageSnapshot & { desktop: ViewportCapture } {
  const snapshot = renderedSnapshot(html);
  if (snapshot.desktop === null) throw new Error('There is no desktop.');
  return { ...snapshot, desktop: snapshot.desktop, capturedWith: 'extension' };
}

const photo = (width = 1350, height = 940) =>
  sharp({ create: { width, height, channels: 3, background: '#bfe6ea' } });

async function receive(snapshot: object, pictures = {}) {
  return receiveCapture({ packed: gzipSync(JSON.stringify(snapshot)), pictures });
}

async function received(snapshot: object, pictures = {}): Promise<PageSnapshot> {
  return unpackSnapshot((await receive(snapshot, pictures)).packed);
}

it('keeps the page, and judges it without what a browser of ours would have measured', async () => {
  const { packed, url, screenshots } = await receive(sentPage(), {
    desktop: await photo()
      .jpeg()
      .withMetadata({ exif: { IFD0: { Artist: 'Mira Kent' } } })
      .toBuffer(),
  });
  const snapshot = await unpackSnapshot(packed);
  expect(url).toBe(sentPage().finalUrl);
  expect(snapshot.desktop?.screenshot).toMatchObject({ file: 'desktop.jpg', width: 1350, height: 940 });
  expect(snapshot.desktop?.pictureStatistics?.ground).toBe(1);
  expect((await sharp(screenshots.get('desktop.jpg')).metadata()).exif).toBeUndefined();

  const report = judge(snapshot);
  expect(report.capturedWith).toBe('extension');
  expect(report.warnings[0]).toContain('captured in a browser by its owner');
  expect(judge(snapshot, { reportLanguage: 'de' }).warnings[0]).toContain('Browser');
  const outcomes = Object.fromEntries(report.findings.map(({ check, outcome }) => [check, outcome]));
  expect(outcomes).toMatchObject({
    'largest-contentful-paint': 'notMeasured',
    'cumulative-layout-shift': 'notMeasured',
    'total-blocking-time': 'notMeasured',
    'page-errors': 'notMeasured',
    'main-headline': 'partial',
  });
});

it('takes nothing over that only a capture of ours can know', async () => {
  const sent = sentPage();
  const vitals = {
    ttfbMs: 1,
    fcpMs: 1,
    lcpMs: 1,
    lcpNode: 0,
    lcpUrl: null,
    cls: 0,
    blockingMs: 0,
    loadMs: 1,
  };
  const snapshot = await received({
    ...sent,
    capturedAt: '2001-01-01T00:00:00.000Z',
    status: 500,
    warnings: ['<b>Call us</b>'],
    redirects: ['https://elsewhere.test/'],
    later: sent.desktop,
    note: 'kept?',
    desktop: { ...sent.desktop, vitals, scriptErrors: ['invented'], lateLayers: [], extra: 1 },
  });
  expect(snapshot).toMatchObject({ status: 200, warnings: [], redirects: [], later: null });
  expect(Date.now() - Date.parse(snapshot.capturedAt)).toBeLessThan(60_000);
  expect(snapshot.desktop).toMatchObject({ vitals: null, scriptErrors: [] });
  expect(Object.keys(snapshot)).not.toContain('note');
  expect(Object.keys(snapshot.desktop ?? {})).not.toContain('extra');
});

it('cuts what is longer or larger than a capture keeps', async () => {
  const sent = sentPage();
  const [root] = sent.desktop.nodes;
  const crowd = Array.from({ length: 31_000 }, () => ({
    ...root,
    parent: 0,
    tag: 'I'.repeat(500),
    frame: 9e9,
  }));
  const long = { ...root, parent: 0, tag: '#text', text: 'a'.repeat(900_000) };
  const snapshot = await received({
    ...sent,
    desktop: {
      ...sent.desktop,
      nodes: [...sent.desktop.nodes, long, ...crowd],
      page: { width: 2 ** 25, height: 10 },
      motion: [{ node: 30_900, kind: 'video', durationMs: null, muted: null, controls: null }],
    },
  });
  const { nodes, truncated, page, motion } = snapshot.desktop ?? sent.desktop;
  expect([nodes.length, truncated, page.width, motion]).toEqual([30_000, true, 1_000_000, []]);
  expect(Math.max(...nodes.map(({ text }) => text.length))).toBeLessThanOrEqual(50_000);
  expect(nodes.at(-1)).toMatchObject({ tag: 'i'.repeat(100), frame: 1_000 });
});

it('keeps no password from any sender', async () => {
  const sent = sentPage();
  const [root] = sent.desktop.nodes;
  const attributes = { type: 'PASSWORD', value: 'hunter2' };
  const field = { ...root, parent: 0, tag: 'input', attributes, value: 'hunter2' };
  const snapshot = await received({
    ...sent,
    desktop: { ...sent.desktop, nodes: [...sent.desktop.nodes, field] },
  });
  expect(JSON.stringify(snapshot)).not.toContain('hunter2');
});

it('gives names from the prototype no meaning', async () => {
  const sent = sentPage();
  const text = JSON.stringify({ ...sent, desktop: { ...sent.desktop, images: { 'https://a.test/': null } } })
    .replace('"https://a.test/":null', '"__proto__":{"width":7,"height":7,"broken":true}')
    .replace('"attributes":{}', '"attributes":{"__proto__":"polluted"}');
  const { packed } = await receiveCapture({ packed: gzipSync(text), pictures: {} });
  await unpackSnapshot(packed);
  expect(({} as { broken?: boolean }).broken).toBeUndefined();
  expect(Object.prototype).not.toHaveProperty('width');
});

const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];
type Each = (node: SnapshotNode, place: number) => SnapshotNode;
const strange = (place: number) => PROTOTYPE[place % PROTOTYPE.length] ?? '';
const endless = { x: 1e12, y: -1e12, width: 1e12, height: -1e12 };
const withNodes =
  (change: Each) =>
  (page: ReturnType<typeof sentPage>): object => ({
    ...page,
    desktop: { ...page.desktop, nodes: page.desktop.nodes.map(change) },
  });
const withStyles = (value: string) => (page: ReturnType<typeof sentPage>) => ({
  ...page,
  desktop: {
    ...page.desktop,
    styles: page.desktop.styles.map((style) =>
      Object.fromEntries(Object.keys(style).map((name) => [name, value])),
    ),
  },
});

it.each<[string, (page: ReturnType<typeof sentPage>) => object]>([
  ['tags of the prototype', withNodes((node, place) => ({ ...node, tag: strange(place) }))],
  ['roles of the prototype', withNodes((node, place) => ({ ...node, role: strange(place) }))],
  ['words of the prototype', withNodes((node, place) => ({ ...node, text: strange(place) }))],
  [
    'attributes of the prototype',
    withNodes((node, place) => ({
      ...node,
      attributes: { id: strange(place), type: strange(place), name: strange(place), lang: strange(place) },
    })),
  ],
  ['boxes without end', withNodes((node) => ({ ...node, box: node.box && endless }))],
  ['orders without end', withNodes((node) => ({ ...node, paintOrder: 1e300, frame: -5 }))],
  ['broken letters', withNodes((node) => ({ ...node, text: '\ud800\0', name: '\udc00' }))],
  ['nodes in a chain', withNodes((node, place) => ({ ...node, parent: place - 1 }))],
  ['nodes without a parent', withNodes((node) => ({ ...node, parent: -1 }))],
  ['styles that are no numbers', withStyles('NaNpx url(javascript:alert(1))')],
  ['styles without end', withStyles('1e308px')],
  [
    'structured data without end',
    (page) => {
      const [root] = page.desktop.nodes;
      const script = { ...root, parent: 0, tag: 'script', attributes: { type: 'application/ld+json' } };
      const text = '{"@type":"Product","a":'.repeat(2_000);
      const nodes = [
        ...page.desktop.nodes,
        script,
        { ...root, parent: page.desktop.nodes.length, tag: '#text', text },
      ];
      return { ...page, desktop: { ...page.desktop, nodes } };
    },
  ],
])('judges a page with %s, in every check', async (_, sent) => {
  const failed: unknown[] = [];
  const report = judge(await received(sent(sentPage())), {}, 0, {
    onCheckError: (error) => failed.push(error),
  });
  expect(failed).toEqual([]);
  expect(report.overall.percent === null || report.overall.percent <= 100).toBe(true);
});

const damaged = { message: expect.stringContaining('isn’t a capture that Liftmark can read') };

it.each<[string, (page: ReturnType<typeof sentPage>) => object]>([
  ['of another version', (page) => ({ ...page, version: 2 })],
  ['that claims to be ours', ({ capturedWith: _, ...page }) => page],
  ['without a device', (page) => ({ ...page, desktop: null, mobile: null })],
  ['with endless numbers', (page) => ({ ...page, desktop: { ...page.desktop, readAtMs: '1e999' } })],
  [
    'with a parent that comes later',
    (page) => ({
      ...page,
      desktop: { ...page.desktop, nodes: page.desktop.nodes.map((node) => ({ ...node, parent: 7_000 })) },
    }),
  ],
  [
    'with a box of words',
    (page) => ({
      ...page,
      desktop: {
        ...page.desktop,
        nodes: page.desktop.nodes.map((node) => ({ ...node, box: { x: 'left' } })),
      },
    }),
  ],
  ['that is a list', () => []],
])('refuses a capture %s', async (_, sent) => {
  await expect(receive(sent(sentPage()))).rejects.toMatchObject(damaged);
});

it('refuses bytes that are no capture, and one that unpacks to too much', async () => {
  const pictures = {};
  const bytes = Buffer.from('not gzip');
  await expect(receiveCapture({ packed: bytes, pictures })).rejects.toMatchObject(damaged);
  const packed = gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '));
  await expect(receiveCapture({ packed, pictures })).rejects.toMatchObject({ code: 'too_large' });
});

it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://me:secret@shop.test/', 'chrome://settings'])(
  'refuses the address %s',
  async (finalUrl) => {
    await expect(receive({ ...sentPage(), finalUrl })).rejects.toMatchObject({
      message: expect.stringContaining('address can’t be analyzed'),
    });
  },
);

it('refuses pictures that are no screenshots', async () => {
  const pictures = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    await photo().png().toBuffer(),
    await photo(2_400, 100).jpeg().toBuffer(),
    (await photo().jpeg().toBuffer()).subarray(0, 900),
  ];
  for (const desktop of pictures) {
    await expect(receive(sentPage(), { desktop })).rejects.toMatchObject({
      message: expect.stringContaining('isn’t a JPEG'),
    });
  }
});

it('grades no page that the gate refuses', async () => {
  const snapshot = await received(sentPage('<p data-box="0 0 100 20">Hi</p>'));
  expect(() => requireReceivedPage(snapshot)).toThrow(expect.objectContaining({ code: 'empty' }));
  requireReceivedPage(await received(sentPage()));
});

it('says the same from its own thread', async () => {
  const packed = await packSnapshot(sentPage());
  const { url } = await receiveInThread({ packed, pictures: {} });
  expect(url).toBe(sentPage().finalUrl);
  await expect(receiveInThread({ packed: Buffer.from('x'), pictures: {} })).rejects.toMatchObject(damaged);
});

it('receives several side by side, and a damaged one takes none along', async () => {
  const packed = await packSnapshot(sentPage());
  const sent = [packed, Buffer.from('x'), packed, packed];
  const outcomes = await Promise.allSettled(
    sent.map((each) => receiveInThread({ packed: each, pictures: {} })),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});
