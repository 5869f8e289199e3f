import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { visualOrder } from './rule.ts';
import { text } from './text.ts';

const crammed = {
  bodyPx: 11,
  lineHeight: 1.1,
  typeSizes: 1,
  edgeShare: 0.9,
  columnsShare: 0,
  usedWidth: 0.2,
  emptyShare: 0.8,
};

it('passes a page whose sizes, spaces and columns lead the eye', () => {
  expect(outcomeOf(visualOrder)).toMatchObject({ kind: 'measured', score: expect.any(Number) });
});

it('scores a crammed page less, and says what it lacks', () => {
  const good = outcomeOf(visualOrder);
  const bad = outcomeOf(visualOrder, { look: { desktop: crammed, mobile: crammed } });
  if (good.kind !== 'measured' || bad.kind !== 'measured') throw new Error('not measured');
  expect(bad.score).toBeLessThan(good.score - 0.3);
  expect(bad.observed).toContain('of the page’s height is empty');
  expect(adviceOf(visualOrder, { look: { desktop: crammed, mobile: crammed } }).steps.length).toBeGreaterThan(
    1,
  );
});

it('advises what is true of any page where nothing stands out as weak', () => {
  expect(text.advice.steps({ fixes: [] })).toHaveLength(1);
});

it('is not measured without layout', () => {
  expect(outcomeOf(visualOrder, { look: { desktop: null, mobile: null } }).kind).toBe('notMeasured');
});
