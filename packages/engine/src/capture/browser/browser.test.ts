import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../../fixtures/server.ts';
import { type Captured, captureRendered } from '../capture.ts';
import { createEgressGuard } from '../egress/egress.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';
import { availableBrowser } from './available-browser.ts';
import { createBrowserPool } from './browser.ts';
import { bundledBrowser } from './bundled-browser.ts';
import { createDeviceSets } from './device-sets.ts';
import { browserEnvironment } from './environment.ts';
import { guardMemory } from './memory-guard.ts';
import { leaderOf } from './processes.ts';
import type { FoundBrowser } from './system-browser.ts';

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
    return await captureRendered(createDeviceSets(pool, guard), url, {});
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

const noWall = () => Promise.reject(new Error('no wall in this test'));

const isProfile = (name: string) => name.startsWith(`liftmark-browser-${process.pid}-`);

/** The processes of a browser that have not ended. */
function groupOf(leader: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const [state, , group] = statusOf(pid);
      return Number(group) === leader && state !== 'Z';
    })
    .map(Number);
}

/** The fields after the name; none where the process has ended. */
function statusOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Sockets of the browser that hear what is sent to all of the network that ask for names (224.0.0.251:5353). */
function multicastSocketsOf(leader: number): string[] {
  const listening = readFileSync(`/proc/${leader}/net/udp`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address]) => address?.endsWith(':14E9'))
    .map((fields) => `socket:[${fields[9]}]`);
  const open = groupOf(leader).flatMap((pid) =>
    readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`)),
  );
  return listening.filter((socket) => open.includes(socket));
}

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
  'no two analyses share a browser, and one that was given back is lent again',
  async () => {
    if (available === null) return;
    const pool = createBrowserPool({ found: available });
    const [first, second] = await Promise.all([pool.lease(), pool.lease()]);
    expect(first.browser).not.toBe(second.browser);
    first.release('fine');
    const later = await pool.lease();
    expect(later.browser).toBe(first.browser);
    later.release('fine');
    const fresh = await pool.lease(true);
    expect([first.browser, second.browser]).not.toContain(fresh.browser);
    await pool.close();
  },
  TIMEOUT_MS,
);

test.skipIf(available === null)(
  'a browser that nobody needs for a while is ended',
  async () => {
    if (available === null) return;
    const pool = createBrowserPool({ found: available, idleMs: 1 });
    const { browser, release } = await pool.lease();
    const ended = new Promise<unknown>((resolve) => browser.once('disconnected', resolve));
    release('fine');
    await ended;
    await pool.close();
  },
  TIMEOUT_MS,
);

test.skipIf(available === null || process.platform !== 'linux')(
  'a browser that misbehaved is killed within two seconds with all its processes, though it answers nothing',
  async () => {
    if (available === null) return;
    const pool = createBrowserPool({ found: available });
    const { browser, release } = await pool.lease();
    await (await browser.newContext()).newPage();
    const leader = await leaderOf(browser);
    const processes = groupOf(leader);
    // Itself, the one that makes the others, one for the network and one for each page.
    expect(processes.length).toBeGreaterThan(4);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    release('misbehaved');
    await expect.poll(() => groupOf(leader), { timeout: 2_000 }).toEqual([]);
    const next = await pool.lease();
    expect(next.browser).not.toBe(browser);
    await pool.close();
    expect((await readdir(tmpdir())).filter(isProfile)).toEqual([]);
  },
  TIMEOUT_MS,
);

test.skipIf(available === null || process.platform !== 'linux')(
  'a browser that stopped answering while it waited is killed and not lent',
  async () => {
    if (available === null) return;
    const pool = createBrowserPool({ found: available });
    const { browser, release } = await pool.lease();
    const leader = await leaderOf(browser);
    release('fine');
    process.kill(leader, 'SIGSTOP');
    const next = await pool.lease();
    expect(next.browser).not.toBe(browser);
    await expect.poll(() => groupOf(leader), { timeout: 2_000 }).toEqual([]);
    await pool.close();
  },
  TIMEOUT_MS,
);

test.skipIf(available === null || process.platform !== 'linux')(
  'a page that looks for ways to be reached joins no group of the network and learns no address',
  async () => {
    if (available === null) return;
    // Behind the wall there is no network whose group could be joined.
    const pool = createBrowserPool({ found: available, openWall: noWall });
    const guard = createEgressGuard({ ...DEFAULT_POLICY, allowPrivate: [server.host] });
    const set = await createDeviceSets(pool, guard).take();
    try {
      const { page } = await set.open('desktop');
      await page.goto(server.odd('webrtc-candidates'));
      const ways = page.locator('#ways');
      await expect.poll(() => ways.innerText()).toBe('candidate: no more');
      expect(multicastSocketsOf(await leaderOf(set.lease.browser))).toEqual([]);
    } finally {
      await set.end('fine');
      await pool.close();
    }
  },
  TIMEOUT_MS,
);

test.skipIf(available === null || !existsSync('/proc/self/autogroup'))(
  'a browser whose page takes long lets the others have the processor first, and serves nobody after it',
  async () => {
    if (available === null) return;
    const pool = createBrowserPool({ found: available, slowMs: 50 });
    try {
      const lease = await pool.lease();
      const leader = await leaderOf(lease.browser);
      const share = () => readFile(`/proc/${leader}/autogroup`, 'utf8');
      lease.watch();
      await expect.poll(share).toContain('nice 10');
      const ended = new Promise<unknown>((resolve) => lease.browser.once('disconnected', resolve));
      lease.release('fine');
      await ended;
    } finally {
      await pool.close();
    }
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
      { browser, leader: await leaderOf(browser) },
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
