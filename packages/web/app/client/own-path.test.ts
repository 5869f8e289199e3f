import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://own.test';

test.each([
  ['/account', '/account'],
  ['/report/1?finding=2#top', '/report/1?finding=2#top'],
  ['/a/../dashboard', '/dashboard'],
  ['//evil.test/x', null],
  ['/\\evil.test', null],
  ['/\t/evil.test', null],
  ['https://own.test/account', null],
  ['javascript:alert(1)', null],
  ['account', null],
  ['', null],
  [null, null],
])('%j leads to %j', (given, expected) => {
  expect(ownPath(given, origin)).toBe(expected);
});
