import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableBrowser } from '../browser/available-browser.ts';
import { createCapturer } from '../capturer.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';

const POLICY = { ...DEFAULT_POLICY, allowAllPrivate: true };
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const TEXT = 'We repair wooden boats for families who sail on the lake in summer. '.repeat(6);

/** What each path was asked with, on one origin. */
async function origin(answer: (path: string) => { status?: number; location?: string; html?: string }) {
  const asked = new Map<string, IncomingHttpHeaders>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.set(path, request.headers);
    const { status = 200, location, html } = answer(path);
    const type = html === undefined ? 'image/gif' : 'text/html';
    response.writeHead(status, { 'content-type': type, ...(location && { location }) });
    response.end(html ?? PIXEL);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { asked, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
type Origin = Awaited<ReturnType<typeof origin>>;

let other: Origin;
let own: Origin;
beforeAll(async () => {
  other = await origin((path) =>
    path === '/landing' ? { html: `<title>Boats</title><h1>Boats</h1><p>${TEXT}</p>` } : {},
  );
  const html = `<title>Boats</title><h1>Boats</h1><p>${TEXT}</p><img src="/own.gif"><img src="/moved.gif"><img src="${other.address}/foreign.gif">`;
  own = await origin((path) => {
    if (path === '/moved.gif') return { status: 302, location: `${other.address}/redirected.gif` };
    if (path === '/away') return { status: 302, location: `${other.address}/landing` };
    return path.endsWith('.gif') ? {} : { html };
  });
});
afterAll(async () => {
  await own.close();
  await other.close();
});

const sent = ({ asked }: Origin, path: string) => asked.get(path)?.['x-preview'];
const headers = { 'X-Preview': 'secret' };

describe.skipIf((await availableBrowser()) === null)('with a browser', { timeout: 60_000 }, () => {
  it('sends headers to the page’s own origin only, on the one device that was asked for', async () => {
    const capturer = await createCapturer({ policy: POLICY });
    try {
      const { snapshot } = await capturer.capture(`${own.address}/`, { headers, devices: ['mobile'] });
      expect(snapshot).toMatchObject({
        desktop: null,
        mobile: { viewport: { name: 'mobile' } },
        warnings: [],
      });
    } finally {
      await capturer.close();
    }
    expect([sent(own, '/'), sent(own, '/own.gif'), sent(own, '/moved.gif')]).toEqual([
      'secret',
      'secret',
      'secret',
    ]);
    expect([...other.asked.keys()].toSorted()).toEqual(['/foreign.gif', '/redirected.gif']);
    expect([sent(other, '/foreign.gif'), sent(other, '/redirected.gif')]).toEqual([undefined, undefined]);
  });
});

it('sends them only there without a browser, too', async () => {
  const capturer = await createCapturer({ policy: POLICY, chromePath: 'none' });
  await capturer.capture(`${own.address}/away`, { headers });
  expect([sent(own, '/away'), sent(other, '/landing')]).toEqual(['secret', undefined]);
  expect(other.asked.has('/landing')).toBe(true);
});
