import { reportViewSchema } from '@liftmark/contract/report-view';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { type Encoding, type PackedAnswer, packAnswer } from '../../http/packed-answer.ts';
import { loadReport, type Report } from './find-report.ts';
import { presentReport, type Reader, readerOf } from './presenter.ts';

/** Most bytes of answers that a process keeps. */
const KEPT_BYTES = 64 * 1024 * 1024;

interface Making {
  report: Report;
  reader: Reader;
  encoding: Encoding;
}

/**
 * Answers with what a report says, kept by all that they are made of: the stored report as it is now, what the
 * reader may see of it and has ticked off. So whoever has found the report with the rights of the moment gets what
 * is true at this moment, whichever process changed it.
 */
export function createReportAnswers(database: Database) {
  const kept = new LRUCache<string, PackedAnswer, Making>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    fetchMethod: (_key, _stale, { context }) => makeAnswer(database, context),
  });
  return (report: Report, viewer: Actor, encoding: Encoding): Promise<PackedAnswer> => {
    const reader = readerOf(report, viewer);
    const key = JSON.stringify([report.id, report.version, reader, encoding]);
    return kept.forceFetch(key, { context: { report, reader, encoding } });
  };
}

async function makeAnswer(database: Database, { report, reader, encoding }: Making): Promise<PackedAnswer> {
  const view = presentReport(await loadReport(database, report), reader);
  return packAnswer(reportViewSchema.parse(view), encoding);
}
