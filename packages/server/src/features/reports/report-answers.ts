import { reportViewSchema } from '@liftmark/contract/report-view';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { type Encoding, type PackedAnswer, packAnswer } from '../../http/packed-answer.ts';
import type { ReadRecords, TrackRecordReader } from '../track-record/track-records.ts';
import { loadReport, memberOf, type Report } from './find-report.ts';
import { presentReport, type Reader, readerOf } from './presenter.ts';

/** Most bytes of cached answers per process. */
const KEPT_BYTES = 64 * 1024 * 1024;

export interface AnswerDeps {
  database: Database;
  trackRecords: TrackRecordReader;
}

interface Making {
  report: Report;
  reader: Reader;
  records: ReadRecords['records'];
  encoding: Encoding;
}

/**
 * Cached answers with a report's content. The key contains everything they depend on: the current version of the
 * stored report, what the reader may see of it, what they checked off, and the track record. So a reader who was found with current
 * rights gets a current answer, whichever process changed the report.
 */
export function createReportAnswers({ database, trackRecords }: AnswerDeps) {
  const kept = new LRUCache<string, PackedAnswer, Making>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    // A reader gets the answer that is being made even if it's evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => makeAnswer(database, context),
  });
  return async (report: Report, viewer: Actor, encoding: Encoding): Promise<PackedAnswer> => {
    const reader = readerOf(report, viewer);
    const { records, version } = await trackRecords.read(memberOf(report));
    const key = JSON.stringify([report.id, report.version, reader, encoding, version]);
    return kept.forceFetch(key, { context: { report, reader, encoding, records } });
  };
}

async function makeAnswer(
  database: Database,
  { report, reader, records, encoding }: Making,
): Promise<PackedAnswer> {
  const view = presentReport(await loadReport(database, report), reader, records);
  return packAnswer(reportViewSchema.parse(view), encoding);
}
