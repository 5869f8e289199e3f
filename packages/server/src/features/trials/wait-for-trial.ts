import type { Database } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import type { Notifications } from '../../platform/notifications.ts';
import { findRun, isOpen, type Run, topicOf } from './queries.ts';

interface WaitDeps {
  database: Database;
  notifications: Notifications;
}

interface WaitOptions {
  signal: AbortSignal;
  /** Called with the run as it is now, at least once. */
  onChange: (run: Run) => void;
}

/**
 * The run once it has ended; null if the signal aborted first.
 * @throws AppError `not_found` if it was deleted with its report
 */
export async function waitForTrial(
  { database, notifications }: WaitDeps,
  { id, reportId }: Run,
  { signal, onChange }: WaitOptions,
): Promise<Run | null> {
  let news = Promise.withResolvers<void>();
  const onNews = () => news.resolve();
  const unsubscribe = notifications.subscribe(topicOf(reportId), onNews);
  signal.addEventListener('abort', onNews);
  try {
    while (!signal.aborted) {
      news = Promise.withResolvers<void>();
      const run = await findRun(database, id);
      if (run === null) throw notFound();
      onChange(run);
      if (!isOpen(run)) return run;
      await news.promise;
    }
    return null;
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', onNews);
  }
}
