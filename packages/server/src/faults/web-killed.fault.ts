import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reports } from '../database/schema.ts';
import { createTestApp, signedInAs } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';
import { startProcess } from '../testing/test-process.ts';

const APP_SECRET = 'the-secret-that-all-processes-share';
const CLIENTS = 20;

it('SIGKILL of a web process while clients wait: the other one answers them, once each', async () => {
  // The workers and the first database connection are this process, whose engine can be held.
  const test = await createTestApp(EMBEDDED, { environment: { APP_SECRET, ANALYSIS_CONCURRENCY: '4' } });
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-web-killed-'));
  const startWeb = () =>
    startProcess({
      DATABASE_URL: test.databaseUrl,
      LIFTMARK_DATA: folder,
      LIFTMARK_ROLES: 'web',
      APP_SECRET,
    });
  const [first, second] = await Promise.all([startWeb(), startWeb()]);
  try {
    const { cookie } = await signedInAs(test, { plan: 'pro' });
    const ask = (origin: string, index: number) =>
      fetch(`${origin}/api/analyze/url`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': `client-${index}` },
        body: JSON.stringify({ url: `https://shop.test/held-${index}` }),
      });
    const clients = Array.from({ length: CLIENTS }, (_, index) => index);
    const cutOff = clients.map((index) => ask(first.origin, index).catch(() => null));
    await expect.poll(() => test.engine.analyzed.length, { timeout: 60_000 }).toBe(4);
    await first.end('SIGKILL');
    expect(await Promise.all(cutOff)).toEqual(clients.map(() => null));
    const answers = clients.map((index) => ask(second.origin, index));
    test.engine.release();
    const ids = await Promise.all(
      answers.map(async (answer) => ((await (await answer).json()) as { reportId: string }).reportId),
    );
    expect(new Set(ids).size).toBe(CLIENTS);
    expect(await test.services.database.$count(reports)).toBe(CLIENTS);
  } finally {
    await second.end('SIGTERM');
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
