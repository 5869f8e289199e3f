import type { ConnectedSourceId } from '@liftmark/contract/connections';
import type { EgressGuard } from '@liftmark/engine/capture/egress/egress';
import { type Ask, createAsk } from '../sources/ask.ts';
import { ConnectionError } from '../sources/connection-error.ts';
import { connectedSource } from '../sources/registry.ts';
import type { ConnectionTarget } from '../sources/source.ts';
import { text } from '../sources/sources.text.ts';
import { lastWholeDay } from './parts.ts';

/** A person waits for it. */
const TRY_MS = 20_000;

/** What asking a service gave, or what doesn't work as a sentence. */
export async function attempted<Result>(
  source: ConnectedSourceId,
  guard: EgressGuard,
  work: (ask: Ask) => Promise<Result>,
): Promise<{ result: Result } | { problem: string }> {
  const timeout = AbortSignal.timeout(TRY_MS);
  try {
    return { result: await work(createAsk(guard, timeout)) };
  } catch (error) {
    const problem = error instanceof ConnectionError ? error.problem : timeout.aborted ? 'unreachable' : null;
    if (problem === null) throw error;
    return { problem: text.problems[problem](text.names[source]) };
  }
}

/** Reads a day, or the experiments, and says what it found. */
export async function readADay(
  ask: Ask,
  target: ConnectionTarget & { source: ConnectedSourceId },
): Promise<string> {
  const source = connectedSource(target.source);
  const day = lastWholeDay(new Date());
  const range = { from: day, to: day };
  switch (source.kind) {
    case 'pulled': {
      const { days } = await source.fetchDays(ask, target, range);
      const visits = days.reduce((sum, each) => sum + each.visits, 0);
      return text.worksWithDays(days.length, visits, day);
    }
    case 'queries':
      return text.worksWithSearches((await source.fetchQueries(ask, target, range)).length, day);
    case 'experiments':
      return text.worksWithExperiments((await source.fetchExperiments(ask, target)).length);
    default:
      return source satisfies never;
  }
}
