import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { limitCookies } from './page-guards.ts';

function watched() {
  const session = new EventEmitter();
  let floods = 0;
  limitCookies(session as unknown as CDPSession, () => {
    floods += 1;
  });
  const cookies = (count: number) => Array.from({ length: count }, () => ({}));
  return {
    ask(count: number, length: number) {
      const headers = { Cookie: 'x'.repeat(length) };
      session.emit('Network.requestWillBeSentExtraInfo', { headers, associatedCookies: cookies(count) });
    },
    answer(count: number, length: number) {
      const headers = { 'Set-Cookie': 'x'.repeat(length) };
      session.emit('Network.responseReceivedExtraInfo', { headers, blockedCookies: cookies(count) });
    },
    floods: () => floods,
  };
}

test.each([
  ['long cookies', 180, 720_000],
  ['short cookies', 180, 1_500],
] as const)('a page that asks on and on with hundreds of %s is told of once', (_what, count, length) => {
  const { ask, floods } = watched();
  for (let request = 0; request < 1_000; request += 1) ask(count, length);
  expect(floods()).toBe(1);
});

test('so is one whose answers set cookies on and on', () => {
  const { answer, floods } = watched();
  for (let request = 0; request < 200; request += 1) answer(10_000, 200_000);
  expect(floods()).toBe(1);
});

test('a shop with 300 requests, 40 cookies and the most that servers take is left alone', () => {
  const { ask, answer, floods } = watched();
  for (let request = 0; request < 300; request += 1) {
    ask(40, 8_000);
    answer(2, 500);
  }
  expect(floods()).toBe(0);
});
