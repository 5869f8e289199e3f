import { createHash } from 'node:crypto';
import { saysEnough } from '@liftmark/contract/effects/pooled-effect';
import { LEAST_WORKSPACES, type TrackRecord, type TrackRecords } from '@liftmark/contract/track-record';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/connection.ts';
import { trackRecords } from '../../database/schema.ts';
import type { Notifications } from '../../platform/notifications.ts';
import { TRACK_RECORD_TOPIC } from './count-records.ts';
import { type CountedRecord, poolRecords } from './pool-records.ts';

/** What a reader may see, with a version that changes with it. */
export interface ReadRecords {
  records: TrackRecords;
  version: string;
}

export interface TrackRecordReader {
  /** @param workspaceId the workspace that the reader is a member of; null for everyone else */
  read(workspaceId: string | null): Promise<ReadRecords>;
}

/** Workspaces whose records are kept in memory. */
const KEPT = 500;
const EVERYONE = 'everyone';

/** Kept until they are counted again, so that no report waits for them. */
export function createTrackRecordReader(
  database: Database,
  notifications: Pick<Notifications, 'subscribe'>,
): TrackRecordReader {
  const kept = new LRUCache<string, ReadRecords>({
    max: KEPT,
    // A reader who asked before records were counted again gets those of before, which aren't kept.
    ignoreFetchAbort: true,
    fetchMethod: async (reader) => {
      const shown = await readReleased(database);
      const own = reader === EVERYONE ? {} : await readOwn(database, reader);
      const records = { ...own, ...shown };
      return { records, version: versionOf(records) };
    },
  });
  notifications.subscribe(TRACK_RECORD_TOPIC, () => kept.clear());
  return { read: (workspaceId) => kept.forceFetch(workspaceId ?? EVERYONE) };
}

/** The same for the same records. */
export function versionOf(records: TrackRecords): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('base64url').slice(0, 16);
}

async function readReleased(database: Database): Promise<TrackRecords> {
  const rows = await database.select().from(trackRecords);
  return Object.fromEntries(
    rows.flatMap((row) => {
      const record = released(row);
      return record === null ? [] : [[row.advice, record]];
    }),
  );
}

async function readOwn(database: Database, workspaceId: string): Promise<TrackRecords> {
  const rows = await poolRecords(database, workspaceId);
  return Object.fromEntries(
    rows.filter(({ done }) => done > 0).map((row) => [row.advice, { ...shown(row), of: 'workspace' }]),
  );
}

/** A record that rests on enough workspaces to say nothing of a single one; null for others. */
function released(row: CountedRecord): TrackRecord | null {
  if (row.doneIn < LEAST_WORKSPACES) return null;
  const { verified, effect, ...record } = shown(row);
  return {
    ...record,
    verified: row.verifiedIn < LEAST_WORKSPACES ? null : verified,
    effect: (row.effect?.workspaces ?? 0) < LEAST_WORKSPACES ? null : effect,
    of: 'installation',
  };
}

function shown({ advised, done, verified, effect }: CountedRecord) {
  return { advised, done, verified, effect: effect && shownEffect(effect) };
}

/** The counts behind it stay on the server. */
export function shownEffect(
  effect: NonNullable<CountedRecord['effect']>,
): NonNullable<TrackRecord['effect']> {
  const { cases, lift, low, high } = effect;
  return { cases, lift: saysEnough(effect) ? { lift, low, high } : null };
}

/** Those of a report’s recommendations, as its answers carry them: nothing if there are none. */
export function recordsOf(
  recommendations: readonly { id: string }[],
  records: TrackRecords,
): { trackRecords?: TrackRecords } {
  const own = recommendations.flatMap(({ id }) => {
    const record = records[id];
    return record === undefined ? [] : [[id, record] as const];
  });
  return own.length === 0 ? {} : { trackRecords: Object.fromEntries(own) };
}
