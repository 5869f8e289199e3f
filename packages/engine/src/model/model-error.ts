import type { FallbackReason } from '@liftmark/contract/analyst';

/** Why a model gave no answer. */
export type ModelFailure = Exclude<FallbackReason, 'report-language'>;

import { text } from './failures.text.ts';

interface ModelErrorOptions extends ErrorOptions {
  /** What an operator does about it; by its reason where nothing more is known. */
  advice?: string;
}

/** Why there is no answer. The message is for logs and the operator, never for customers. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ModelFailure;
  readonly advice: string;

  constructor(reason: ModelFailure, message: string, { advice, ...options }: ModelErrorOptions = {}) {
    super(message, options);
    this.reason = reason;
    this.advice = advice ?? ADVICE[reason];
  }
}

const ADVICE: Record<ModelFailure, string> = {
  slow: text.slow,
  unavailable: text.server,
  'rate-limited': text.limit,
  rejected: text.request,
  refused: text.refused,
  'cut-off': text.cutOff,
  malformed: text.malformed,
  ungrounded: text.ungrounded,
  'over-budget': text.budget,
};

/** Any failure as the reason why there is no answer. */
export function reasonOf(error: unknown): ModelFailure {
  if (error instanceof ModelError) return error.reason;
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return isTimeout ? 'slow' : 'unavailable';
}

/** What an operator does about a failure. Contains nothing that a provider sent. */
export function adviceOf(error: unknown): string {
  return error instanceof ModelError ? error.advice : ADVICE[reasonOf(error)];
}
