import { sentenceFor } from '../../client/api-error.ts';
import { ContractError } from '../../client/call.ts';

/** The answer is empty. */
export class EmptyAnswerError extends Error {
  override readonly name = 'EmptyAnswerError';
}

/** Why a question wasn't answered, for the person who asked. */
export function failureReason(error: unknown): string {
  if (error instanceof EmptyAnswerError) return 'No answer received from AI. Please try again.';
  if (error instanceof ContractError) return 'AI response error. Please try rephrasing your question.';
  if (error instanceof TypeError) return 'Network error. Check your connection and try again.';
  return sentenceFor(error);
}
