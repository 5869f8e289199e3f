import { expect, test } from 'vitest';
import { faultedBy } from './faulted.ts';

const seen = (node: number) => ({ node, text: 'Book', boxes: {} }) as never;

test('what a change blames is not praised, by its checks or its place on the page', () => {
  const isFaulted = faultedBy([{ id: 'no-action', place: 'first', evidence: [seen(7)] }], []);
  expect(isFaulted({ check: 'primary-action', category: 'structure', evidence: [] })).toBe(true);
  expect(isFaulted({ check: 'action-contrast', category: 'structure', evidence: [seen(7)] })).toBe(true);
  expect(isFaulted({ check: 'action-contrast', category: 'structure', evidence: [seen(8)] })).toBe(false);
});

test('housekeeping faults nothing', () => {
  const isFaulted = faultedBy([{ id: 'faq', place: 'housekeeping', evidence: [seen(7)] }], []);
  expect(isFaulted({ check: 'faq', category: 'clarity', evidence: [seen(7)] })).toBe(false);
});

test('nothing that was read from words is praised on a page of filler text', () => {
  const ceiling = { id: 'filler-text', title: '', reason: '', cap: 40, points: 50, evidence: [seen(3)] };
  const isFaulted = faultedBy([], [ceiling]);
  expect(isFaulted({ check: 'guarantee', category: 'offerStrength', evidence: [] })).toBe(true);
  expect(isFaulted({ check: 'secure-connection', category: 'trustCredibility', evidence: [] })).toBe(false);
  expect(isFaulted({ check: 'action-contrast', category: 'structure', evidence: [seen(3)] })).toBe(true);
  const mild = faultedBy([], [{ ...ceiling, cap: 95, points: 2 }]);
  expect(mild({ check: 'guarantee', category: 'offerStrength', evidence: [] })).toBe(false);
});
