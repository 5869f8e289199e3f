import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { redrawLogo } from '../branding/redraw-logo.ts';

const SLOW_MS = 300_000;
const LOOK = {
  name: 'Kettle House',
  accent: '#ffcc00',
  senderName: 'Kettle House',
  replyTo: 'ada@kettles.test',
};
const svg = (inner: string, attributes = 'width="60" height="20"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );
/** A square, ten times in each of so many groups. */
const repeated = (depth: number) => {
  const groups = Array.from(
    { length: depth },
    (_, level) => `<g id="a${level + 1}">${`<use xlink:href="#a${level}"/>`.repeat(10)}</g>`,
  );
  return `<defs><rect id="a0" width="1" height="1"/>${groups.join('')}</defs><use xlink:href="#a${depth}"/>`;
};
const pixelsOf = (logo: string) =>
  sharp(Buffer.from(logo, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('a logo', () => {
  it('is redrawn as a small PNG', async () => {
    const large = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#c00' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const drawn = Buffer.from(await redrawLogo(large), 'base64');
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 160, height: 160 });
    expect(drawn.includes('secret')).toBe(false);
    const vector = await pixelsOf(await redrawLogo(svg('<rect width="60" height="20" fill="#0a0"/>')));
    expect([...vector.data.subarray(0, 3)]).toEqual([0, 170, 0]);
  });

  it('runs no script and reads no file or address of an SVG', async () => {
    const picture = '<rect width="60" height="20" fill="#0a0"/>';
    const file = `file://${process.cwd()}/packages/web/public/favicon.svg`;
    for (const hostile of [
      `<script>fetch('https://evil.test')</script>${picture}`,
      `<g onload="alert(1)">${picture}</g>`,
      `<style>@import url('http://127.0.0.1:1/a.css');</style>${picture}`,
      `<use xlink:href="http://127.0.0.1:1/a.svg#x"/>`,
      `<style>rect { fill: url(http://127.0.0.1:1/a.svg#x) } @font-face { src: url(${file}) }</style>`,
      `<rect width="60" height="20" style="fill:url(http://127.0.0.1:1/a.svg#x)"/>`,
      `<foreignObject width="60" height="20"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${file}"/></foreignObject>`,
    ]) {
      const drawn = await redrawLogo(svg(hostile));
      expect(Buffer.from(drawn, 'base64').subarray(1, 4).toString()).toBe('PNG');
      const { data } = await pixelsOf(drawn);
      const isDrawn = hostile.includes(picture);
      expect([hostile, data[3]]).toEqual([hostile, isDrawn ? 255 : 0]);
    }
  });

  it.each<readonly [string, Buffer]>([
    [
      'entities',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      ),
    ],
    ['a picture of a billion pixels', svg('', 'width="60000" height="60000"')],
    [
      'entities in UTF-16',
      Buffer.from(
        '\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE svg [<!ENTITY a "a">]><svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"/>',
        'utf16le',
      ),
    ],
    ...[
      `<image width="60" height="20" href="file:///etc/hostname"/>`,
      `<image width="60" height="20" xlink:href="http://127.0.0.1:1/a.png"/>`,
      `<filter id="f"><feImage href="file:///etc/hostname"/></filter><rect width="60" height="20" filter="url(#f)"/>`,
      `<image width="60" height="20" href="data:image/svg+xml;base64,${svg(`<image width="60" height="20" href="file:///etc/hostname"/>`).toString('base64')}"/>`,
      '<x:image xmlns:x="http://www.w3.org/2000/svg" href="data:image/png;base64,iVBORw0KGgo="/>',
    ].map((picture) => [`an SVG with ${picture}`, svg(picture)] as const),
    ['a compressed SVG', gzipSync(svg('<rect width="60" height="20"/>'))],
    ['a compressed SVG of 50 MB', gzipSync(svg(`<rect width="9" height="9"/>${' '.repeat(50_000_000)}`))],
    ['a picture that repeats itself a billion times', svg(repeated(9))],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused: %s', { timeout: SLOW_MS }, async (_what, sent) => {
    await expect(redrawLogo(sent)).rejects.toMatchObject({ code: 'validation' });
  });

  it('that would be drawn for minutes is given up, while others are drawn', {
    timeout: SLOW_MS,
  }, async () => {
    const filter = '<feTurbulence baseFrequency="0.05" numOctaves="100"/>'.repeat(15_000);
    const endless = svg(
      `<filter id="f" x="0" y="0" width="1" height="1">${filter}</filter><rect width="160" height="160" filter="url(#f)"/>`,
      'width="160" height="160"',
    );
    const startedMs = performance.now();
    const given = Promise.all(Array.from({ length: 4 }, () => redrawLogo(endless).catch(({ code }) => code)));
    const slow = await redrawLogo(svg('<rect width="60" height="20" fill="#0a0"/>'));
    expect(Buffer.from(slow, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(await given).toEqual(Array.from({ length: 4 }, () => 'validation'));
    expect(performance.now() - startedMs).toBeLessThan(60_000);
  });
});

describe('branding', () => {
  let test: TestApp;
  let pro: Record<string, string>;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    pro = await signedInAs(test, { plan: 'pro' });
    const payload = { url: 'https://shop.test/branded' };
    const made = await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers: pro });
    id = made.json().reportId;
  }, SLOW_MS);
  afterAll(() => test.close());

  const put = (payload: object, headers = pro, url = '/api/branding') =>
    test.app.inject({ method: 'PUT', url, payload, headers });
  const shownOn = async (address: string) =>
    (await test.app.inject({ url: `/api/reports/${address}/branding` })).json().branding;

  it('is shown with reports, the client’s before the workspace’s, while there is Pro', async () => {
    expect(await shownOn(id)).toBeNull();
    const logo = svg('<rect width="60" height="20" fill="#0a0"/>').toString('base64');
    expect((await put({ ...LOOK, logo })).statusCode).toBe(200);
    const branding = await shownOn(id);
    expect(branding).toMatchObject({ name: 'Kettle House', accent: { dark: '#ffcc00' } });
    expect(branding.logo).toMatch(/^data:image\/png;base64,/);
    expect(JSON.stringify(branding)).not.toMatch(/kettles\.test/);
    // An omitted logo stays.
    expect((await put(LOOK)).json().logo).toBe(branding.logo);
    const client = await test.app.inject({
      method: 'POST',
      url: '/api/clients',
      payload: { name: 'Teapots' },
      headers: pro,
    });
    const clientId = client.json().id;
    await put({ clientId }, pro, `/api/reports/${id}/client`);
    expect((await shownOn(id)).name).toBe('Kettle House');
    await put({ ...LOOK, name: 'Teapots', accent: null }, pro, `/api/clients/${clientId}/branding`);
    expect(await shownOn(id)).toEqual({ name: 'Teapots', logo: null, accent: null });
  });

  it.each([
    ['accent', 'red; background: url(https://evil.test)'],
    ['accent', '#12345'],
    ['accent', 'var(--ink)'],
    ['name', 'Kettle\u202eHouse'],
    ['senderName', 'Ada\r\nBcc: all@shop.test'],
    ['senderName', 'Ada\u2028Bcc: all@shop.test'],
    ['replyTo', 'ada@kettles.test\r\nBcc: all@shop.test'],
    ['replyTo', 'ada@kettles.test, all@shop.test'],
    ['logo', 'not base64!'],
  ])('refuses %s %j', async (field, value) => {
    const answer = await put({ ...LOOK, [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  });

  it('needs Pro', async () => {
    expect((await put(LOOK, await signedInAs(test, { plan: 'free' }))).statusCode).toBe(403);
  });
});
