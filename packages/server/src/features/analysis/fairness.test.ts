import { expect, it } from 'vitest';
import { createTestApp, signedInAs } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

it("holds nobody's first analysis back by the many of somebody else", async () => {
  const test = await createTestApp(EMBEDDED, { environment: { ANALYSIS_CONCURRENCY: '1' }, queueLimit: 100 });
  try {
    const analyze = ({ cookie }: { cookie: string }, path: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/analyze/url',
        headers: { cookie },
        payload: { url: `https://shop.test/held/${path}` },
      });
    const busy = await signedInAs(test, { plan: 'pro' });
    const other = await signedInAs(test, { plan: 'pro' });
    const many = Array.from({ length: 20 }, (_, index) => analyze(busy, `busy-${index}`));
    const isQueued = async () => (await test.app.inject({ url: '/metrics' })).body;
    await expect.poll(isQueued, { timeout: 20_000 }).toContain('{queue="analysis",state="waiting"} 19');
    const first = analyze(other, 'other');
    await expect.poll(isQueued, { timeout: 20_000 }).toContain('{queue="analysis",state="waiting"} 20');
    test.engine.release();
    expect((await first).statusCode).toBe(200);
    await Promise.all(many);
    const place = test.engine.analyzed.findIndex((url) => url.endsWith('/other'));
    // Behind the one that ran already, and at most one more.
    expect(place).toBeLessThanOrEqual(2);
  } finally {
    await test.close();
  }
}, 60_000);
