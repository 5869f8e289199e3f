import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { expect, test } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { failureText } from './failure.ts';

function apiError(status: number, code: string, message: string): ApiError {
  return new ApiError(status, '', JSON.stringify({ code, message }));
}

test.each(Object.entries(CAPTURE_FAILURES))('%s is told in its own sentence', (code, sentence) => {
  expect(failureText(apiError(422, code, sentence))).toMatchObject({ title: 'Analysis Failed', sentence });
});

test('trying again is offered only where it can help', () => {
  expect(failureText(apiError(422, 'timeout', 'x')).canRetry).toBe(true);
  expect(failureText(apiError(422, 'dns', 'x')).canRetry).toBe(false);
  expect(failureText(apiError(403, 'free_limit', 'x')).canRetry).toBe(false);
  expect(failureText(new TypeError('Failed to fetch')).canRetry).toBe(true);
});

test('a missing session asks to sign in', () => {
  expect(failureText(apiError(401, 'unauthenticated', 'x'))).toEqual({
    title: 'Authentication Required',
    sentence: 'Please sign up or sign in to continue your analysis.',
    canRetry: false,
  });
});
