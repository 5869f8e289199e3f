import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../../../fixtures/server.ts';
import { createEgressGuard } from '../../egress/egress.ts';
import { DEFAULT_POLICY } from '../../egress/policy.ts';
import { availableBrowser } from '../available-browser.ts';
import { type BrowserPool, createBrowserPool } from '../browser.ts';
import { createDeviceSets } from '../device-sets.ts';
import { openWall, type Wall } from './wall.ts';
import type { WallState } from './walls.ts';

const found = await availableBrowser();
/** A system need not allow one; the sentence that says so is tested everywhere. */
const isAllowed = await openWall().then(
  (wall) => wall.close().then(() => true),
  () => false,
);

const noWall = () => Promise.reject(new Error('not in this test'));

let server: FixtureServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

/** Whether a browser whose settings lead it to a port of this machine gets there. */
async function reachesThisMachine(pool: BrowserPool): Promise<boolean> {
  const { browser, release } = await pool.lease();
  const asked = server.requested.length;
  const context = await browser.newContext({ proxy: { server: server.origin } });
  const page = await context.newPage();
  await page.goto('http://shop.fixture/').catch(() => undefined);
  await context.close();
  release('fine');
  return server.requested.length > asked;
}

/** The title of a fixture page, opened through the guarded way out. */
async function titleOf(pool: BrowserPool): Promise<string> {
  const guard = createEgressGuard({ ...DEFAULT_POLICY, allowPrivate: [server.host] });
  const set = await createDeviceSets(pool, guard).take();
  const { page } = await set.open('desktop');
  await page.goto(server.odd('decent'));
  const title = await page.title();
  await set.end('fine');
  return title;
}

describe.skipIf(found === null)('the wall below the browser', { timeout: 120_000 }, () => {
  async function withPool(
    openOne: (() => Promise<Wall>) | null,
    work: (pool: BrowserPool, states: WallState[]) => Promise<void>,
  ): Promise<void> {
    if (found === null) return;
    const states: WallState[] = [];
    const onWall = (state: WallState) => void states.push(state);
    const pool = createBrowserPool({ found, onWall, ...(openOne && { openWall: openOne }) });
    try {
      await work(pool, states);
    } finally {
      await pool.close();
    }
  }

  test.skipIf(!isAllowed)('holds where the settings of the browser do not', () =>
    withPool(null, async (pool, states) => {
      expect(await titleOf(pool)).toBe('Garden planning');
      expect(await reachesThisMachine(pool)).toBe(false);
      expect(states).toEqual([
        { isUp: true, message: expect.stringContaining('is isolated from the network') },
      ]);
    }),
  );

  test('where there is none, that is said with the reason, and pages are opened all the same', () =>
    withPool(noWall, async (pool, states) => {
      expect(await titleOf(pool)).toBe('Garden planning');
      // What the wall is for: nothing else would have stopped it.
      expect(await reachesThisMachine(pool)).toBe(true);
      expect(states).toEqual([{ isUp: false, message: expect.stringContaining('(not in this test)') }]);
    }));

  test.skipIf(!isAllowed)('one behind which no browser starts is given up', () =>
    withPool(
      async () => ({
        ...(await openWall()),
        behind: () => ({ executablePath: '/bin/false', env: {} }),
      }),
      async (pool, states) => {
        expect(await titleOf(pool)).toBe('Garden planning');
        expect(states).toMatchObject([{ isUp: false }]);
      },
    ),
  );

  test.skipIf(!isAllowed)('one that fell is built again', async () => {
    const walls: Wall[] = [];
    const openOne = async () => {
      const wall = await openWall();
      walls.push(wall);
      return wall;
    };
    await withPool(openOne, async (pool, states) => {
      expect(await titleOf(pool)).toBe('Garden planning');
      await walls[0]?.close();
      expect(await titleOf(pool)).toBe('Garden planning');
      expect(await reachesThisMachine(pool)).toBe(false);
      expect(walls).toHaveLength(2);
      expect(states).toMatchObject([{ isUp: true }]);
    });
  });
});

test.skipIf(!isAllowed)('opens ports that nobody outside reaches', async () => {
  const wall = await openWall();
  const [one, other] = await Promise.all([wall.listen(), wall.listen()]);
  const [port, otherPort] = [one, other].map((server) => Object(server.address()).port);
  expect(port).not.toBe(otherPort);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  one.close();
  other.close();
  await wall.close();
  await expect(wall.listen()).rejects.toThrow('the wall is gone');
});
