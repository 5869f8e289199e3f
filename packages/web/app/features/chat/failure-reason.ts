import { ContractError } from '../../client/call.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { text } from './text.ts';

/** The answer is empty. */
export class EmptyAnswerError extends Error {
  override readonly name = 'EmptyAnswerError';
}

/** Why a question wasn't answered, for the person who asked. */
export function failureReason(error: unknown): string {
  if (error instanceof EmptyAnswerError) return text.failure.empty;
  if (error instanceof ContractError) return text.failure.unreadable;
  if (error instanceof TypeError) return text.failure.lost;
  return failureWords(error);
}
