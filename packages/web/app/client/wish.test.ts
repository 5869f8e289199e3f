import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type BrowserStore, browserStore } from './browser-store.ts';
import { memoryStorage } from './memory-storage.ts';
import { dropWish, hasWish, keepWish, takeWish } from './wish.ts';

const schema = z.object({ url: z.string() });
let store: BrowserStore;

beforeEach(() => {
  store = browserStore(memoryStorage());
});

test('is taken once, by its name', () => {
  keepWish('analyze-url', { url: 'a' }, store);
  expect(hasWish(store)).toBe(true);
  expect(takeWish('analyze-swot', schema, store)).toBeNull();
  expect(takeWish('analyze-url', schema, store)).toEqual({ url: 'a' });
  expect(takeWish('analyze-url', schema, store)).toBeNull();
});

test('is forgotten when dropped, when half an hour old, and when it does not fit', () => {
  keepWish('analyze-url', { url: 'a' }, store);
  dropWish(store);
  expect(hasWish(store)).toBe(false);

  keepWish('analyze-url', { url: 'a' }, store, 0);
  expect(takeWish('analyze-url', schema, store, 30 * 60 * 1000)).toBeNull();

  keepWish('analyze-url', { address: 'a' }, store);
  expect(takeWish('analyze-url', schema, store)).toBeNull();
});

test('a tampered store is an empty one', () => {
  store.writeJson('wish', { name: 'analyze-url', keptAt: 'now' });
  expect(hasWish(store)).toBe(false);
});
