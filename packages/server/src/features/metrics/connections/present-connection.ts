import type { Connection, ConnectionProblem } from '@liftmark/contract/connections';
import type { metricConnections } from '../../../database/schema.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import { text } from '../sources/sources.text.ts';
import { hostOf } from './sealed.ts';

type Row = typeof metricConnections.$inferSelect;

const REPAIRED_BY_A_KEY: readonly ConnectionProblem[] = ['key', 'key-file', 'scope'];

/** Without its credentials, but with where they are sent. */
export function presentConnection(keyring: Keyring, row: Row): Connection {
  const { id, source, name, goal, problem, fetchedAt, doneFrom, doneThrough, missing, triedAt } = row;
  return {
    id,
    source,
    name,
    host: hostOf(keyring, row),
    goal,
    problem: problemOf(row),
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

/** What doesn't work, as a sentence; null if it works. */
export function problemOf({ problem, source }: Pick<Row, 'problem' | 'source'>): string | null {
  return problem && text.problems[problem](text.names[source]);
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
