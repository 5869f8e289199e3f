import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type BrowserStore, browserStore } from './browser-store.ts';
import { memoryStorage } from './memory-storage.ts';
import {
  dropPendingAction,
  hasPendingAction,
  savePendingAction,
  takePendingAction,
} from './pending-action.ts';

const schema = z.object({ url: z.string() });
let store: BrowserStore;

beforeEach(() => {
  store = browserStore(memoryStorage());
});

test('is taken once, by its name', () => {
  savePendingAction('analyze-url', { url: 'a' }, store);
  expect(hasPendingAction(store)).toBe(true);
  expect(takePendingAction('analyze-swot', schema, store)).toBeNull();
  expect(takePendingAction('analyze-url', schema, store)).toEqual({ url: 'a' });
  expect(takePendingAction('analyze-url', schema, store)).toBeNull();
});

test('is forgotten when dropped, when half an hour old, and when it does not fit', () => {
  savePendingAction('analyze-url', { url: 'a' }, store);
  dropPendingAction(store);
  expect(hasPendingAction(store)).toBe(false);

  savePendingAction('analyze-url', { url: 'a' }, store, 0);
  expect(takePendingAction('analyze-url', schema, store, 30 * 60 * 1000)).toBeNull();

  savePendingAction('analyze-url', { address: 'a' }, store);
  expect(takePendingAction('analyze-url', schema, store)).toBeNull();
});

test('a tampered store is an empty one', () => {
  store.writeJson('wish', { name: 'analyze-url', keptAt: 'now' });
  expect(hasPendingAction(store)).toBe(false);
});
