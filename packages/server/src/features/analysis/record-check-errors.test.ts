import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createTelemetry } from '../../platform/telemetry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { recordCheckErrors } from './record-check-errors.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(EMBEDDED, { isWorker: false });
});
afterAll(() => test.close());

it('logs and counts a check that failed, with where it happened', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) }).child({ analysis: 'a-1' });
  const telemetry = createTelemetry();
  const { database } = test.services;
  const record = recordCheckErrors({
    database,
    telemetry,
    log,
    onError: (error) => expect.fail(String(error)),
  });
  record({ check: 'price-visibility', error: new TypeError('no such node') });
  record({ check: 'price-visibility', error: new TypeError('no such node') });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'check failed',
    analysis: 'a-1',
    check: 'price-visibility',
    err: { type: 'TypeError', message: 'no such node', stack: expect.stringContaining('.test.ts') },
  });
  expect(telemetry.render()).toMatch(/^liftmark_check_errors_total\{check="price-visibility"\} 2$/m);
});
