import { expect, test } from 'vitest';
import { browserStore } from './browser-store.ts';
import { memoryStorage } from './memory-storage.ts';

test('gives back what it was given, until it is removed', () => {
  const store = browserStore(memoryStorage());
  expect(store.isOpen()).toBe(true);
  expect(store.read('name')).toBeNull();
  expect(store.writeJson('name', { of: ['the', 'thing'] })).toBe(true);
  expect(store.readJson('name')).toEqual({ of: ['the', 'thing'] });
  store.remove('name');
  expect(store.readJson('name')).toBeNull();
});

test('what is no JSON is nothing', () => {
  const store = browserStore(memoryStorage({ name: '{"of":' }));
  expect(store.readJson('name')).toBeNull();
});

test('a storage that is closed already to its name, or full, keeps nothing and disturbs nothing', () => {
  const closed = browserStore(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(closed.isOpen()).toBe(false);
  expect(closed.read('name')).toBeNull();
  expect(closed.readJson('name')).toBeNull();
  expect(closed.write('name', 'value')).toBe(false);
  expect(() => closed.remove('name')).not.toThrow();

  const full = browserStore(() => ({
    ...memoryStorage()(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  expect(full.write('name', 'value')).toBe(false);
});
