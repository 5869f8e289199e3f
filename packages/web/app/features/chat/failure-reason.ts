import { sentenceFor } from '../../client/api-error.ts';
import { ContractError } from '../../client/call.ts';

/** The answer is empty. */
export class EmptyAnswerError extends Error {
  override readonly name = 'EmptyAnswerError';
}

/** Why a question wasn't answered, for the person who asked. */
export function failureReason(error: unknown): string {
  if (error instanceof EmptyAnswerError) return 'The answer was empty. Choose Retry to ask again.';
  if (error instanceof ContractError) return 'We couldn’t read the answer. Reload the page, then ask again.';
  if (error instanceof TypeError)
    return 'The connection was lost before the answer arrived. Check your connection, then choose Retry.';
  return sentenceFor(error);
}
