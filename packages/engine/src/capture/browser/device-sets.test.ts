import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEgressGuard } from '../egress/egress.ts';
import { listenOnLoopback } from '../egress/listen.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';
import { availableBrowser } from './available-browser.ts';
import { type BrowserLease, type BrowserPool, createBrowserPool } from './browser.ts';
import { createDeviceSets, type DeviceSets } from './device-sets.ts';

const found = await availableBrowser();

describe.skipIf(found === null)('device sets', { timeout: 60_000 }, () => {
  let pool: BrowserPool;
  let sets: DeviceSets;
  beforeAll(() => {
    if (found === null) return;
    pool = createBrowserPool({ found });
    sets = createDeviceSets(pool, createEgressGuard(DEFAULT_POLICY));
  });
  afterAll(async () => {
    await sets.close();
    await pool.close();
  });

  test('one is made ahead, handed out once and closed whole; no two share a browser', async () => {
    await sets.prepare();
    await sets.prepare();
    const [first, second] = await Promise.all([sets.take(), sets.take()]);
    expect(second.egress.proxyUrl).not.toBe(first.egress.proxyUrl);
    expect(second.lease.browser).not.toBe(first.lease.browser);
    const before = first.lease.browser.contexts();
    const [desktop, mobile, later] = await Promise.all([
      first.open('desktop'),
      first.open('mobile'),
      first.open('desktop'),
    ]);
    expect(before).toContain(desktop.page.context());
    expect(before).toContain(mobile.page.context());
    expect(before).not.toContain(later.page.context());

    await Promise.all([first.end('fine'), second.end('fine')]);
    expect(first.lease.browser.contexts()).toHaveLength(before.length - 2);
  });

  test('a browser that is just being given back is taken instead of starting another', async () => {
    const { lease, end } = await sets.take();
    void end('fine');
    const next = await sets.take();
    expect(next.lease.browser).toBe(lease.browser);
    await next.end('fine');
  });

  test('what was made in a browser that ended meanwhile is not handed out', async () => {
    await sets.prepare();
    const ahead = await sets.take();
    await ahead.end('fine');
    await sets.prepare();
    await ahead.lease.browser.close();
    const set = await sets.take();
    const { page } = await set.open('mobile');
    expect(page.context().browser()).not.toBe(ahead.lease.browser);
    expect(page.viewportSize()).toMatchObject({ width: 390 });
    await set.end('fine');
  });

  test('where nothing can be made ahead, nobody is troubled', async () => {
    let tries = 0;
    const lease: BrowserPool['lease'] = (fresh) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no browser')) : pool.lease(fresh);
    };
    const broken = createDeviceSets({ ...pool, lease }, createEgressGuard(DEFAULT_POLICY));
    await expect(broken.prepare()).resolves.toBeUndefined();
    const set = await broken.take();
    await expect(set.open('desktop')).resolves.toHaveProperty('page');
    await set.end('fine');
    await broken.close();
  });
});

test('a set that comes too late is given up with its browser, and nobody waits for it', async () => {
  vi.useFakeTimers();
  try {
    const releases: string[] = [];
    const never = new Promise<BrowserContext>(() => undefined);
    const browser = { version: () => '1.0', newContext: () => never };
    const release = (outcome: string) => void releases.push(outcome);
    const lease = { browser, listen: listenOnLoopback, release } as unknown as BrowserLease;
    const pool = { lease: async () => lease } as unknown as BrowserPool;
    const sets = createDeviceSets(pool, createEgressGuard(DEFAULT_POLICY));
    let isPrepared = false;
    const prepared = sets.prepare().then(() => {
      isPrepared = true;
    });
    while (!isPrepared) await vi.advanceTimersByTimeAsync(1_000);
    await prepared;
    expect(releases[0]).toBe('misbehaved');
  } finally {
    vi.useRealTimers();
  }
});
