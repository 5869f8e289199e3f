import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { uploadAddress } from '@liftmark/contract/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judge } from '../../pipeline/judge.ts';
import { toScale } from '../../score/scale.ts';
import { availableBrowser } from '../browser/available-browser.ts';
import type { CaptureError } from '../capture-error.ts';
import { createCapturer } from '../capturer.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';
import type { PageSnapshot } from '../snapshot.ts';
import { readUpload } from './uploaded-site.ts';

/** The score with half as many points missing. */
const halfwayTo100 = (score: number) => {
  const share =
    Array.from({ length: 1001 }, (_, at) => at / 1000).find((each) => toScale(each) >= score) ?? 1;
  return toScale((1 + share) / 2);
};

const TEXT = 'We repair wooden boats for families who sail on the lake in summer. '.repeat(6);
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

let outside = '';
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});
server.on('upgrade', (request, socket) => {
  asked.push(request.url ?? '');
  socket.destroy();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
beforeEach(() => {
  asked = [];
});

async function captured(name: string, bytes: Uint8Array, chromePath: string | null = null) {
  const policy = { ...DEFAULT_POLICY, allowAllPrivate: true };
  const capturer = await createCapturer({ policy, chromePath });
  try {
    const { snapshot } = await capturer.capture('', { upload: await readUpload({ name, bytes }) });
    return snapshot;
  } finally {
    await capturer.close();
  }
}

const textIn = ({ desktop }: PageSnapshot) => desktop?.nodes.map(({ text }) => text).join(' ') ?? '';
const colorOf = ({ desktop }: PageSnapshot, tag: string) => {
  const node = desktop?.nodes.find((each) => each.tag === tag);
  return desktop?.styles[node?.style ?? -1]?.color;
};

interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** Written in place of the real size. */
  bytes?: number;
  flags?: number;
  attributes?: number;
}

/** A zip, byte by byte, so that it can be wrong. */
function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, bytes, flags = 0x800, attributes = 0 } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const file = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(file.length, 26);
    locals.push(local, file, packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt8(3, 5);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes ?? plain.length, 24);
    entry.writeUInt16LE(file.length, 28);
    entry.writeUInt32LE(attributes, 38);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, file);
    offset += 30 + file.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const page = (inner = '') => `<!doctype html><title>Boats</title><h1>Boats</h1><p>${TEXT}</p>${inner}`;

const SAVED = [
  'From: <Saved by Blink>',
  'Snapshot-Content-Location: https://boats.example/prices?from=ad',
  'Subject: =?utf-8?Q?Boats=20=E2=80=93=20fast?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related;',
  '\ttype="text/html";',
  '\tboundary="----MultipartBoundary--x----"',
  '',
  '',
  '------MultipartBoundary--x----',
  'Content-Type: text/html',
  'Content-ID: <frame-1@mhtml.blink>',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Location: https://boats.example/prices?from=ad',
  '',
  '<!DOCTYPE html><meta charset=3D"utf-8"><title>Boats</title><link rel=3D"style=',
  'sheet" href=3D"cid:css-2@mhtml.blink"><h1>Boats =E2=80=93 f=C3=A4st</h1>',
  `<p>${TEXT}</p><img src=3D"https://cdn.boats.example/a.gif" alt=3D"Boat">`,
  '<a href=3D"https://boats.example/contact">Contact</a><iframe src=3D"cid:frame-3@mhtml.blink"></iframe>',
  '------MultipartBoundary--x----',
  'Content-Type: text/css',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Location: cid:css-2@mhtml.blink',
  'Content-ID: <css-2@mhtml.blink>',
  '',
  'h1 { color: rgb(1, 2, 3) }',
  '------MultipartBoundary--x----',
  'Content-Type: text/html; charset=iso-8859-1',
  'Content-ID: <frame-3@mhtml.blink>',
  '',
  Buffer.from('<p>Framed café</p>', 'latin1').toString('latin1'),
  '------MultipartBoundary--x----',
  'Content-Type: image/gif',
  'Content-Transfer-Encoding: base64',
  'Content-Location: https://cdn.boats.example/a.gif',
  '',
  PIXEL.toString('base64'),
  '------MultipartBoundary--x------',
  '',
].join('\r\n');

