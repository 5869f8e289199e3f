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

interface WatchOptions {
  signal: AbortSignal;
  /** How long to wait for an analysis that doesn't exist yet. */
  appearMs: number;
  /** Position of the last message that the watcher has seen; by default none. */
  after?: number;
}

export interface Message {
  /** Position among all messages of the analysis, from 0. */
  place: number;
  progress: ProgressEvent;
}

/**
 * All messages of the actor's analysis, in order, until it has ended or the signal aborts; at least the current
 * state. Yields nothing if there is no such analysis and none appears within `appearMs`, and stops if it is deleted
 * with its account.
 */
export async function* watchAnalysis(
  { database, notifications }: WatchDeps,
  context: Context,
  key: string,
  { signal, appearMs, after = -1 }: WatchOptions,
): AsyncGenerator<Message> {
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
  let next: number | undefined;
  try {
    while (!signal.aborted) {
      hasNews = false;
      const analysis = await findAnalysis(database, context, key);
      if (analysis === null && (isMissing || next !== undefined)) return;
      if (analysis !== null) {
        clearTimeout(appearance);
        const messages = messagesOf(analysis);
        next ??= Math.min(after + 1, messages.length - 1);
        for (const [place, progress] of messages.entries().drop(next)) yield { place, progress };
        next = messages.length;
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

/** An analysis from before messages were stored has only its current state. */
function messagesOf({ messages, progress }: Analysis): ProgressEvent[] {
  return messages.length > 0 ? messages : [progress];
}

/** The final state of the analysis; null if the signal aborted first. */
export async function waitForAnalysis(
  deps: WatchDeps,
  context: Context,
  key: string,
  {
    signal,
    onProgress,
  }: { signal: AbortSignal; onProgress?: ((progress: ProgressEvent) => void) | undefined },
): Promise<ProgressEvent | null> {
  for await (const { progress } of watchAnalysis(deps, context, key, { signal, appearMs: 0 })) {
    onProgress?.(progress);
    if (isFinal(progress)) return progress;
  }
  return null;
}
