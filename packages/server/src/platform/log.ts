import { type Logger, pino } from 'pino';

/**
 * The log of this process: one JSON object a line. Errors are cut down to what tells where they happened: neither
 * the values of a query nor addresses of people, parameters of links or passwords in addresses are written.
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

/** Causes that are described within each other; a longer chain is cut. */
const DEPTH = 4;

/** What the log tells of an error, and of what caused it. */
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

/** A message without what belongs to a person: values of queries, mail addresses, what follows a link's address. */
function withoutPersons(message: string): string {
  return message
    .replace(/\n?params: [\s\S]*$/, '')
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1[secret]@')
    .replace(/[^\s<>"'(),:;/]+@[^\s<>"'(),:;/]+/g, '[address]')
    .replace(/(https?:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/gi, '$1?[…]')
    .replace(/\b(?:[sr]k_|whsec_|Bearer )\S+/g, '[secret]');
}
