import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  LONG_HEADERS_SENTENCE,
  NO_HTTPS_SENTENCE,
  UNSAFE_PORT_SENTENCE,
} from '@liftmark/contract/capture-failures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import { availableBrowser } from './browser/available-browser.ts';
import { findSystemBrowser } from './browser/system-browser.ts';
import { CaptureError } from './capture-error.ts';
import { type Capturer, createCapturer } from './capturer.ts';
import { DEFAULT_POLICY } from './egress/policy.ts';
import type { PageSnapshot, SnapshotNode } from './snapshot.ts';
import { TargetError } from './target.ts';
import { text as warnings } from './warnings.text.ts';

/** What isn't about time gets as much as a busy machine takes. */
const PATIENT_MS = 150_000;
/** Pages that are never through are waited for in proportion to the budget. */
const HELD_UP_MS = 60_000;

let server: FixtureServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

function open(chromePath: string | null): Promise<Capturer> {
  const policy = { ...DEFAULT_POLICY, allowPrivate: [server.host, server.tlsHost] };
  return createCapturer({ policy, chromePath, budgetMs: PATIENT_MS });
}

/** The code that a capture ends with, or `fine`. */
async function outcome(
  capturer: Capturer,
  url: string,
  budgetMs = PATIENT_MS,
  signal?: AbortSignal,
): Promise<string> {
  try {
    await capturer.capture(url, { budgetMs, ...(signal && { signal }) });
    return 'fine';
  } catch (cause) {
    return cause instanceof CaptureError ? cause.code : String(cause);
  }
}

/** What every way of reading a page must answer alike. */
const FAILURES = [
  ['reset', 'unreachable'],
  ['redirect-loop', 'redirects'],
  ['forbidden-wall', 'blocked_by_site'],
  ['challenge-wall', 'blocked_by_site'],
  ['quiet-challenge-wall', 'blocked_by_site'],
  ['login-wall', 'auth_required'],
  ['unauthorized', 'auth_required'],
  ['not-found', 'http_status'],
  ['bare-not-found', 'http_status'],
  ['soft-not-found', 'http_status'],
  ['server-error', 'http_status'],
  ['unchanged', 'http_status'],
  ['unavailable', 'http_status'],
  ['parked', 'empty'],
  ['empty-body', 'empty'],
  ['empty-shell', 'empty'],
  ['json', 'not_html'],
  ['pdf', 'not_html'],
  ['download', 'not_html'],
  ['huge', 'too_large'],
  ['broken-compression', 'unreachable'],
] as const;

