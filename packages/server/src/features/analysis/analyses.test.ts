import {
  analysisStateSchema,
  analyzeUrlResponseSchema,
  progressEventSchema,
} from '@liftmark/contract/analysis';
import { CAPTURE_FAILURES, SLOW_JUDGING_SENTENCE } from '@liftmark/contract/capture-failures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { testServers } from '../../testing/test-database.ts';

describe.each(testServers())('/api/analyses on $name', (server) => {
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    test = await createTestApp(server);
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  const analyze = (url: string, headers: Record<string, string>) =>
    fetch(`${origin}/api/analyze/url`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });
  const state = (key: string, headers: Record<string, string>) =>
    test.app.inject({ url: `/api/analyses/${key}`, headers });
  const messagesOf = (stream: string) =>
    [...stream.matchAll(/^event: progress\ndata: (.*)$/gm)].map(([, data]) =>
      progressEventSchema.parse(JSON.parse(data ?? '')),
    );

  it('streams every stage, never runs backwards, and ends with the report', async () => {
    const headers = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'streamed' };
    const events = fetch(`${origin}/api/analyses/streamed/events`, { headers });
    const answer = analyze('https://shop.test/streamed', headers);
    const stream = await events;
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const messages = messagesOf(await stream.text());
    const percents = messages.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.slice(0, -1).every((percent) => percent <= 95)).toBe(true);
    const { reportId } = analyzeUrlResponseSchema.parse(await (await answer).json());
    expect(messages.at(-1)).toMatchObject({ stage: 'done', percent: 100, reportId });
    const stages = messages.map(({ stage }) => stage);
    expect(stages).toEqual(['queued', 'capture', 'capture', 'check', 'store', 'done']);

    for (const [had, missed] of [
      [{}, messages],
      [{ 'last-event-id': '2' }, messages.slice(3)],
      [{ 'last-event-id': '99' }, messages.slice(-1)],
      [{ 'last-event-id': 'none of ours' }, messages],
    ] as const) {
      const again = await fetch(`${origin}/api/analyses/streamed/events`, {
        headers: { ...headers, ...had },
      });
      expect(messagesOf(await again.text())).toEqual(missed);
    }
    expect(analysisStateSchema.parse((await state('streamed', headers)).json())).toMatchObject({
      key: 'streamed',
      url: 'https://shop.test/streamed',
      state: 'done',
      progress: { reportId },
    });
  });

  it('streams the reason where there is no report', async () => {
    const headers = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'failing' };
    await analyze('https://shop.test/fail/dns', headers);
    const stream = await fetch(`${origin}/api/analyses/failing/events`, { headers });
    expect(messagesOf(await stream.text()).at(-1)).toMatchObject({ stage: 'failed', error: { code: 'dns' } });
  });

  it('answers for the analysis of somebody else as for none', async () => {
    const owner = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'mine' };
    await analyze('https://shop.test/mine', owner);
    const stranger = await signedInAs(test, { plan: 'pro' });
    for (const path of ['', '/events', '/cancel']) {
      const method = path === '/cancel' ? 'POST' : 'GET';
      const theirs = await test.app.inject({ method, url: `/api/analyses/mine${path}`, headers: stranger });
      const none = await test.app.inject({ method, url: `/api/analyses/none${path}`, headers: stranger });
      expect(theirs.statusCode).toBe(404);
      expect(theirs.body).toBe(none.body);
    }
    expect((await state('mine', owner)).json().state).toBe('done');
  });

  it('cancels a running analysis: the request ends, the page is let go, nothing is stored', async () => {
    const headers = { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': 'cancelled' };
    const request = analyze('https://shop.test/held/cancelled', headers);
    await expect.poll(() => test.engine.analyzed).toContain('https://shop.test/held/cancelled');
    const cancelled = await test.app.inject({
      method: 'POST',
      url: '/api/analyses/cancelled/cancel',
      headers,
    });
    expect(cancelled.json()).toMatchObject({
      state: 'cancelled',
      progress: { error: { code: 'cancelled' } },
    });
    const response = await request;
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'cancelled' });
    expect((await test.app.inject({ url: '/api/reports', headers })).json()).toEqual([]);
    // The slot is free again, and what has ended stays as it ended.
    expect((await analyze('https://shop.test/next', await signedInAs(test, { plan: 'pro' }))).status).toBe(
      200,
    );
    const again = await test.app.inject({ method: 'POST', url: '/api/analyses/cancelled/cancel', headers });
    expect(again.json().state).toBe('cancelled');
  });

  it('refuses a key that can be none', async () => {
    const response = await test.app.inject({ url: '/api/analyses/%00' });
    expect(response.statusCode).toBe(400);
    expect((await state('x'.repeat(300), {})).statusCode).toBeGreaterThanOrEqual(400);
    expect((await state('x'.repeat(300), {})).statusCode).toBeLessThan(500);
  });
});

describe.each(testServers())('limits of analyses on $name', (server) => {
  it('turns new ones away while the queue is full, and gives up waiting with a way to come back', async () => {
    const environment = { ANALYSIS_CONCURRENCY: '1' };
    const test = await createTestApp(server, { environment, isWorker: false, waitMs: 100, queueLimit: 2 });
    const submit = async (key: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/analyze/url',
        headers: { ...(await signedInAs(test, { plan: 'pro' })), 'idempotency-key': key },
        payload: { url: 'https://shop.test/' },
      });
    const [first, second] = await Promise.all([submit('a'), submit('b')]);
    for (const waiting of [first, second]) {
      expect(waiting).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    }
    expect(await submit('c')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
    await test.close();
  });

  it.each([
    ['says what took too long', 'slow', SLOW_JUDGING_SENTENCE],
    ['ends it also when the engine does not heed it', 'deaf', CAPTURE_FAILURES.timeout],
  ])('%s where an analysis is at its budget', async (_what, page, message) => {
    const test = await createTestApp(server, { environment: { ANALYSIS_BUDGET_S: '5' }, budgetS: 1 });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/analyze/url',
      headers: await signedInAs(test, { plan: 'free' }),
      payload: { url: `https://shop.test/${page}` },
    });
    expect(response).toMatchObject({ statusCode: 422 });
    expect(response.json()).toEqual({ code: 'timeout', message });
    await test.close();
  });

  it('lets a free account analyze as often as the plan says', async () => {
    const test = await createTestApp(server, { environment: { FREE_ANALYSES_PER_MONTH: '1' } });
    const actor = await test.createUser({ email: 'free@shop.test' });
    const analyze = (url: string) =>
      test.app.inject({ method: 'POST', url: '/api/analyze/url', payload: { url }, headers: actor });
    expect((await analyze('https://shop.test/fail/dns')).statusCode).toBe(422);
    expect((await analyze('https://shop.test/a')).statusCode).toBe(200);
    const refused = await analyze('https://shop.test/b');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('Free plan limit reached');
    await test.close();
  });

  it('gives the last analysis of a plan to exactly one of ten that come together', async () => {
    const test = await createTestApp(server, { environment: { FREE_ANALYSES_PER_MONTH: '2' } });
    const headers = await signedInAs(test, { plan: 'free' });
    const analyze = async (path: string) => {
      const payload = { url: `https://shop.test/${path}` };
      return (await test.app.inject({ method: 'POST', url: '/api/analyze/url', payload, headers }))
        .statusCode;
    };
    expect(await analyze('first')).toBe(200);
    const together = await Promise.all(Array.from({ length: 10 }, (_, index) => analyze(`last/${index}`)));
    expect(together.toSorted()).toEqual([200, ...Array(9).fill(403)]);
    await test.close();
  });
});
