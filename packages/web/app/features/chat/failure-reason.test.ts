import { inLanguage } from '@liftmark/contract/translated';
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

test('an error sentence in another language gives way to the one for its code', () => {
  const body = { code: 'rate_limited', message: 'Too many attempts.' };
  const german = { code: 'conflict', message: 'Das geht nicht.', writtenIn: 'de' };
  const told = (refusal: object) =>
    inLanguage('de', () => failureReason(new ApiError(400, '', JSON.stringify(refusal))));
  expect(told(body)).toMatch(/^Das waren zu viele Versuche/);
  expect(told(german)).toBe('Das geht nicht.');
  expect(failureReason(new ApiError(409, '', JSON.stringify(german)))).toMatch(/^This isn’t possible/);
});
