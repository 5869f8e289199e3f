import { waysPast } from '@liftmark/contract/capture-failures';
import type { ErrorBody, ErrorCode } from '@liftmark/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, notFound, type Refusal } from '../errors.ts';
import { logRefusal } from './security-log.ts';

/** The only place that maps codes to statuses. */
function statusOf(code: ErrorCode): number {
  switch (code) {
    case 'bad_request':
    case 'validation':
      return 400;
    case 'unauthenticated':
      return 401;
    case 'forbidden':
    case 'role_required':
    case 'free_limit':
    case 'link_password':
      return 403;
    case 'not_found':
      return 404;
    case 'conflict':
    case 'cancelled':
      return 409;
    case 'request_too_large':
      return 413;
    case 'unsupported_media_type':
      return 415;
    case 'rate_limited':
      return 429;
    case 'internal':
      return 500;
    case 'busy':
    case 'unavailable':
      return 503;
    // A problem with a page is an answer about it, and no reason for a client to retry.
    case 'blocked_destination':
    case 'dns':
    case 'unreachable':
    case 'timeout':
    case 'tls':
    case 'redirects':
    case 'http_status':
    case 'not_html':
    case 'too_large':
    case 'empty':
    case 'blocked_by_site':
    case 'auth_required':
    case 'unstable':
    case 'crash':
      return 422;
    default:
      return code satisfies never;
  }
}

/** Answers with the body of every failed call. Unknown errors are logged and answered with one general sentence. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  sendErrorAs(error, request, reply, (body) => body);
}

/** The same, for calls whose failures have another form. */
export function sendErrorAs(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  shape: (body: ErrorBody) => unknown,
): void {
  const known = toAppError(error);
  const status = statusOf(known.code);
  if (known.code === 'internal') request.log.error({ err: error }, 'request failed');
  else if (status >= 500) request.log.warn({ code: known.code, cause: known.cause }, 'request turned away');
  const refusal = refusalOf(known);
  if (refusal !== null) logRefusal(request, refusal);
  if (known.retryAfterS !== undefined) reply.header('retry-after', known.retryAfterS);
  if (known.challenge !== undefined) reply.header('www-authenticate', known.challenge);
  const ways = waysPast(known.code);
  const body: ErrorBody = {
    code: known.code,
    message: known.message,
    ...(known.writtenIn !== 'en' && { writtenIn: known.writtenIn }),
    ...(known.fields && { fields: known.fields }),
    ...(ways.length > 0 && { ways: [...ways] }),
    // Not on 404: “not yours” and “does not exist” must be the same bytes.
    ...(status >= 500 && { requestId: request.id }),
  };
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(shape(body));
}

/** Missing rights and exceeded limits are always logged, other errors only if they contain a refusal. */
function refusalOf({ code, refusal }: AppError): Refusal | null {
  if (refusal !== undefined) return refusal;
  return code === 'unauthenticated' || code === 'forbidden' || code === 'rate_limited'
    ? { reason: code }
    : null;
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error.validation);
  if (isUnstorable(error)) return badRequest();
  if (isOutage(error)) {
    return new AppError('unavailable', 'Liftmark isn’t available right now. Please try again in a moment.', {
      retryAfterS: 5,
      cause: error,
    });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  switch (status) {
    case 413:
      return new AppError('request_too_large', 'The request is too large.');
    case 415:
      return new AppError('unsupported_media_type', 'Send the request as application/json.');
    case 404:
      return notFound();
    case 429:
      return new AppError('rate_limited', 'Too many requests. Please wait a moment and try again.');
    default:
      return status !== undefined && status >= 400 && status < 500
        ? badRequest()
        : new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error });
  }
}

function badRequest(): AppError {
  return new AppError('bad_request', 'The request couldn’t be understood.');
}

function validationError(issues: { instancePath: string; message?: string }[]): AppError {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    fields[field] ??= message ?? 'Please check this value';
  }
  const [first] = Object.values(fields);
  return new AppError('validation', first ?? 'Please check your input.', { fields });
}

/**
 * Values that no database stores, such as a NUL character, a huge number or a day of the year 0: they can only come from a
 * request.
 */
function isUnstorable(error: Error): boolean {
  return codesOf(error).some((code) => /^22(?:00[3789]|021|P05)$/.test(code));
}

/**
 * A connection was refused, lost or timed out, the server is starting, stopping or full, or the disk or file store
 * is.
 */
function isOutage(error: Error): boolean {
  const messages = `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`;
  if (
    /Connection terminated|timeout exceeded when trying to connect|is not queryable|Client was closed/.test(
      messages,
    )
  )
    return true;
  return codesOf(error).some((code) =>
    /^(08\w{3}|57P0[123]|53\w{3}|58030|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOSPC|EDQUOT|E_CANNOT_\w+)$/.test(
      code,
    ),
  );
}

/** The codes of an error and of its cause: the query builder wraps the database's errors. */
function codesOf(error: Error): string[] {
  return [error, error.cause].flatMap((one) =>
    one instanceof Error && 'code' in one ? [String(one.code)] : [],
  );
}