describe.skipIf((await availableBrowser()) === null)('in a browser', { timeout: 60_000 }, () => {
  it('loads nothing from outside of an HTML file', async () => {
    const socket = outside.replace('http', 'ws');
    const html =
      page(`<link rel="stylesheet" href="${outside}/a.css"><img src="${outside}/b.gif"><img src="own.gif">
      <link rel="preconnect" href="${outside}"><iframe src="${outside}/frame"></iframe>
      <script>fetch('${outside}/fetch'); navigator.sendBeacon('${outside}/beacon', 'x'); new WebSocket('${socket}/socket');
      new Worker(URL.createObjectURL(new Blob(["fetch('${outside}/worker')"])));
      document.querySelector('p').append(' Secure: ' + isSecureContext)</script>`);
    const snapshot = await captured('boats.html', Buffer.from(html));
    expect(asked).toEqual([]);
    expect(textIn(snapshot)).toContain('Secure: true');
    expect(snapshot).toMatchObject({
      url: uploadAddress('boats.html'),
      finalUrl: 'https://upload.invalid/',
      mode: 'rendered',
      capturedWith: 'upload',
      desktop: { vitals: null },
      mobile: { vitals: null },
    });
    expect(snapshot.warnings[0]).toContain('“boats.html”');
    expect(snapshot.warnings.join(' ')).toMatch(/weren’t uploaded with it.* 127\.0\.0\.1:\d+/);
    const { findings } = judge(snapshot);
    const outcomes = findings.filter(({ check }) =>
      [
        'largest-contentful-paint',
        'cumulative-layout-shift',
        'total-blocking-time',
        'secure-connection',
      ].includes(check),
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['notMeasured']));
  });

  it('opens a saved page as what it was saved from, with its parts', async () => {
    const snapshot = await captured('prices.mhtml', Buffer.from(SAVED, 'latin1'));
    expect(snapshot.finalUrl).toBe('https://boats.example/prices?from=ad');
    expect(snapshot.url).toBe(uploadAddress('prices.mhtml'));
    expect(textIn(snapshot)).toContain('Boats – fäst');
    expect(textIn(snapshot)).toContain('Framed café');
    expect(colorOf(snapshot, 'h1')).toBe('rgb(1, 2, 3)');
    expect(snapshot.desktop?.images['https://cdn.boats.example/a.gif']).toMatchObject({ broken: false });
    expect(snapshot.warnings.slice(1)).toEqual([]);
  });

  it('opens a page saved by Chrome with the styles, frames and shadow roots within it', async () => {
    const file = await readFile(new URL('../../../fixtures/saved-by-chrome.mhtml', import.meta.url));
    const snapshot = await captured('kettles.mhtml', file);
    expect(snapshot.finalUrl).toBe('http://kettles.example/shop/kettles');
    expect(['h1', 'h3', 'p'].map((tag) => colorOf(snapshot, tag))).toEqual([
      'rgb(1, 2, 3)',
      'rgb(7, 8, 9)',
      'rgb(10, 20, 30)',
    ]);
    expect(textIn(snapshot)).toMatch(/Framed.*Shipped within a day/);
    expect(snapshot.warnings.slice(1)).toEqual([]);
  });

  it('opens the index of a zip, whose folder is the root of the site', async () => {
    const zip = zipOf([
      {
        name: 'site/index.html',
        content: page('<link rel="stylesheet" href="/css/main.css?v=2"><img src="img/ä b.gif">'),
      },
      { name: 'site/css/main.css', content: 'h1 { color: rgb(1, 2, 3) }' },
      { name: 'site/img/ä b.gif', content: PIXEL },
      { name: 'site/about/index.html', content: page() },
      { name: '__MACOSX/site/._index.html', content: 'x' },
      { name: 'site/.env', content: 'SECRET=1' },
      { name: 'site/linked.css', content: '/etc/passwd', attributes: (0o120777 << 16) >>> 0 },
    ]);
    const snapshot = await captured('site.zip', zip);
    expect(snapshot.finalUrl).toBe('https://upload.invalid/index.html');
    expect(colorOf(snapshot, 'h1')).toBe('rgb(1, 2, 3)');
    const [image] = Object.values(snapshot.desktop?.images ?? {});
    expect(image).toMatchObject({ broken: false });
    expect(snapshot.warnings.slice(1)).toEqual([]);
  });

  it('counts half of a loading screen whose script wasn’t uploaded', async () => {
    const loading =
      '<div style="position: fixed; inset: 0; z-index: 9; background: #fff">Loading</div><script src="app.js"></script>';
    const coverOf = async (...others: ZipEntry[]) => {
      const zip = zipOf([{ name: 'index.html', content: page(loading) }, ...others]);
      const { ceilings } = judge(await captured('site.zip', zip));
      return ceilings?.find(({ id }) => id === 'covered-page');
    };
    const whole = await coverOf({ name: 'app.js', content: 'console.log(1)' });
    const partial = await coverOf();
    const cap = whole?.cap ?? 100;
    expect(cap).toBeLessThan(40);
    expect(partial?.cap).toBeGreaterThanOrEqual(Math.round(halfwayTo100(cap - 0.5)));
    expect(partial?.cap).toBeLessThanOrEqual(Math.round(halfwayTo100(cap + 0.5)));
    expect(partial?.reason).toContain('which counts half');
  });
});