function failsAlike(capturer: () => Capturer) {
  test.concurrent.each(FAILURES)('%s is %s', async (kind, code) => {
    expect(await outcome(capturer(), server.odd(kind))).toBe(code);
  });

  test('addresses that lead nowhere, or where nobody may go', async () => {
    expect(await outcome(capturer(), 'http://nobody.invalid/')).toBe('dns');
    expect(await outcome(capturer(), 'http://10.0.0.1/')).toBe('blocked_destination');
    expect(await outcome(capturer(), 'http://127.0.0.1:8080/')).toBe('blocked_destination');
    expect(await outcome(capturer(), 'http://[::1]/')).toBe('blocked_destination');
    expect(await outcome(capturer(), 'http://db.internal/')).toBe('blocked_destination');
    const toMetadata = `${server.odd('redirect')}?to=http://169.254.169.254/`;
    expect(await outcome(capturer(), toMetadata)).toBe('blocked_destination');
  });

  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'ftp://site.example/', 'data:text/html,hello'])(
    'a redirect to %s is told by its scheme',
    async (to) => {
      const capture = capturer().capture(`${server.odd('redirect')}?to=${to}`);
      const scheme = to.slice(0, to.indexOf(':') + 1);
      await expect(capture).rejects.toMatchObject({
        code: 'blocked_destination',
        message: expect.stringContaining(`starts with ${scheme}`),
      });
    },
  );

  test('a certificate that nobody trusts', async () => {
    expect(await outcome(capturer(), `${server.tlsOrigin}/odd/decent`)).toBe('tls');
  });

  test('a site that serves http alone, given as https', async () => {
    const address = server.odd('decent').replace('http:', 'https:');
    await expect(capturer().capture(address)).rejects.toMatchObject({
      code: 'tls',
      message: NO_HTTPS_SENTENCE,
    });
  });

  test('a server that fails once is asked once more, and no device is lost', async () => {
    const address = `${server.odd('unavailable-once')}?visit=${randomUUID()}`;
    const { snapshot } = await capturer().capture(address);
    expect(snapshot.status).toBe(200);
    expect(snapshot.desktop).not.toBeNull();
    expect(snapshot.mobile === null).toBe(capturer().mode === 'static');
    expect(snapshot.warnings.join()).not.toContain('503');
  });

  test('a server that fails again is asked no third time', async () => {
    const path = `/odd/unavailable?visit=${randomUUID()}`;
    await expect(capturer().capture(server.origin + path)).rejects.toThrow('status 503');
    const devices = capturer().mode === 'static' ? 1 : 2;
    expect(server.requested.filter((asked) => asked === path)).toHaveLength(2 * devices);
  });

  test('headers are taken as long as a browser takes them', async () => {
    expect(await outcome(capturer(), `${server.odd('long-header')}?kb=200`)).toBe('fine');
    await expect(capturer().capture(`${server.odd('long-header')}?kb=300`)).rejects.toMatchObject({
      code: 'unreachable',
      message: LONG_HEADERS_SENTENCE,
    });
  });

  test('a server that never answers ends within the budget', async () => {
    const beganAt = performance.now();
    expect(await outcome(capturer(), server.odd('silent'), 3_000)).toBe('timeout');
    expect(performance.now() - beganAt).toBeLessThan(4_000);
  });

  test('what is no address of a page', async () => {
    await expect(capturer().capture('file:///etc/passwd')).rejects.toThrow(TargetError);
    await expect(capturer().capture('')).rejects.toThrow(TargetError);
  });

  test('a caller who gives up gets the own reason at once', async () => {
    const controller = new AbortController();
    const capture = capturer().capture(server.odd('silent'), { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(capture).rejects.toThrow('enough');
  });
}

describe('static mode', () => {
  let capturer: Capturer;
  beforeAll(async () => {
    capturer = await open('none');
  });
  afterAll(() => capturer.close());

  failsAlike(() => capturer);

  test('reads the document without boxes, and says so', async () => {
    const { snapshot, screenshots } = await capturer.capture(server.page('saas-rota'));
    expect(snapshot).toMatchObject({ mode: 'static', status: 200, mobile: null, contentType: 'text/html' });
    expect(snapshot.warnings[0]).toContain('without a browser');
    expect(screenshots.size).toBe(0);
    expect(snapshot.desktop?.nodes.some(({ tag }) => tag === 'h1')).toBe(true);
    expect(snapshot.desktop?.nodes.every(({ box, style }) => box === null && style === null)).toBe(true);
  });
});

describe.skipIf((await availableBrowser()) === null)('rendered mode', { timeout: 240_000 }, () => {
  let capturer: Capturer;
  beforeAll(async () => {
    capturer = await open(null);
  });
  afterAll(async () => {
    await capturer.close();
    const left = readdirSync(tmpdir()).filter((name) => name.startsWith(`liftmark-browser-${process.pid}-`));
    expect(left).toEqual([]);
  });

  failsAlike(() => capturer);

  test('reads a page on both devices', async () => {
    const { snapshot, screenshots } = await capturer.capture(server.page('saas-rota'));
    const { desktop, mobile } = snapshot;
    expect(snapshot).toMatchObject({
      mode: 'rendered',
      status: 200,
      redirects: [],
      later: null,
      warnings: [],
    });
    expect(desktop?.viewport).toEqual({ name: 'desktop', width: 1350, height: 940 });
    expect(mobile?.viewport).toEqual({ name: 'mobile', width: 390, height: 844 });
    for (const view of [desktop, mobile]) {
      expect(view?.nodes.every(({ parent }, index) => parent < index)).toBe(true);
      const heading = view?.nodes.find(({ tag }) => tag === 'h1');
      expect(heading?.box?.width).toBeGreaterThan(100);
      expect(heading).toMatchObject({ role: 'heading', frame: 0 });
      expect(view?.styles[heading?.style ?? -1]?.display).toBe('block');
      expect(view?.vitals?.lcpMs).toBeGreaterThan(0);
      expect(view?.requests[0]).toMatchObject({
        type: 'document',
        status: 200,
        thirdParty: false,
        refused: false,
      });
      expect(view?.screenshot?.width).toBe(view?.page.width);
      const bytes = screenshots.get(view?.screenshot?.file ?? '');
      expect([...(bytes?.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
    }
    expect(mobile?.page.width).toBe(390);
  });

  test.each([
    ['', { width: 980, height: 2121 }],
    ['width=1024', { width: 1024, height: 2216 }],
    ['width=device-width', { width: 390, height: 844 }],
  ])(
    'the first screen of a phone is as large as a page with the viewport "%s" makes it',
    async (tag, size) => {
      const { snapshot } = await capturer.capture(`${server.odd('viewport')}?content=${tag}`);
      expect(snapshot.mobile?.viewport).toEqual({ name: 'mobile', ...size });
      expect(snapshot.desktop?.viewport).toEqual({ name: 'desktop', width: 1350, height: 940 });
    },
  );

  test('a port that browsers open nothing on is no matter of private networks', async () => {
    await expect(capturer.capture('http://127.0.0.1:9/')).rejects.toMatchObject({
      code: 'blocked_destination',
      message: UNSAFE_PORT_SENTENCE,
    });
  });

  test('what our egress refuses is marked and does not spoil the page', async () => {
    const { snapshot } = await capturer.capture(server.odd('private-subresources'));
    const picture = snapshot.desktop?.requests.find(({ url }) => url.includes('169.254.169.254'));
    expect(picture).toMatchObject({ refused: true, status: 0 });
    expect(picture?.failure).toContain('refused');
    expect(snapshot.warnings).toEqual([expect.stringContaining('127.0.0.1:1, 169.254.169.254 and [::1]:1')]);
  });

  test.each(['socket', 'worker'] as const)('a refused %s is a line in the warnings', async (kind) => {
    const { snapshot } = await capturer.capture(server.odd(`private-${kind}`));
    expect(snapshot.warnings).toEqual([expect.stringContaining('10.0.0.1')]);
  });

  test.concurrent.each<[to: string, code: string]>([
    ['/odd/decent', 'fine'],
    ['http://10.0.0.1/', 'blocked_destination'],
    ['https://10.0.0.1/', 'blocked_destination'],
    ['/odd/not-found', 'http_status'],
    ['/odd/bare-not-found', 'http_status'],
    ['/odd/forbidden-wall', 'blocked_by_site'],
    ['/odd/reset', 'unreachable'],
    // The browser of the package shows no documents: it would keep this one, and stay where it is.
    ...(findSystemBrowser() === null ? [] : [['/odd/pdf', 'not_html'] satisfies [string, string]]),
    ['about:blank', 'unstable'],
  ])('a page that leads itself to %s is judged by where it leads: %s', async (to, code) => {
    expect(await outcome(capturer, `${server.odd('script-redirect')}?to=${encodeURIComponent(to)}`)).toBe(
      code,
    );
  });

  // These wait more than they work.
  test.concurrent.each(['', 'Loading…', 'We are getting everything ready for you'])(
    'content that comes six seconds after the page has loaded with "%s" is waited for',
    async (shows) => {
      const { snapshot } = await capturer.capture(
        `${server.odd('late-content')}?shows=${encodeURIComponent(shows)}`,
      );
      expect(snapshot.warnings).toEqual([]);
      for (const view of [snapshot.desktop, snapshot.mobile]) {
        expect(view?.nodes.some(({ tag }) => tag === 'h1')).toBe(true);
      }
    },
  );

  test.concurrent('a later load is made only where it is asked for, at least 8 s after the first', async () => {
    const stages: string[] = [];
    const { snapshot } = await capturer.capture(server.odd('restarting-countdown'), {
      wantsLaterLoad: ({ desktop }) => desktop?.nodes.some(({ text }) => text.includes('ends in')) ?? false,
      onProgress: (stage) => stages.push(stage),
    });
    expect(stages).toEqual(['opening', 'captured', 'waiting', 'reloaded']);
    expect((snapshot.later?.readAtMs ?? 0) - (snapshot.desktop?.readAtMs ?? 0)).toBeGreaterThan(8_000);
    expect(snapshot.later?.screenshot).toBeNull();
    expect(clockOf(snapshot)).toMatch(/^(15:00|14:5\d)$/);
  });

  test.concurrent('a stylesheet that never comes is given up, and so is a script, later', async () => {
    const [{ snapshot }, ...others] = await Promise.all([
      capturer.capture(server.odd('silent-stylesheet')),
      capturer.capture(server.odd('silent-script')),
      capturer.capture(server.odd('silent-import')),
    ]);
    for (const other of others) expect(other.snapshot.desktop?.screenshot).toBeTruthy();
    const { nodes = [] } = snapshot.desktop ?? {};
    const shown = nodes.filter(
      ({ tag, text, box }) => tag === '#text' && text.trim() !== '' && (box?.width ?? 0) > 0,
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(snapshot.warnings).toContain(warnings.stylesheetMissing);
  });

  test.concurrent('a page that drips in is given up once it should have come, and not asked for again', async () => {
    const beganAt = performance.now();
    expect(await outcome(capturer, server.odd('drip'))).toBe('timeout');
    expect(performance.now() - beganAt).toBeLessThan(22_000);
    expect(server.requested.filter((path) => path === '/odd/drip')).toHaveLength(2);
  });

  test('what moves on by a timer is noticed at once, what happens once is not', async () => {
    const { snapshot } = await capturer.capture(server.odd('timers-move'));
    const { nodes = [], motion = [], requests = [] } = snapshot.desktop ?? {};
    const named = motion.map(({ node, kind }) => [nodes[node]?.attributes.id, kind]);
    expect(Object.fromEntries(named)).toEqual({
      film: 'video',
      ticker: 'animation',
      fading: 'changed-position',
      track: 'changed-position',
      row: 'changed-position',
      poster: 'changed-content',
      saying: 'changed-content',
    });
    expect(motion.every(({ durationMs }) => durationMs === null)).toBe(true);
    expect(requests.filter(({ url }) => url.endsWith('/odd/decent')).length).toBeLessThan(5);
  });

  test.each(['guarded-stylesheet', 'endless-script'] as const)(
    '%s is rendered once the script that holds it up is stopped',
    async (kind) => {
      const { snapshot } = await capturer.capture(server.odd(kind));
      expect(snapshot.mode).toBe('rendered');
      expect(snapshot.desktop?.screenshot).not.toBeNull();
      expect(snapshot.warnings).toContain(warnings.scriptStopped);
    },
  );

  test('boxes that come some seconds later are noticed, those that were there are not', async () => {
    const { snapshot } = await capturer.capture(server.odd('late-boxes'));
    const { nodes = [], lateLayers = [] } = snapshot.desktop ?? {};
    const [cookies, club, strip] = lateLayers.toSorted((one, other) => one.box.y - other.box.y);
    expect(lateLayers).toHaveLength(3);
    expect(nodes[strip?.node ?? -1]?.attributes.id).toBe('strip');
    expect(nodes[club?.node ?? -1]?.attributes.id).toBe('club');
    expect(club).toMatchObject({ text: 'Join the seed club ×', asks: true, controls: [{ label: '×' }] });
    expect(cookies).toMatchObject({ node: null, selector: 'div.cookie-box', names: 'cookie-box' });
    expect(cookies?.text).toMatch(/^We use cookies\u0301{3} Accept all\u0301{3}$/);
    expect(cookies?.controls).toMatchObject([{ label: 'Accept all\u0301\u0301\u0301' }]);
    expect(snapshot.mobile?.lateLayers).toBeUndefined();
  });

  test.each(['restless-document', 'shadowing-fields'] as const)(
    '%s is rendered all the same',
    async (kind) => {
      const { snapshot } = await capturer.capture(server.odd(kind));
      expect(snapshot.mode).toBe('rendered');
      if (kind === 'restless-document') return;
      expect(snapshot.desktop?.pinned).toHaveLength(1);
      expect(snapshot.desktop?.lateLayers).toMatchObject([{ selector: 'form.club' }]);
    },
  );

  test('a page that gives itself ever other addresses keeps the one it came under', async () => {
    const address = `${server.odd('endless-document')}?plan=1`;
    const { snapshot } = await capturer.capture(address, { budgetMs: HELD_UP_MS });
    expect(snapshot.finalUrl).toBe(address);
  });

  test('an address that a page gives itself once is its own', async () => {
    const { snapshot } = await capturer.capture(server.odd('renamed'));
    expect(snapshot.finalUrl).toBe(`${server.odd('decent')}?from=renamed`);
  });

  test('an address that a script makes endless is kept without its query', async () => {
    const { snapshot } = await capturer.capture(server.odd('long-address'));
    expect(snapshot.finalUrl).toBe(server.odd('long-address'));
  });

  test('a page that takes all of itself away is empty', async () => {
    expect(await outcome(capturer, server.odd('uprooted'))).toBe('empty');
  });

  test('timers that are never through hold nothing up', async () => {
    expect(await outcome(capturer, server.odd('timers-busy'))).toBe('fine');
  });

  test('a page that opens ever more elements is too large, and that is told long before the budget ends', async () => {
    expect(await outcome(capturer, server.odd('unclosed-items'))).toBe('too_large');
  });

  test('each device tells how far it is', async () => {
    const steps: string[] = [];
    await capturer.capture(server.odd('decent'), { onStep: (step) => steps.push(step) });
    expect(steps.toSorted()).toEqual(['answered', 'answered', 'loaded', 'loaded', 'read', 'read']);
    expect([steps[0], steps.at(-1)]).toEqual(['answered', 'read']);
  });

  test('a page of very many nodes is opened once only', async () => {
    const stages: string[] = [];
    const { snapshot } = await capturer.capture(`${server.odd('many-nodes')}?nodes=26000`, {
      wantsLaterLoad: () => true,
      onProgress: (stage) => stages.push(stage),
    });
    expect(snapshot.desktop?.nodes.length).toBeGreaterThan(30_000);
    expect(stages).toEqual(['opening', 'captured']);
  });

  test.each([
    ['script-redirect-loop', 'unstable'],
    ['meta-refresh-loop', 'unstable'],
  ] as const)('%s is %s, and the next page works', async (kind, code) => {
    expect(await outcome(capturer, server.odd(kind), 30_000)).toBe(code);
    expect(await outcome(capturer, server.odd('decent'))).toBe('fine');
  });

  test.each(['endless-script', 'late-endless-script'] as const)(
    '%s is read without the browser, and the next page works',
    async (kind) => {
      const { snapshot } = await capturer.capture(server.odd(kind), { budgetMs: 9_000 });
      expect(snapshot).toMatchObject({
        mode: 'static',
        mobile: null,
        warnings: [warnings.browserUnfinished],
      });
      expect(await outcome(capturer, server.odd('decent'))).toBe('fine');
    },
  );

  // How far the flood gets before the page is read depends on the machine; its limit is tested with the guards.
  test('many-cookies is read with the browser or not at all, and the next page works', async () => {
    expect(['fine', 'too_large']).toContain(await outcome(capturer, server.odd('many-cookies')));
    expect(await outcome(capturer, server.odd('decent'))).toBe('fine');
  });

  test('memory-bomb is read without the browser, and the next page works', async () => {
    const { snapshot } = await capturer.capture(server.odd('memory-bomb'), { budgetMs: 15_000 });
    expect(snapshot.mode).toBe('static');
    expect(await outcome(capturer, server.odd('decent'))).toBe('fine');
  });

  test('message-flood is not read at all, and the next page works', async () => {
    const usedBefore = process.memoryUsage().rss;
    expect(await outcome(capturer, server.odd('message-flood'), 15_000)).toBe('too_large');
    expect(process.memoryUsage().rss - usedBefore).toBeLessThan(1e9);
    expect(await outcome(capturer, server.odd('decent'))).toBe('fine');
  });

  // A page may be read before its message has come through: never is it read by its HTML alone.
  test.each(['long-message', 'desktop-message'] as const)('%s costs no page its browser', async (kind) => {
    const read = capturer.capture(server.odd(kind), { budgetMs: PATIENT_MS }).then(
      ({ snapshot: { mode } }) => mode,
      (cause) => cause.code,
    );
    expect(['rendered', 'too_large']).toContain(await read);
  });

  test.skipIf(process.platform !== 'linux')('written-text is too large', async () => {
    expect(await outcome(capturer, server.odd('written-text'))).toBe('too_large');
  });

  test('blob-bomb takes no other page along', async () => {
    const [, other] = await Promise.all([
      outcome(capturer, server.odd('blob-bomb'), 20_000),
      outcome(capturer, server.page('product-kettle')),
    ]);
    expect(other).toBe('fine');
  });

  test.each(['alerts', 'popups', 'endless-requests', 'endless-document'] as const)(
    '%s is read all the same',
    async (kind) => {
      expect(await outcome(capturer, server.odd(kind), HELD_UP_MS)).toBe('fine');
    },
  );

  test.skipIf(process.platform !== 'linux')(
    'a browser that is killed meanwhile costs a page nothing',
    async () => {
      const capture = outcome(capturer, `${server.odd('slow')}?ms=1500`);
      const isAsked = () => server.requested.filter((path) => path.includes('ms=1500')).length;
      await expect.poll(isAsked, { timeout: 20_000 }).toBe(2);
      for (const pid of browsersOf(process.pid)) process.kill(pid, 'SIGKILL');
      expect(await capture).toBe('fine');
    },
  );

  test.skipIf(process.platform !== 'linux')(
    'a page whose browser stops answering holds up no other, and leaves nothing within two seconds of its end',
    async () => {
      const before = browsersOf(process.pid);
      const own = await open(null);
      const hung = outcome(own, `${server.odd('slow')}?ms=2500`, 9_000);
      const isAsked = () => server.requested.filter((path) => path.includes('ms=2500')).length;
      await expect.poll(isAsked, { timeout: 20_000 }).toBe(2);
      const hanging = browsersOf(process.pid).filter((pid) => !before.includes(pid));
      expect(hanging).toHaveLength(1);
      for (const pid of hanging) process.kill(pid, 'SIGSTOP');
      expect(await outcome(own, server.page('product-kettle'))).toBe('fine');
      expect(await hung).toBe('timeout');
      const left = () => browsersOf(process.pid).filter((pid) => hanging.includes(pid));
      await expect.poll(left, { timeout: 2_000 }).toEqual([]);
      expect(await outcome(own, server.odd('decent'))).toBe('fine');
      await own.close();
    },
  );

  test.each(['title-storm', 'title-loop'] as const)(
    '%s keeps only its own browser busy: pages beside it and after it are read',
    async (kind) => {
      const controller = new AbortController();
      const busy = outcome(capturer, server.odd(kind), 25_000, controller.signal);
      for (let page = 0; page < 3; page += 1) {
        expect(await outcome(capturer, server.page('product-kettle'))).toBe('fine');
      }
      controller.abort(new Error('enough'));
      await busy;
      expect(await outcome(capturer, server.odd('decent'))).toBe('fine');
    },
  );

  test('several pages at the same time do not disturb each other', async () => {
    const outcomes = await Promise.all([
      outcome(capturer, server.odd('decent')),
      outcome(capturer, server.odd('late-endless-script'), 10_000),
      outcome(capturer, server.page('product-kettle')),
    ]);
    expect(outcomes).toEqual(['fine', 'fine', 'fine']);
  });
});

/** The certificate of the fixture server is its own authority, for this one name. */
describe.each([
  ['static mode', 'none'],
  ['rendered mode', null],
] as const)('an authority of the operator in %s', (_mode, chromePath) => {
  async function outcomeOf(host: string): Promise<string> {
    const port = new URL(server.tlsOrigin).port;
    const caFile = join(import.meta.dirname, '../../fixtures/untrusted-certificate.pem');
    const policy = { ...DEFAULT_POLICY, caFile, allowPrivate: [`${host}:${port}`] };
    const capturer = await createCapturer({ policy, chromePath, resolve: async () => ['127.0.0.1'] });
    try {
      return await outcome(capturer, `https://${host}:${port}/odd/decent`);
    } finally {
      await capturer.close();
    }
  }

  test('is trusted for the name that it vouches for, and for no other', { timeout: 60_000 }, async () => {
    expect(await outcomeOf('untrusted.fixture')).toBe('fine');
    expect(await outcomeOf('other.fixture')).toBe('tls');
  });
});

test('a browser that can not be started is an error of its own kind, and no capture', async () => {
  const capturer = await open('/bin/false');
  const started = capturer.capture(server.odd('decent'));
  await expect(started).rejects.not.toBeInstanceOf(CaptureError);
  await expect(started).rejects.toThrow(/^The browser couldn’t be started: [^\n]+$/);
  await capturer.close();
});

test('a path that leads to no browser is named, and another one is looked for', async () => {
  const warnings: string[] = [];
  const onWarning = (message: string) => void warnings.push(message);
  const capturer = await createCapturer({ chromePath: '/nowhere/chrome', onWarning });
  expect(warnings[0]).toContain('/nowhere/chrome');
  await capturer.close();
});

/** Processes that this one started and that run a browser. */
function browsersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, name = '', ppid] =
          /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return Number(ppid) === parent && /chrom/i.test(name);
      } catch {
        return false;
      }
    });
}

function clockOf({ later }: PageSnapshot): string {
  const nodes: SnapshotNode[] = later?.nodes ?? [];
  const clock = nodes.findIndex(({ attributes }) => attributes.id === 'clock');
  return nodes.find(({ parent }) => parent === clock)?.text ?? '';
}
