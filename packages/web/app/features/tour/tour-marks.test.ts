import { expect, test } from 'vitest';
import { browserStore } from '../../client/browser-store.ts';
import { memoryStorage } from '../../client/memory-storage.ts';
import { markTourDone, markToursDone, nextTour } from './tour-marks.ts';

test('the tours come one after the other, and each once', () => {
  const store = browserStore(memoryStorage());
  expect(nextTour(store)).toBe('welcome');
  expect(markTourDone('welcome', store)).toBe(true);
  expect(nextTour(store)).toBe('spotlight');
  expect(markTourDone('spotlight', store)).toBe(true);
  expect(nextTour(store)).toBeNull();
});

test('no tour is left for people who have analyzed a page', () => {
  const store = browserStore(memoryStorage());
  markToursDone(store);
  expect(nextTour(store)).toBeNull();
});

test('a browser that keeps nothing shows none', () => {
  const closed = browserStore(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(nextTour(closed)).toBeNull();
  expect(markTourDone('welcome', closed)).toBe(false);
});
