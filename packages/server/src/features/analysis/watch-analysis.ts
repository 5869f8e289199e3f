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
  /** How long an analysis is waited for that is not there yet. */
  appearMs: number;
  /** The place of the last message that the watcher has had; by default none. */
  after?: number;
}

export interface Message {
  /** Among all messages of the analysis, from 0. */
  place: number;
  progress: ProgressEvent;
}

/**
 * All that the actor's analysis tells, none left out, until it has ended or the signal aborts; the present state is
 * told in any case. Yields nothing where there is no such analysis and none appears within `appearMs`, and no more
 * of one that was deleted with its account.
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

/** An analysis of before there were messages has its present state alone. */
function messagesOf({ messages, progress }: Analysis): ProgressEvent[] {
  return messages.length > 0 ? messages : [progress];
}

/** How the analysis has ended; null where the signal aborted before. */
export async function waitForAnalysis(
  deps: WatchDeps,
  context: Context,
  key: string,
  signal: AbortSignal,
): Promise<ProgressEvent | null> {
  for await (const { progress } of watchAnalysis(deps, context, key, { signal, appearMs: 0 })) {
    if (isFinal(progress)) return progress;
  }
  return null;
}
