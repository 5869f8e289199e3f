import { CaptureError } from './capture-error.ts';

/** Default time for a whole capture, in milliseconds. */
export const DEFAULT_BUDGET_MS = 45_000;

/**
 * Runs the work with a signal that aborts when the time is up (`CaptureError` timeout) or the caller gives up (the
 * caller's reason). Rejects at that moment, whatever the work does.
 * @param options.sentence for a person, where it is not the page that took too long to load
 */
export async function withBudget<Result>(
  options: { budgetMs?: number; signal?: AbortSignal; sentence?: string },
  work: (signal: AbortSignal, budgetMs: number) => Promise<Result>,
): Promise<Result> {
  const { budgetMs = DEFAULT_BUDGET_MS, signal: given, sentence } = options;
  const controller = new AbortController();
  const over = Promise.withResolvers<never>();
  const stop = (reason: unknown) => {
    controller.abort(reason);
    over.reject(reason);
  };
  const timer = setTimeout(
    () => stop(new CaptureError('timeout', `over ${Math.round(budgetMs)} ms`, sentence)),
    budgetMs,
  );
  const giveUp = () => stop(given?.reason);
  if (given?.aborted) giveUp();
  given?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([over.promise, work(controller.signal, budgetMs)]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}

/** The work's result, or a `CaptureError` timeout if it takes longer than `ms`. */
export async function within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new CaptureError('timeout', `${what} took over ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
