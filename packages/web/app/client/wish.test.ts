import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { dropWish, hasWish, keepWish, takeWish } from './wish.ts';

const schema = z.object({ url: z.string() });
let kept: Map<string, string>;
let store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

beforeEach(() => {
  kept = new Map();
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
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

test('a closed or tampered store is an empty one', () => {
  kept.set('wish', '{"name":');
  expect(hasWish(store)).toBe(false);
  const closed = {
    getItem: () => {
      throw new DOMException('closed', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  keepWish('analyze-url', { url: 'a' }, closed);
  expect(hasWish(closed)).toBe(false);
});
