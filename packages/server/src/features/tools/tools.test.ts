import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';

describe('documents of the free tools', { timeout: 60_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
  }, 60_000);
  afterAll(() => test.close());

  it.each([
    'ab-test-planner/pdf?element=pricing&goal=boost-revenue&rate=3&traffic=4000',
    'cro-checklist/pdf?done=0000000000003',
    'customer-journey/pdf?businessType=saas&primaryGoal=reduce-churn&targetAudience=unset',
  ])('are drawn for visitors: %s', async (path) => {
    const answer = await test.app.inject({ url: `/api/tools/${path}` });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeGreaterThan(3_000);
  });

  it.each([
    'ab-test-planner/pdf?element=pricing&goal=boost-revenue&rate=3',
    'ab-test-planner/pdf?element=everything&goal=boost-revenue&rate=3&traffic=4000',
    'customer-journey/pdf?businessType=bakery',
  ])('need the inputs that the tool needs: %s', async (path) => {
    expect((await test.app.inject({ url: `/api/tools/${path}` })).statusCode).toBe(400);
  });
});
