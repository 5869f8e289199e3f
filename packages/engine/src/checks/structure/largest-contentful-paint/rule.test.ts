import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { largestContentfulPaint } from './rule.ts';

const lcp = (desktop: number | null, mobile: number | null) => ({ speed: { lcpMs: { desktop, mobile } } });

it('passes 2.5 seconds', () => {
  expect(outcomeOf(largestContentfulPaint, lcp(1000, 2500))).toMatchObject({ score: 1 });
});

it('takes the mean of the viewports, or the one that was read', () => {
  expect(outcomeOf(largestContentfulPaint, lcp(2000, 4000))).toMatchObject({ score: 0.7 });
  expect(outcomeOf(largestContentfulPaint, lcp(null, 9000))).toMatchObject({ score: 0 });
});

it('names the image with its size', () => {
  const speed = {
    lcpMs: { mobile: 6000 },
    lcpUrl: 'https://harbor.example/hero.jpg?v=2',
    lcpBytes: 1_400_000,
  };
  expect(adviceOf(largestContentfulPaint, { speed }).title).toBe('Show the image “hero.jpg” (1.4 MB) sooner');
});

it('is not measured without a value or without layout', () => {
  expect(outcomeOf(largestContentfulPaint, lcp(null, null)).kind).toBe('notMeasured');
  expect(outcomeOf(largestContentfulPaint, { speed: null }).kind).toBe('notMeasured');
  expect(outcomeOf(largestContentfulPaint, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('ignores a slow time on a machine with no processor left for the page, and keeps a good one', () => {
  const busy = (desktop: number, mobile: number) => ({
    speed: { lcpMs: { desktop, mobile }, waitedShare: { desktop: 0.7, mobile: 0.7 } },
  });
  expect(outcomeOf(largestContentfulPaint, busy(9000, 11_000))).toMatchObject({
    kind: 'notMeasured',
    reason: expect.stringContaining('spent 70% of its processing time waiting for our machine'),
  });
  const half = outcomeOf(largestContentfulPaint, busy(1200, 11_000));
  expect(half).toMatchObject({ score: 1, observed: expect.not.stringContaining('mobile') });
});

it('doesn’t name an element without words or file twice', () => {
  const speed = { lcpUrl: null, lcpElement: { desktop: null, mobile: null } };
  expect(outcomeOf(largestContentfulPaint, { speed })).toMatchObject({
    observed: expect.stringMatching(/^In our run, the largest element appeared/),
  });
});
