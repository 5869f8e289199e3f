import { withBudget } from '../budget.ts';
import type { Captured, CaptureOptions } from '../capture.ts';
import { CaptureError, OutgrownError, UnsentError } from '../capture-error.ts';

/** Captures one page. Rejects with `CaptureError`, or with the reason of the signal. */
type Capture = (options: CaptureOptions) => Promise<Captured>;

/**
 * Opens the page in the browser. If the page answered but the browser couldn't finish with it, reads only its HTML in
 * the rest of the budget. If that fails too, the browser's failure is reported, unless the document exceeds the size
 * limit, which explains more.
 */
export function withStaticFallback(
  rendered: Capture,
  readStatic: Capture,
  options: CaptureOptions,
): Promise<Captured> {
  return withBudget(options, async (signal, budgetMs) => {
    const endsAt = performance.now() + budgetMs;
    let hasAnswered = false;
    const onStep: CaptureOptions['onStep'] = (step) => {
      hasAnswered = true;
      options.onStep?.(step);
    };
    try {
      return await rendered({ ...options, budgetMs, signal, onStep });
    } catch (cause) {
      if (signal.aborted || !hasAnswered || !isUnfinished(cause)) throw cause;
      try {
        const { access, upload } = options;
        return await readStatic({ budgetMs: endsAt - performance.now(), signal, access, upload });
      } catch (again) {
        throw again instanceof CaptureError && again.code === 'too_large' ? again : cause;
      }
    }
  });
}

function isUnfinished(cause: unknown): boolean {
  if (cause instanceof OutgrownError) return true;
  if (cause instanceof UnsentError) return false;
  return cause instanceof CaptureError && (cause.code === 'timeout' || cause.code === 'crash');
}
