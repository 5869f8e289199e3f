import { expect, test } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { ContractError } from '../../client/call.ts';
import { EmptyAnswerError, failureReason } from './failure-reason.ts';

test.each([
  [new EmptyAnswerError(), 'No answer received from AI. Please try again.'],
  [new ContractError('/api/analyze/question'), 'AI response error. Please try rephrasing your question.'],
  [new TypeError('Failed to fetch'), 'Network error. Check your connection and try again.'],
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
