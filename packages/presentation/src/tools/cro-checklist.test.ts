import { expect, test } from 'vitest';
import {
  CHECKLIST,
  CHECKLIST_SIZE,
  checklistMessage,
  checklistProgress,
  decodeTicks,
  encodeTicks,
} from './cro-checklist.ts';

test('ten categories of five different items', () => {
  expect(CHECKLIST.map(({ items }) => items.length)).toEqual(new Array(10).fill(5));
  expect(new Set(CHECKLIST.flatMap(({ items }) => items)).size).toBe(CHECKLIST_SIZE);
  expect(CHECKLIST_SIZE).toBe(50);
});

test.each([
  [0, 0, 'Significant optimization needed. Start with high-impact areas first.'],
  [19, 38, 'Significant optimization needed. Start with high-impact areas first.'],
  [20, 40, 'Moderate optimization. Several improvements needed for better results.'],
  [30, 60, 'Good foundation. Focus on the missing elements to improve conversions.'],
  [40, 80, 'Great work! A few tweaks could boost your conversion rate.'],
  [45, 90, 'Excellent! Your site is highly optimized for conversions.'],
  [50, 100, 'Excellent! Your site is highly optimized for conversions.'],
])('%d ticks are %d %%: %s', (ticked, percent, message) => {
  expect(checklistProgress(ticked)).toBe(percent);
  expect(checklistMessage(percent)).toBe(message);
});

test.each([[[]], [[0]], [[49]], [[0, 7, 31, 32, 33, 49]]])('ticks %j survive an address', (items) => {
  expect([...decodeTicks(encodeTicks(new Set(items)))]).toEqual(items);
});

test.each([null, '', 'zz', '-1', '0x1', 'f'.repeat(14)])('%j has no ticks', (encoded) => {
  expect(decodeTicks(encoded).size).toBe(0);
});

test('bits beyond the list are ignored', () => {
  expect(decodeTicks('fffffffffffff').size).toBe(50);
});
