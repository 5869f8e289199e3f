import type { FallbackReason } from '@liftmark/contract/analyst';

/** Why there is no answer. The message is for logs and the operator, never for customers. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Any failure as the reason why there is no answer. */
export function reasonOf(error: unknown): FallbackReason {
  if (error instanceof ModelError) return error.reason;
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return isTimeout ? 'slow' : 'unavailable';
}
