import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { cumulativeLayoutShift } from './rule.ts';

const cls = (desktop: number | null, mobile: number | null) => ({ speed: { cls: { desktop, mobile } } });

it('passes a still page', () => {
  expect(outcomeOf(cumulativeLayoutShift)).toMatchObject({ score: 1 });
});

it('takes the worse viewport and names the figures', () => {
  expect(outcomeOf(cumulativeLayoutShift, cls(0.02, 0.25))).toMatchObject({ score: expect.closeTo(0.4) });
  expect(adviceOf(cumulativeLayoutShift, cls(0.02, 0.25)).title).toContain('0.25 on mobile');
});

it('is not measured without a value', () => {
  expect(outcomeOf(cumulativeLayoutShift, cls(null, null)).kind).toBe('notMeasured');
});
