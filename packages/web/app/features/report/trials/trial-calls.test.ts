import type { TrialRun } from '@liftmark/contract/report-trials';
import { expect, test } from 'vitest';
import { watchMs } from './trial-calls.ts';

const run: TrialRun = {
  id: '3f0c8a52-6f0e-4a55-9d1c-6a1c3a3b9f10',
  kind: 'words',
  state: 'running',
  request: { part: 'headline', text: 'Tea in April' },
  tried: 0,
  total: 1,
  message: null,
  trial: null,
  createdAt: '2026-01-02T03:04:05.000Z',
};

test('a page that stays open is looked at until it is closed', () => {
  const idle = watchMs({ runs: [], page: 'open' });
  const trying = watchMs({ runs: [run], page: 'open' });
  expect(idle).toBeGreaterThan(Number(watchMs({ runs: [], page: 'opening' })));
  expect(trying).toBeLessThan(Number(idle));
  expect(watchMs({ runs: [{ ...run, state: 'done' }], page: null })).toBe(false);
  expect(watchMs(undefined)).toBe(false);
});
