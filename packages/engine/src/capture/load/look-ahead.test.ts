import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startFixtureServer } from '../../../fixtures/server.ts';
import { availableBrowser } from '../browser/available-browser.ts';
import { createBrowserPool } from '../browser/browser.ts';
import { openDevice } from '../browser/devices.ts';
import { createEgressGuard } from '../egress/egress.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';
import { openPageWorld } from '../read/page-world.ts';
import { lookAhead } from './look-ahead.ts';
import { shownDocument } from './navigation.ts';

const found = await availableBrowser();

test.skipIf(found === null)(
  'nothing that belongs to a page asks the network while its clock is put forward',
  async () => {
    if (found === null) return;
    const server = await startFixtureServer();
    const port = new URL(server.origin).port;
    const [site, other] = [`site.fixture:${port}`, `other.fixture:${port}`];
    const guard = createEgressGuard({ ...DEFAULT_POLICY, allowPrivate: [site, other] }, async () => [
      '127.0.0.1',
    ]);
    const pool = createBrowserPool({ found });
    const { browser, listen } = await pool.lease();
    const egress = await guard.open({}, listen);
    try {
      const asked = (from: number, who: string) =>
        server.requested.slice(from).filter((path) => path.startsWith(`/odd/json?${who}`)).length;
      const look = async () => {
        const { page, session } = await openDevice({ browser, egress, ignoreCertificates: false }, 'desktop');
        const { length } = server.requested;
        await page.goto(`http://${site}/odd/asking-aside?frame=http://${other}/odd/endless-requests`);
        await expect
          .poll(() => asked(length, '0') > 0 && asked(length, 'worker') > 0, { timeout: 20_000 })
          .toBe(true);
        const world = await openPageWorld(session, (await shownDocument(session)).frameId);
        const { changing } = await lookAhead(page, session, world);
        if (changing.length === 0) await page.context().close();
        return changing;
      };
      // A machine that is busy for a moment leaves a page no time to show what it does, and the next one has it.
      await expect.poll(look, { timeout: 45_000 }).toHaveLength(1);
      // From here on nothing has changed back.
      const { length } = server.requested;
      await delay(500);
      expect(server.requested.slice(length)).toEqual([]);
    } finally {
      await egress.close();
      await pool.close();
      await server.close();
    }
  },
  60_000,
);
