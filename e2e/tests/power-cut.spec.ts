import { randomUUID } from 'node:crypto';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { expect, test } from '@playwright/test';
import { signUp } from '../people.ts';
import { startProduct } from '../product.ts';

test('an analysis cut off by SIGKILL is completed once after the restart', async ({ playwright }) => {
  test.setTimeout(180_000);
  const pages = await startFixtureServer();
  const product = await startProduct({ ALLOW_PRIVATE_TARGETS: pages.host });
  const client = await playwright.request.newContext({ baseURL: product.origin });
  try {
    await signUp(client, product);
    const key = randomUUID();
    const url = `${pages.odd('slow')}?ms=4000`;
    const lost = client
      .post('/api/analyze/url', { data: { url }, headers: { 'idempotency-key': key } })
      .catch(() => 'connection lost');
    await expect
      .poll(() => pages.requested.filter((path) => path.startsWith('/odd/slow')).length)
      .toBeGreaterThan(0);

    await product.killAndRestart();
    expect(await lost).toBe('connection lost');

    // The same key asks for the same analysis, so the client that comes back gets the report, not a second one.
    const answer = await client.post('/api/analyze/url', {
      data: { url },
      headers: { 'idempotency-key': key },
      timeout: 120_000,
    });
    expect(answer.status()).toBe(200);
    const { reportId } = await answer.json();
    const list = await (await client.get('/api/reports')).json();
    expect(list.map((report: { secureId: string }) => report.secureId)).toEqual([reportId]);
  } finally {
    await client.dispose();
    await product.stop();
    await pages.close();
  }
});
