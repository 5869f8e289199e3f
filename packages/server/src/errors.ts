import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import type { ErrorCode } from '@liftmark/contract/errors';

interface AppErrorOptions {
  /** By field, where input was refused. */
  fields?: Record<string, string>;
  /** Seconds after which a repeat makes sense. */
  retryAfterS?: number;
  cause?: unknown;
  /** Omit it to log what the code implies; null keeps the error out of the security log. */
  refusal?: Refusal | null;
}

/** The line of the security log about a refused request. Never part of an answer. */
export interface Refusal {
  event?: 'access-refused' | 'sign-in-refused' | 'webhook-refused';
  /** Id of the account in question; the signed-in user's if omitted. */
  account?: string | null;
  reason: string;
}

/** A failure that a person can be told about. Knows nothing of HTTP. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;
  readonly refusal: Refusal | null | undefined;

  /** `message` is shown to the person: a sentence that says what to do next. */
  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterS = options.retryAfterS;
    this.refusal = options.refusal;
  }
}

/** The one answer for "does not exist" and "not yours": both must look alike. */
export function notFound(refusal?: Refusal): AppError {
  return new AppError(
    'not_found',
    "The page you're looking for doesn't exist or you don't have access to it.",
    refusal && { refusal },
  );
}

export function isCaptureFailure(code: string): code is keyof typeof CAPTURE_FAILURES {
  return Object.hasOwn(CAPTURE_FAILURES, code);
}
