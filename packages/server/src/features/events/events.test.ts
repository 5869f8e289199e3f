import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsEvents } from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

const SESSION = '0b6a1f5e-5a94-4b6a-9f5b-0f2f4c3c8d11';

describe('POST /api/events', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false });
  });
  afterAll(() => test.close());

  const post = (payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: '/api/events', payload, headers });
  async function stored() {
    const rows = await test.services.database.select().from(analyticsEvents);
    await test.services.database.delete(analyticsEvents);
    return rows;
  }
  const view = { event: 'page_view', path: '/blog', ageMs: 0 };

  it('stores a batch with the time at which each happened', async () => {
    const before = Date.now();
    const answer = await post({
      sessionId: SESSION,
      events: [view, { event: 'scroll_depth', path: '/blog', ageMs: 60_000, percent: 50 }],
    });
    expect(answer.statusCode).toBe(204);
    const rows = await stored();
    expect(rows.map(({ event, properties, sessionId }) => [event, properties, sessionId])).toEqual([
      ['page_view', { path: '/blog' }, SESSION],
      ['scroll_depth', { path: '/blog', percent: 50 }, SESSION],
    ]);
    expect(rows[1]?.timestamp.getTime()).toBeLessThan(before - 59_000);
  });

  it('ties events to an account only where the visitor agreed', async () => {
    const headers = await test.createUser({ email: 'reader@shop.test' });
    await post({ sessionId: null, events: [view] }, headers);
    expect(await stored()).toMatchObject([{ userId: null, sessionId: null }]);
    await post({ sessionId: SESSION, events: [view] }, headers);
    expect((await stored())[0]?.userId).not.toBeNull();
  });

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('stores nothing for %o', async (headers) => {
    expect((await post({ sessionId: SESSION, events: [view] }, headers)).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('gives nobody a cookie', async () => {
    expect((await post({ sessionId: null, events: [view] })).headers['set-cookie']).toBeUndefined();
    await stored();
  });

  it('never learns the secret id of a report', async () => {
    await post({ sessionId: null, events: [{ ...view, path: `/report/${SESSION}` }] });
    expect(await stored()).toMatchObject([{ properties: { path: '/report/{id}' } }]);
  });

  it.each([
    ['an unknown event', { event: 'password_typed', path: '/', ageMs: 0 }],
    ['an address with a query', { ...view, path: '/?email=me@shop.test' }],
    ['a property out of range', { event: 'scroll_depth', path: '/', ageMs: 0, percent: 51 }],
  ])('refuses %s', async (_name, event) => {
    expect((await post({ sessionId: null, events: [event] })).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('keeps no property that is not agreed on', async () => {
    await post({ sessionId: null, events: [{ ...view, email: 'me@shop.test' }] });
    expect(await stored()).toMatchObject([{ properties: { path: '/blog' } }]);
  });
});
