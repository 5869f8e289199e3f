import { type ErrorBody, errorBodySchema } from '@liftmark/contract/errors';

/** A call that failed. The message is `status: body`, for logs; people read `sentence`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed body; null if it isn't in our format, such as a proxy's page or an empty body. */
  readonly body: ErrorBody | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.status = status;
    this.body = parseBody(body);
  }
}

function parseBody(text: string): ErrorBody | null {
  try {
    const parsed = errorBodySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const UNREACHABLE = 'We couldn’t reach Liftmark. Check your connection, then try again.';
const OUT_OF_ORDER = 'Liftmark couldn’t answer just now. Try again in a moment.';

/** The sentence that people read about any failure: never a code, never JSON. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) return error.body?.message ?? OUT_OF_ORDER;
  if (error instanceof TypeError) return UNREACHABLE;
  return OUT_OF_ORDER;
}

export function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}

/** Refused because of the person’s role, not of the plan; the sentence says who can do it. */
export function isRoleRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'role_required';
}

/** Refused because of the plan. */
export function isPlanRefusal(error: unknown): boolean {
  return statusOf(error) === 403 && !isRoleRefusal(error);
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
