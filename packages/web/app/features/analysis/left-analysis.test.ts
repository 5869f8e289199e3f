import { beforeEach, expect, test } from 'vitest';
import { type BrowserStore, browserStore } from '../../client/browser-store.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { memoryStorage } from '../../client/memory-storage.ts';
import { forgetAnalysis, keepAnalysis, takeAnalysis } from './left-analysis.ts';

const left = {
  key: createIdempotencyKey(),
  request: { kind: 'url' as const, input: { url: 'https://shop.test/' } },
};
const screen = 'https://liftmark.test/analyze';
let store: BrowserStore;

beforeEach(() => {
  store = browserStore(memoryStorage());
});

test('is taken once, by the screen that waited', () => {
  keepAnalysis(left, screen, store);
  expect(takeAnalysis('https://liftmark.test/dashboard', store)).toBeNull();
  expect(takeAnalysis(screen, store)).toMatchObject(left);
  expect(takeAnalysis(screen, store)).toBeNull();
});

test('what was left is taken by the screen that takes all, and by no other', () => {
  keepAnalysis(left, null, store);
  expect(takeAnalysis(screen, store)).toBeNull();
  expect(takeAnalysis(null, store)).toMatchObject(left);
  keepAnalysis(left, screen, store);
  expect(takeAnalysis(null, store)).toMatchObject(left);
});

test('is gone when it has ended, when old, and when the store holds something else', () => {
  keepAnalysis(left, screen, store);
  forgetAnalysis(store);
  expect(takeAnalysis(screen, store)).toBeNull();

  keepAnalysis(left, screen, store, 0);
  expect(takeAnalysis(screen, store, 10 * 60 * 1000)).toBeNull();

  for (const other of [{ key: left.key }, { ...left, screen, keptAt: Date.now(), key: '\ud800' }]) {
    store.writeJson('analysis', other);
    expect(takeAnalysis(screen, store)).toBeNull();
  }
});
