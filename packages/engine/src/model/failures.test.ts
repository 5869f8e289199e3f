import { expect, it } from 'vitest';
import { refusedRequest, toModelError } from './failures.ts';

const { signal } = new AbortController();

it('keeps 500 characters of what a provider says, and judges by all of it', () => {
  const message = `${'x'.repeat(10_000)} max_tokens`;
  const refused = { statusCode: 400, responseBody: JSON.stringify({ error: { message } }) };
  expect(toModelError(refused, signal).message).toBe(`400: ${'x'.repeat(500)}`);
  expect(refusedRequest(refused)?.words).toBe(message);
});

it('keeps 500 characters of a failure without a provider’s words', () => {
  expect(toModelError('lost '.repeat(1_000), signal).message).toBe('lost '.repeat(100));
  expect(toModelError('lost', signal).message).toBe('lost');
});
