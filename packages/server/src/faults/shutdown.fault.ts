import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { expect, it } from 'vitest';
import { analyses } from '../database/schema.ts';
import { browsersOf } from '../testing/browser-processes.ts';
import { createTestApp, signedInAs } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess } from '../testing/test-process.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';

it('stops within 15 s in the middle of an analysis: no job lost, no browser left', async () => {
  const pages = await startFixtureServer();
  const test = await createTestApp(EMBEDDED, { isWorker: false, environment: { APP_SECRET } });
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-shutdown-'));
  const startWorker = () =>
    startProcess({
      DATABASE_URL: test.databaseUrl,
      LIFTMARK_DATA: folder,
      LIFTMARK_ROLES: 'worker',
      APP_SECRET,
      CHROME_PATH: '',
      ALLOW_PRIVATE_TARGETS: pages.host,
    });
  const first = await startWorker();
  try {
    const { cookie } = await signedInAs(test, { plan: 'pro' });
    const waiting = test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      headers: { cookie },
      payload: { url: `${pages.odd('slow')}?ms=20000` },
    });
    await expect
      .poll(() => pages.requested.filter((path) => path.startsWith('/odd/slow')).length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    const started = browsersOf(first.pid);
    const startedAt = performance.now();
    await first.end('SIGTERM');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await expect
      .poll(() => started.filter((pid) => existsSync(`/proc/${pid}/cwd`)), { timeout: 10_000 })
      .toEqual([]);
    expect(await test.services.database.select().from(analyses)).toMatchObject([{ state: 'running' }]);

    const second = await startWorker();
    // It ends with a report or with what the page did, whichever: it is not lost.
    expect([200, 422]).toContain((await waiting).statusCode);
    await second.end('SIGTERM');
  } finally {
    await first.end('SIGKILL');
    await test.close();
    await pages.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
