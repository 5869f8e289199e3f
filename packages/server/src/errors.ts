import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import type { ErrorCode } from '@liftmark/contract/errors';

interface AppErrorOptions {
  /** By field, where input was refused. */
  fields?: Record<string, string>;
  /** Seconds after which a repeat makes sense. */
  retryAfterS?: number;
  cause?: unknown;
}

/** A failure that a person can be told about. Knows nothing of HTTP. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;

  /** `message` is shown to the person: a sentence that says what to do next. */
  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterS = options.retryAfterS;
  }
}

/** The one answer for "does not exist" and "not yours": both must look alike. */
export function notFound(): AppError {
  return new AppError(
    'not_found',
    "The page you're looking for doesn't exist or you don't have access to it.",
  );
}

export function isCaptureFailure(code: string): code is keyof typeof CAPTURE_FAILURES {
  return Object.hasOwn(CAPTURE_FAILURES, code);
}
