import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { availableBrowser } from './available-browser.ts';
import { type BrowserPool, createBrowserPool } from './browser.ts';
import { createDeviceSets, type DeviceSets } from './device-sets.ts';
import { createEgressGuard } from './egress/egress.ts';
import { DEFAULT_POLICY } from './egress/policy.ts';

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

  test('one is made ahead, handed out once and closed whole', async () => {
    await sets.prepare();
    const browser = await pool.warm();
    const before = browser.contexts();
    await sets.prepare();
    expect(browser.contexts()).toEqual(before);

    const [first, second] = await Promise.all([sets.take(browser), sets.take(browser)]);
    expect(second.egress.proxyUrl).not.toBe(first.egress.proxyUrl);
    const [desktop, mobile, later] = await Promise.all([
      first.open('desktop'),
      first.open('mobile'),
      first.open('desktop'),
    ]);
    expect(before).toContain(desktop.page.context());
    expect(before).toContain(mobile.page.context());
    expect(before).not.toContain(later.page.context());

    await Promise.all([first.close(), second.close()]);
    expect(browser.contexts()).toHaveLength(before.length - 2);
  });

  test('what was made in a browser that is no longer lent is not handed out', async () => {
    await sets.prepare();
    const misbehaving = await pool.lease();
    misbehaving.release('misbehaved');
    const { browser, release } = await pool.lease();
    const set = await sets.take(browser);
    const { page } = await set.open('mobile');
    expect(page.context().browser()).toBe(browser);
    expect(page.viewportSize()).toMatchObject({ width: 390 });
    await set.close();
    release('fine');
  });

  test('where nothing can be made ahead, nobody is troubled', async () => {
    const broken = createDeviceSets(
      { ...pool, warm: () => Promise.reject(new Error('no browser')) },
      createEgressGuard(DEFAULT_POLICY),
    );
    await expect(broken.prepare()).resolves.toBeUndefined();
    const { browser, release } = await pool.lease();
    const set = await broken.take(browser);
    await expect(set.open('desktop')).resolves.toHaveProperty('page');
    await set.close();
    await broken.close();
    release('fine');
  });
});

test('a set that comes too late is closed, and nobody waits for it', async () => {
  vi.useFakeTimers();
  try {
    const context = Promise.withResolvers<BrowserContext>();
    const browser = { version: () => '1.0', newContext: () => context.promise } as unknown as Browser;
    const guard = createEgressGuard(DEFAULT_POLICY);
    const closed = Promise.withResolvers<void>();
    const open = async () => {
      const egress = await guard.open();
      const close = () => egress.close().then(closed.resolve);
      return { ...egress, close };
    };
    const pool = { warm: async () => browser } as unknown as BrowserPool;
    const sets = createDeviceSets(pool, { ...guard, open });
    const prepared = sets.prepare();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.runAllTimersAsync();
    await prepared;
    const session = { send: async () => undefined };
    const late = {
      newPage: async () => ({}),
      newCDPSession: async () => session,
      close: async () => undefined,
    };
    context.resolve(late as unknown as BrowserContext);
    await closed.promise;
  } finally {
    vi.useRealTimers();
  }
});
