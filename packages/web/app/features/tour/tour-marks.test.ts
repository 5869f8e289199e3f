import { expect, test } from 'vitest';
import { markTourDone, nextTour } from './tour-marks.ts';

test('the tours come one after the other, and each once', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(nextTour(() => store)).toBe('welcome');
  expect(markTourDone('welcome', () => store)).toBe(true);
  expect(nextTour(() => store)).toBe('spotlight');
  expect(markTourDone('spotlight', () => store)).toBe(true);
  expect(nextTour(() => store)).toBeNull();
  expect(kept.size).toBe(2);
});

test('a browser that keeps nothing shows none', () => {
  const closed = (): Storage => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(nextTour(closed)).toBeNull();
  expect(markTourDone('welcome', closed)).toBe(false);
});
