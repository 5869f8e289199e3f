import { type Logger, pino } from 'pino';

/**
 * The log of this process, one JSON object per line. Errors are reduced to where they happened: query values, email
 * addresses, link parameters and passwords in addresses are never written.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = { level, serializers: { err: describe, cause: describe } };
  return destination ? pino(options, destination) : pino(options);
}

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: unknown;
}

/** Longer chains of causes are cut. */
const DEPTH = 4;

/** The logged form of an error and its causes. */
function describe(error: unknown): DescribedError | string | undefined {
  return error === undefined ? undefined : describeError(error, DEPTH);
}

function describeError(error: unknown, depth: number): DescribedError | string {
  if (!(error instanceof Error)) return withoutPersons(String(error));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: withoutPersons(error.message),
    ...('code' in error && { code: String(error.code) }),
    ...(frames.length > 0 && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}

/** A message without personal data: query values, email addresses, and what follows a link's address. */
export function withoutPersons(message: string): string {
  return message
    .replace(/\n?params: [\s\S]*$/, '')
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1[secret]@')
    .replace(/[^\s<>"'(),:;/]+@[^\s<>"'(),:;/]+/g, '[address]')
    .replace(/(https?:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/gi, '$1?[…]')
    .replace(/\b(?:[sr]k_|whsec_|lm_|Bearer )\S+/g, '[secret]');
}
