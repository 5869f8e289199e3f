import { beforeEach, expect, test } from 'vitest';
import { type BrowserStore, browserStore } from '../../client/browser-store.ts';
import { memoryStorage } from '../../client/memory-storage.ts';
import { forgetAnalysis, keepAnalysis, takeAnalysis } from './left-analysis.ts';

const left = { key: 'mine', request: { kind: 'url' as const, input: { url: 'https://shop.test/' } } };
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

  store.writeJson('analysis', { key: 'mine' });
  expect(takeAnalysis(screen, store)).toBeNull();
});
