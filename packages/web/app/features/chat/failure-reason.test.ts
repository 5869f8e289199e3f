import { expect, test } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { ContractError } from '../../client/call.ts';
import { EmptyAnswerError, failureReason } from './failure-reason.ts';

test.each([
  [new EmptyAnswerError(), 'The answer was empty. Choose Retry to ask again.'],
  [
    new ContractError('/api/analyze/question'),
    'We couldn’t read the answer. Reload the page, then ask again.',
  ],
  [
    new TypeError('Failed to fetch'),
    'The connection was lost before the answer arrived. Check your connection, then choose Retry.',
  ],
  [
    new ApiError(
      403,
      'Forbidden',
      JSON.stringify({ code: 'forbidden', message: 'The chat is part of Pro.' }),
    ),
    'The chat is part of Pro.',
  ],
])('%s is told as a sentence', (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
