import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { expect, it } from 'vitest';
import { analyses } from '../database/schema.ts';
import { browsersOf } from '../testing/browser-processes.ts';
import { createTestApp, signedInAs } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess } from '../testing/test-process.ts';
import { expectNothingOpen, expectSent } from './kept.ts';

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
    // It isn't lost: it ends with a report or a failure of the page.
    expect([200, 422]).toContain((await waiting).statusCode);
    await second.end('SIGTERM');
  } finally {
    await first.end('SIGKILL');
    await test.close();
    await pages.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

it('stops within 15 s while a mail server does not answer, and the mail arrives later, once', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const asked = once(silent, 'connection');
  const test = await createTestApp(EMBEDDED, { isWorker: false, environment: { APP_SECRET } });
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-shutdown-'));
  const environment = {
    DATABASE_URL: test.databaseUrl,
    LIFTMARK_DATA: folder,
    LIFTMARK_ROLES: 'worker',
    APP_SECRET,
  };
  const { port } = silent.address() as AddressInfo;
  const first = await startProcess({
    ...environment,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Liftmark <no-reply@liftmark.test>',
  });
  try {
    const { database, mailer } = test.services;
    await mailer.send(database, 'sign-up-attempt', { firstName: 'Ada' }, { to: 'ada@shop.test' });
    const [socket] = await asked;
    const startedAt = performance.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    socket.destroy();

    const second = await startProcess(environment);
    await expectNothingOpen(database);
    await expectSent({ database, dataFolder: folder });
    await second.end('SIGTERM');
  } finally {
    await first.end('SIGKILL');
    await test.close();
    silent.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
