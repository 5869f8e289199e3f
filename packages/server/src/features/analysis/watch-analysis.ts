import type { ProgressEvent } from '@liftmark/contract/analysis';
import { actorName, type Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import type { Notifications } from '../../platform/notifications.ts';
import { isFinal } from './progress.ts';
import { type Analysis, findAnalysis, topicOf } from './queries.ts';

export interface WatchDeps {
  database: Database;
  notifications: Notifications;
}

/**
 * The states of the actor's analysis: the present one at once, then each later one, until it has ended or the
 * signal aborts. Yields nothing where there is no such analysis and none appears within `appearMs`.
 */
export async function* watchAnalysis(
  { database, notifications }: WatchDeps,
  context: Context,
  key: string,
  { signal, appearMs }: { signal: AbortSignal; appearMs: number },
): AsyncGenerator<Analysis> {
  let wake = () => {};
  let hasNews = true;
  const onNews = () => {
    hasNews = true;
    wake();
  };
  const unsubscribe = notifications.subscribe(topicOf({ actor: actorName(context.actor), key }), onNews);
  signal.addEventListener('abort', onNews);
  let isMissing = false;
  const appearance = setTimeout(() => {
    isMissing = true;
    onNews();
  }, appearMs);
  let last: ProgressEvent | null = null;
  try {
    while (!signal.aborted) {
      hasNews = false;
      const analysis = await findAnalysis(database, context, key);
      if (analysis === null && isMissing) return;
      if (analysis !== null && JSON.stringify(analysis.progress) !== JSON.stringify(last)) {
        clearTimeout(appearance);
        last = analysis.progress;
        yield analysis;
        if (isFinal(analysis.progress)) return;
      }
      if (hasNews || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    clearTimeout(appearance);
    unsubscribe();
    signal.removeEventListener('abort', onNews);
  }
}

/** The analysis once it has ended; null where the signal aborted before. */
export async function waitForAnalysis(
  deps: WatchDeps,
  context: Context,
  key: string,
  signal: AbortSignal,
): Promise<Analysis | null> {
  for await (const analysis of watchAnalysis(deps, context, key, { signal, appearMs: 0 })) {
    if (isFinal(analysis.progress)) return analysis;
  }
  return null;
}
