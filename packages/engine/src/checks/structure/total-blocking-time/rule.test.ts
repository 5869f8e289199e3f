import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { totalBlockingTime } from './rule.ts';

const blocked = (ms: number | null) => ({
  speed: { blockingMs: { desktop: ms, mobile: ms }, thirdPartyHosts: ['tags.example'] },
});

it('passes a page that responds', () => {
  expect(outcomeOf(totalBlockingTime, blocked(200))).toMatchObject({ score: 1 });
});

it('fails long blocking and names the hosts', () => {
  expect(outcomeOf(totalBlockingTime, blocked(600))).toMatchObject({ score: expect.closeTo(0.4) });
  expect(adviceOf(totalBlockingTime, blocked(1500)).steps[0]).toContain('tags.example');
});

it('names the size of the scripts only if it is large', () => {
  const of = (script: number) =>
    adviceOf(totalBlockingTime, { speed: { ...blocked(1500).speed, bytesByType: { script } } }).title;
  expect(of(400_000)).toContain('now)');
  expect(of(1_000)).not.toContain('now)');
});

it('is not measured without a value', () => {
  expect(outcomeOf(totalBlockingTime, blocked(null)).kind).toBe('notMeasured');
});

it('ignores blocking on a machine with no processor left for the page', () => {
  const speed = { ...blocked(2274).speed, waitedShare: { desktop: 0.6, mobile: 0.6 } };
  expect(outcomeOf(totalBlockingTime, { speed })).toMatchObject({
    kind: 'notMeasured',
    reason: expect.stringContaining('Our machine was busy'),
  });
});

it('counts the page’s own time on a busy machine if that alone is too long', () => {
  const busy = (own: number) => ({
    speed: {
      ...blocked(6000).speed,
      ownBlockingMs: { desktop: own, mobile: own },
      waitedShare: { desktop: 0.6, mobile: 0.6 },
    },
  });
  expect(outcomeOf(totalBlockingTime, busy(2400))).toMatchObject({
    score: 0,
    observed: expect.stringContaining('2400 ms'),
  });
  expect(outcomeOf(totalBlockingTime, busy(150)).kind).toBe('notMeasured');
});
