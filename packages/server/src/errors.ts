import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import type { ErrorCode } from '@liftmark/contract/errors';
import type { ReportLanguage } from '@liftmark/contract/report-language';
import { reportLanguage } from '@liftmark/contract/translated';

interface AppErrorOptions {
  /** Messages by field, if input was refused. */
  fields?: Record<string, string>;
  /** Language of the message; English if omitted. */
  writtenIn?: ReportLanguage;
  /** Seconds after which a retry makes sense. */
  retryAfterS?: number;
  /** How to authenticate, for requests with an API key: the value of `WWW-Authenticate`. */
  challenge?: string;
  cause?: unknown;
  /** Omit it to log the default for the code; null keeps the error out of the security log. */
  refusal?: Refusal | null;
}

/** The line in the security log about a refused request. Never part of an answer. */
export interface Refusal {
  event?: 'access-refused' | 'sign-in-refused' | 'webhook-refused';
  /** Id of the account in question; the signed-in user's if omitted. */
  account?: string | null;
  reason: string;
}

/** A failure to report to a person. Independent of HTTP. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly writtenIn: ReportLanguage;
  readonly retryAfterS: number | undefined;
  readonly challenge: string | undefined;
  readonly refusal: Refusal | null | undefined;

  /** `message` is shown to the person and says what to do next. */
  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.writtenIn = options.writtenIn ?? 'en';
    this.retryAfterS = options.retryAfterS;
    this.challenge = options.challenge;
    this.refusal = options.refusal;
  }
}

/** A failure whose message is in the language of the report that it is about. */
export function reportError(code: ErrorCode, message: string, options: AppErrorOptions = {}): AppError {
  return new AppError(code, message, { ...options, writtenIn: reportLanguage() });
}

/** The only answer for both “does not exist” and “not yours”: the two must look alike. */
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
