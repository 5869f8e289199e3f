import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PatchOperation } from '@liftmark/contract/patches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { availableBrowser } from '../browser/available-browser.ts';
import { type Capturer, createCapturer } from '../capturer.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';

/** Sends in every way that a page has, named after the place that it is called from. */
const SEND = `
  function send(from, own = self) {
    const attempt = (way) => { try { Promise.resolve(way()).catch(() => {}); } catch {} };
    const home = new URL(self.document?.baseURI ?? location.href).origin;
    const socket = home.replace('http', 'ws');
    const script = (name) => "fetch('" + name + "', { method: 'POST', body: 'x' }); new WebSocket('" + socket + "/" + from + "-in-worker');";
    const blob = () => URL.createObjectURL(new Blob([script(home + '/' + from + '-blob')], { type: 'text/javascript' }));
    attempt(() => own.fetch(home + '/' + from + '-fetch', { method: 'POST', body: 'x', keepalive: true }));
    attempt(() => own.fetch(new own.Request(home + '/' + from + '-request', { method: 'PUT', body: 'x' })));
    attempt(() => { const request = new own.XMLHttpRequest(); request.open('post', home + '/' + from + '-xhr'); request.send('x'); });
    attempt(() => { const request = new own.XMLHttpRequest(); request.open('DELETE', home + '/' + from + '-sync', false); request.send(); });
    attempt(() => own.navigator.sendBeacon(home + '/' + from + '-beacon', 'x'));
    attempt(() => new own.WebSocket(socket + '/' + from + '-socket'));
    attempt(() => new own.WebSocket.prototype.constructor(socket + '/' + from + '-constructor'));
    attempt(() => new own.WebSocketStream(socket + '/' + from + '-stream'));
    attempt(() => new own.Worker(home + '/worker.js?' + from));
    attempt(() => new own.Worker(blob()));
    attempt(() => new own.SharedWorker(home + '/worker.js?shared-' + from));
    attempt(() => new own.SharedWorker(blob()));
    attempt(() => own.fetchLater(home + '/' + from + '-later', { method: 'POST', body: 'x', activateAfter: 0 }));
    attempt(() => own.navigator.serviceWorker.register(home + '/worker.js?service-' + from));
    attempt(() => own.ServiceWorkerContainer.prototype.register.call(own.navigator.serviceWorker, home + '/worker.js?serving-' + from));
    attempt(() => new (own.open('about:blank').WebSocket)(socket + '/' + from + '-opened'));
  }`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>
  <h1 id="headline">Welcome</h1>
  <p>Fresh bread from our own oven in Linz, every morning from six, delivered to your door by seven.</p>
  <iframe name="inner" srcdoc="<p>Baked today</p>"></iframe>
  <form id="form" action="/asked" target="inner"><input name="mail" value="a@b.example"></form></main>
  <iframe srcdoc="<script>${SEND.replaceAll('"', '&quot;')}; send('frame')</script>"></iframe>
  <iframe sandbox="allow-scripts" srcdoc="<script>${SEND.replaceAll('"', '&quot;')}; send('sandboxed')</script>"></iframe>
  <script>${SEND}
    const other = document.createElement('iframe');
    other.src = 'http://localhost:' + location.port + '/leaving';
    other.onload = () => other.remove();
    document.body.append(other);
    const sendAll = (when) => {
      send(when);
      const frame = document.createElement('iframe');
      document.body.append(frame);
      send(when + '-blank', frame.contentWindow);
    };
    sendAll('opening');
    new MutationObserver(() => {
      sendAll('changed');
      document.getElementById('form').submit();
      document.querySelector('iframe[name=inner]').contentWindow.location = '/asked?inner';
      const frame = document.createElement('iframe');
      frame.src = '/asked?new';
      document.body.append(frame);
      location.href = '/asked?away';
    }).observe(document.getElementById('headline'), { childList: true, characterData: true, subtree: true });
  </script></body></html>`;

/** Breaks its own policy while it goes, which the browser would report. */
const LEAVING = `<script>${SEND} addEventListener('pagehide', () => { new Image().src = '/refused.png'; send('leaving'); });</script>`;
const LEAVING_POLICY = "img-src 'none'; report-uri /leaving-report";

const WORKER = `${SEND} send('worker-' + location.search.slice(1));`;

const PAGES: Record<string, string> = { '/': PAGE, '/leaving': LEAVING };

const HEADLINE: PatchOperation = {
  operation: 'setText',
  target: {
    tag: 'h1',
    desktop: { node: 1, selector: '#headline' },
    mobile: { node: 1, selector: '#headline' },
  },
  before: 'Welcome',
  text: 'Fresh bread at your door by seven',
};

describe.skipIf((await availableBrowser()) === null)('a page that is tried', { timeout: 180_000 }, () => {
  const sent: string[] = [];
  const asked: string[] = [];
  let server: Server;
  let capturer: Capturer;
  let url: string;

  beforeAll(async () => {
    server = createServer(({ method, url: path = '' }, response) => {
      if (method !== 'GET') sent.push(`${method} ${path}`);
      else if (path.startsWith('/asked')) asked.push(path);
      const [type, content] = path.startsWith('/worker.js')
        ? ['text/javascript', WORKER]
        : ['text/html; charset=utf-8', PAGES[path] ?? 'ok'];
      const policy = path === '/leaving' ? { 'content-security-policy': LEAVING_POLICY } : {};
      response.writeHead(200, { 'content-type': type, ...policy }).end(content);
    });
    server.on('upgrade', ({ url: path }, socket) => {
      sent.push(`socket ${path}`);
      socket.destroy();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/`;
    const allowPrivate = [`127.0.0.1:${port}`, `localhost:${port}`];
    capturer = await createCapturer({ policy: { ...DEFAULT_POLICY, allowPrivate } });
    await capturer.prepare();
  });
  afterAll(async () => {
    await capturer.close();
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  });

  test('sends nothing to its site, in whatever way, and no frame of it goes anywhere', async () => {
    await capturer.tryOut?.(url, { budgetMs: 120_000 }, async ({ desktop, mobile }) => {
      for (const device of [desktop, mobile])
        expect(await device?.apply([HEADLINE])).toMatchObject({ failure: null });
    });
    expect(sent).toEqual([]);
    expect(asked).toEqual([]);
  });
});
