import type { Connection, ConnectionProblem } from '@liftmark/contract/connections';
import type { metricConnections } from '../../../database/schema.ts';
import { text } from '../sources/sources.text.ts';

type Row = typeof metricConnections.$inferSelect;

const REPAIRED_BY_A_KEY: readonly ConnectionProblem[] = ['key', 'key-file', 'scope'];

/** Without its credentials. */
export function presentConnection(row: Row): Connection {
  const { id, source, name, goal, problem, fetchedAt, doneFrom, doneThrough, missing, triedAt } = row;
  return {
    id,
    source,
    name,
    goal,
    problem: problem && text.problems[problem](text.names[source]),
    needsKey: problem !== null && REPAIRED_BY_A_KEY.includes(problem),
    fetchedAt: fetchedAt?.toISOString() ?? null,
    from: doneFrom,
    through: doneThrough,
    missing,
    isPaused: row.pausedAt !== null,
    isReading: isReading(row),
    triedAt: triedAt?.toISOString() ?? null,
    found: row.found,
    pagesElsewhere: row.pagesElsewhere,
  };
}

/** A queue that lost a reading doesn't block the next one for longer than a reading can take. */
const LONGEST_READING_MS = 30 * 60 * 1000;

export function isReading({ askedAt, triedAt, pausedAt }: Row): boolean {
  if (askedAt === null || pausedAt !== null) return false;
  const isOpen = triedAt === null || triedAt < askedAt;
  return isOpen && Date.now() - askedAt.getTime() < LONGEST_READING_MS;
}

export function inADay(): Date {
  return new Date(Date.now() + 24 * 3600 * 1000);
}
