import { ApiError, sentenceFor } from '../../client/api-error.ts';

/** How a failed analysis is told: the toast's title, the sentence, and what the person can do about it. */
export interface FailureText {
  title: string;
  sentence: string;
  /** Whether the same address may succeed without a change. */
  canRetry: boolean;
}

/** Failures that another attempt at the same address cannot mend. */
const NEEDS_A_CHANGE = new Set([
  'blocked_destination',
  'dns',
  'not_html',
  'auth_required',
  'redirects',
  'validation',
  'bad_request',
  'free_limit',
]);

export function failureText(error: unknown): FailureText {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 401) {
    return {
      title: 'Authentication Required',
      sentence: 'Please sign up or sign in to continue your analysis.',
      canRetry: false,
    };
  }
  const code = error instanceof ApiError ? error.body?.code : undefined;
  return {
    title: 'Analysis Failed',
    sentence: sentenceFor(error),
    canRetry: status !== 403 && !(code !== undefined && NEEDS_A_CHANGE.has(code)),
  };
}
