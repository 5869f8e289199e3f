import { expect, test } from 'vitest';
import { faultedBy } from './faulted.ts';

const seen = (node: number) => ({ node, text: 'Book', boxes: {} }) as never;

test('what a change blames is not praised, by its checks or its place on the page', () => {
  const isFaulted = faultedBy([{ id: 'no-action', place: 'first', evidence: [seen(7)] }]);
  expect(isFaulted({ check: 'primary-action', evidence: [] })).toBe(true);
  expect(isFaulted({ check: 'action-contrast', evidence: [seen(7)] })).toBe(true);
  expect(isFaulted({ check: 'action-contrast', evidence: [seen(8)] })).toBe(false);
});

test('housekeeping faults nothing', () => {
  const isFaulted = faultedBy([{ id: 'faq', place: 'housekeeping', evidence: [seen(7)] }]);
  expect(isFaulted({ check: 'faq', evidence: [seen(7)] })).toBe(false);
});