it('leads every reference within a page saved by Chrome to what was saved with it', async () => {
  const bytes = await readFile(new URL('../../../fixtures/saved-by-chrome.mhtml', import.meta.url));
  const { address, files } = await readUpload({ name: 'kettles.mhtml', bytes });
  const texts = [...files.values()].map(({ body }) => body.toString());
  expect(texts.join('\n')).not.toContain('cid:');
  const hrefs = [...(files.get(address)?.body.toString() ?? '').matchAll(/<link [^>]*href="([^"]+)/g)];
  expect(hrefs.map(([, href = '']) => files.has(new URL(href, address).href))).toEqual([true, true, true]);
});

it.skipIf((await availableBrowser()) === null)('opens a file for trials', { timeout: 60_000 }, async () => {
  const html = page(`<img src="${outside}/trial.gif"><form action="${outside}/send"><input name="a"></form>`);
  const upload = await readUpload({ name: 'boats.html', bytes: Buffer.from(html) });
  const capturer = await createCapturer({ policy: { ...DEFAULT_POLICY, allowAllPrivate: true } });
  try {
    const text = await capturer.tryOut?.('', { upload }, async ({ mobile }) => {
      return JSON.stringify((await mobile?.read())?.capture.nodes);
    });
    expect(text).toContain('We repair wooden boats');
  } finally {
    await capturer.close();
  }
  expect(asked).toEqual([]);
});

it('reads a file without a browser, too', async () => {
  const snapshot = await captured('boats.html', Buffer.from(page('<p>Ö</p>'), 'latin1'), 'none');
  expect(snapshot).toMatchObject({
    mode: 'static',
    capturedWith: 'upload',
    finalUrl: 'https://upload.invalid/',
  });
  expect(textIn(snapshot)).toContain('Ö');
});

const SAVED_WITH_LONG_ADDRESS = [
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; boundary="x"',
  '\r\n--x\r\nContent-Type: text/html\r\n\r\n<p>REFERENCES',
  '--x\r\nContent-Type: image/png\r\nContent-ID: <i>\r\nContent-Location: ADDRESS\r\n\r\n--x--\r\n',
].join('\r\n');

const index = { name: 'index.html', content: page() };
it.each<[string, string, Uint8Array]>([
  ['too_large', '20 MB', Buffer.alloc(20 * 1024 * 1024 + 1)],
  ['not_html', 'isn’t an HTML file', Buffer.from('plain words')],
  ['not_html', 'isn’t an HTML file', Buffer.from('%PDF-1.7\0<html>')],
  ['not_html', 'path leads out', zipOf([index, { name: '../../etc/cron.d/x.html', content: 'x' }])],
  ['not_html', 'path leads out', zipOf([index, { name: '..\\x.html', content: 'x' }])],
  ['not_html', 'path leads out', zipOf([index, { name: '/etc/x.html', content: 'x' }])],
  ['not_html', 'path leads out', zipOf([index, { name: 'C:/x.html', content: 'x' }])],
  ['not_html', 'no HTML file', zipOf([{ name: 'a.css', content: 'a {}' }])],
  [
    'not_html',
    'several HTML files',
    zipOf(['a', 'b'].map((name) => ({ name: `${name}.html`, content: page() }))),
  ],
  ['not_html', 'encrypted', zipOf([{ ...index, flags: 1 }])],
  ['not_html', 'damaged', zipOf([index]).subarray(0, -30)],
  ['not_html', 'damaged', Buffer.from('PK\x03\x04')],
  // Unpacks to more than it says.
  ['not_html', 'damaged', zipOf([{ name: 'index.html', content: Buffer.alloc(5_000_000), bytes: 500 }])],
  ['too_large', '80 MB', zipOf([{ ...index, bytes: 81 * 1024 * 1024 }])],
  [
    'too_large',
    '2,000 files',
    zipOf(Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}.css`, content: '' }))),
  ],
  ['not_html', 'no HTML in it', Buffer.from(SAVED.replaceAll('text/html', 'text/plain'), 'latin1')],
  [
    'not_html',
    'damaged',
    Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n'),
  ],
  [
    'not_html',
    'damaged',
    Buffer.from(
      `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n${'--x\n\n\n'.repeat(2_100)}`,
    ),
  ],
  // A short reference to a part with a long address, over and over.
  [
    'not_html',
    'damaged',
    Buffer.from(
      SAVED_WITH_LONG_ADDRESS.replace('REFERENCES', 'cid:i '.repeat(100_000)).replace(
        'ADDRESS',
        `https://a.test/${'x'.repeat(50_000)}`,
      ),
    ),
  ],
])('refuses with %s: %s', async (code, sentence, bytes) => {
  const name = bytes.length < 20 ? 'notes.html' : 'file.html';
  const refusal: CaptureError | null = await readUpload({ name, bytes }).then(
    () => null,
    (cause) => cause,
  );
  expect(refusal?.code).toBe(code);
  expect(refusal?.message).toContain(sentence);
});
