import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

it('opens after five failures in a row, and lets one request try after a minute', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  for (let each = 0; each < 4; each += 1) breaker.enter()('provider-failed');
  breaker.enter()('answered');
  for (let each = 0; each < 5; each += 1) breaker.enter()('provider-failed');
  expect(() => breaker.enter()).toThrow('no requests are sent');
  now = 60_000;
  const tell = breaker.enter();
  expect(() => breaker.enter()).toThrow('no requests are sent');
  tell('provider-failed');
  expect(() => breaker.enter()).toThrow('no requests are sent');
  now = 120_000;
  breaker.enter()('answered');
  breaker.enter()('answered');
});

it('counts neither what was given up nor a second word', () => {
  const breaker = createCircuitBreaker(() => 0);
  for (let each = 0; each < 9; each += 1) {
    const tell = breaker.enter();
    tell('given-up');
    tell('provider-failed');
  }
  breaker.enter()('answered');
});
