import { ApiError } from '@liftmark/client/client';
import { CaptureError } from '../capture/capture-error.ts';
import { TargetError } from '../capture/target.ts';
import { UsageError } from './arguments.ts';

export const EXIT = { done: 0, belowGate: 1, usage: 2, notAnalyzed: 3, interrupted: 130 };

/** Refusals by a server that a different command avoids, such as one with another key. */
const WRONG_USE = new Set<ApiError['code']>(['bad_request', 'validation', 'unauthenticated', 'forbidden']);

export interface Failure {
  url: string | null;
  exitCode: number;
  error: { code: string; message: string };
}

export function failureOf(error: unknown): Omit<Failure, 'url'> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CaptureError) {
    return { exitCode: EXIT.notAnalyzed, error: { code: error.code, message } };
  }
  if (error instanceof ApiError) {
    const exitCode = WRONG_USE.has(error.code) ? EXIT.usage : EXIT.notAnalyzed;
    return { exitCode, error: { code: error.code, message } };
  }
  if (error instanceof UsageError || error instanceof TargetError) {
    return { exitCode: EXIT.usage, error: { code: 'bad_request', message } };
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return { exitCode: EXIT.interrupted, error: { code: 'cancelled', message } };
  }
  return { exitCode: EXIT.notAnalyzed, error: { code: 'internal', message } };
}
