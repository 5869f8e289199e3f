import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import { availableBrowser } from './available-browser.ts';
import { createBrowserPool } from './browser.ts';
import { bundledBrowser } from './browser-bundled.ts';
import { browserEnvironment } from './browser-environment.ts';
import type { FoundBrowser } from './browser-path.ts';
import { type Captured, captureRendered } from './capture.ts';
import { createDeviceSets } from './device-sets.ts';
import { createEgressGuard } from './egress/egress.ts';
import { DEFAULT_POLICY } from './egress/policy.ts';
import { guardMemory } from './memory-guard.ts';

let server: FixtureServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

/** Unpacking the browser that comes with npm takes its time on a busy machine. */
const TIMEOUT_MS = 120_000;

async function captureWith(found: FoundBrowser, url: string) {
  const pool = createBrowserPool({ found });
  const guard = createEgressGuard({ ...DEFAULT_POLICY, allowPrivate: [server.host] });
  try {
    return await captureRendered(pool, createDeviceSets(pool, guard), url, {});
  } finally {
    await pool.close();
  }
}

/** What a page of ours looks like in this browser, and how many UDP packets it sent past the proxy. */
async function packetsOf(found: FoundBrowser): Promise<{ captured: Captured; packets: number }> {
  let packets = 0;
  const listener = createSocket('udp4').on('message', () => {
    packets += 1;
  });
  listener.bind(0, '127.0.0.1');
  await once(listener, 'listening');
  try {
    const url = `${server.odd('udp-packets')}?port=${listener.address().port}`;
    return { captured: await captureWith(found, url), packets };
  } finally {
    listener.close();
  }
}

const available = await availableBrowser();

test.skipIf(available === null || process.platform !== 'linux')(
  'the browser that opens hostile pages knows no secret of ours',
  async () => {
    if (available === null) return;
    vi.stubEnv('APP_SECRET', 'never-for-a-browser');
    const pool = createBrowserPool({ found: available });
    try {
      const { browser } = await pool.lease();
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
      const environment = await readFile(`/proc/${id}/environ`, 'utf8');
      expect(environment).toContain('PATH=');
      expect(environment).not.toContain('APP_SECRET');
    } finally {
      vi.unstubAllEnvs();
      await pool.close();
    }
  },
  TIMEOUT_MS,
);
test.skipIf(available === null || process.platform !== 'linux')(
  'the browser keeps turned off what the driver turns off, and opens no pages of its own',
  async () => {
    if (available === null) return;
    const pool = createBrowserPool({ found: available });
    try {
      const { browser } = await pool.lease();
      await (await browser.newContext()).newPage();
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
      const commandLine = await readFile(`/proc/${id}/cmdline`, 'utf8');
      const lists = [...commandLine.matchAll(/--disable-features=([^\0]*)/g)].map(([, list]) =>
        list?.split(','),
      );
      expect(lists.length).toBeGreaterThan(1);
      expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.slice(0, -1).flatMap((list) => list ?? [])));

      const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
      expect(targetInfos.filter(({ url }) => url.startsWith('chrome:'))).toEqual([]);
    } finally {
      await pool.close();
    }
  },
  TIMEOUT_MS,
);

test.skipIf(available === null)(
  'the browser of the machine sends no packet past the proxy',
  async () => {
    if (available === null) return;
    const { captured, packets } = await packetsOf(available);
    expect(captured.snapshot.desktop?.requests).toHaveLength(1);
    expect(packets).toBe(0);
  },
  TIMEOUT_MS,
);

test.skipIf(available === null)(
  'tells of a browser that ends on its own, and of none that was let go',
  async () => {
    if (available === null) return;
    let lost = 0;
    const pool = createBrowserPool({
      found: available,
      onLost: () => {
        lost += 1;
      },
    });
    const first = await pool.lease();
    await first.browser.close();
    first.release('fine');
    expect(lost).toBe(1);
    (await pool.lease()).release('misbehaved');
    await pool.close();
    expect(lost).toBe(1);
  },
  TIMEOUT_MS,
);

test.skipIf(available === null)(
  'gives a browser of its own to who asks for one, and the shared one to everybody else',
  async () => {
    if (available === null) return;
    const pool = createBrowserPool({ found: available });
    const shared = await pool.lease();
    const alone = await pool.lease(true);
    expect(alone.browser).not.toBe(shared.browser);
    const ended = new Promise<unknown>((resolve) => alone.browser.once('disconnected', resolve));
    alone.release('fine');
    await ended;
    const later = await pool.lease();
    expect(later.browser).toBe(shared.browser);
    expect(shared.browser.isConnected()).toBe(true);
    await pool.close();
  },
  TIMEOUT_MS,
);

test.skipIf(available === null || process.platform !== 'linux')(
  'a browser whose own process takes too much memory is ended',
  async () => {
    if (available === null) return;
    const browser = await chromium.launch({
      executablePath: available.executablePath,
      env: browserEnvironment(available, tmpdir()),
      chromiumSandbox: false,
    });
    const ended = new Promise<unknown>((resolve) => browser.once('disconnected', resolve));
    const stop = await guardMemory(
      browser,
      () => true,
      () => undefined,
      50 * 1024 * 1024,
    );
    await ended;
    stop();
  },
  TIMEOUT_MS,
);

const isBundled = process.platform === 'linux' && process.arch === 'x64';
test.skipIf(!isBundled)(
  'the browser of the npm package reads pages and sends no packet past the proxy',
  async () => {
    const bundled = await bundledBrowser();
    if (bundled === null) throw new Error('The package could not be unpacked.');
    const { captured, packets } = await packetsOf(bundled);
    expect(captured.snapshot).toMatchObject({ mode: 'rendered', status: 200, warnings: [] });
    expect(captured.screenshots.size).toBe(2);
    expect(packets).toBe(0);
  },
  TIMEOUT_MS,
);
