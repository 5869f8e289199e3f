import { randomUUID } from 'node:crypto';
import type { PageFigures } from '@liftmark/contract/measuring';
import type { DownloadPdfRequest } from '@liftmark/contract/sharing';
import type { TrackRecords } from '@liftmark/contract/track-record';
import type { ToolSource } from '@liftmark/presentation/tools/tool-source';
import { eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Files } from '../../platform/files.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Notifications } from '../../platform/notifications.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';
import { findReportBranding } from '../branding/find-branding.ts';
import { isDetailed, type Report } from '../reports/find-report.ts';
import { recordsOf, type TrackRecordReader, versionOf } from '../track-record/track-records.ts';
import { cardFile, outlineData, outlineFolder, reportFile, sentFile, topicOf } from './document-files.ts';
import type { OutlineSource } from './drawing/outline.ts';
import { type DocumentPayload, documentJob } from './jobs.ts';
import { text } from './text.ts';

export interface DocumentDeps {
  database: Database;
  files: Files;
  jobs: Jobs;
  notifications: Notifications;
}

export interface ReportDocumentDeps extends DocumentDeps {
  proEmails: string[];
  trackRecords: TrackRecordReader;
}

const WAIT_MS = 45_000;
/** Documents that an account can have drawn from data it sends. */
const SENT_PER_HOUR = 30;

/**
 * The key of a report's document in the file store. A worker draws it if it doesn't exist yet.
 * @param figures what is measured of the page, if its reader may see that
 */
export async function orderReport(
  deps: ReportDocumentDeps,
  report: Pick<Report, 'id' | 'secureId' | 'workspaceId' | 'inputType' | 'address' | 'link'>,
  isOpen: boolean,
  figures: PageFigures | null = null,
): Promise<string> {
  const { id: reportId, secureId, address, link } = report;
  const branding = await findReportBranding(deps, report);
  const look = branding && { id: branding.id, version: branding.updatedAt.getTime().toString(36) };
  const record = await findRecord(deps, report);
  const lookVersion = look && `${look.id}-${look.version}`;
  const file = reportFile(secureId, isOpen, link, lookVersion, figures, record?.version ?? null);
  if (!(await deps.files.exists(file))) {
    const forLink = link && { link: { id: link.id, shows: link.shows, address } };
    const shown = { ...(look && { look }), ...(figures && { figures }), ...(record && { record }) };
    await orderAndWait(deps, file, { kind: 'report', reportId, isOpen, ...forLink, ...shown });
  }
  return file;
}

/** What anyone may know of the track record of its advice: documents are passed on. Null if there is nothing. */
async function findRecord(
  { database, trackRecords }: ReportDocumentDeps,
  { id, inputType, link }: Pick<Report, 'id' | 'inputType' | 'link'>,
): Promise<{ version: string; records: TrackRecords } | null> {
  if ((inputType !== 'url' && inputType !== 'manual') || link?.shows === 'summary') return null;
  const all = await trackRecords.read(null);
  if (Object.keys(all.records).length === 0) return null;
  const [stored] = await database
    .select({ advised: reports.recommendations })
    .from(reports)
    .where(eq(reports.id, id));
  const { trackRecords: records } = recordsOf(stored?.advised ?? [], all.records);
  return records ? { version: versionOf(records), records } : null;
}

/** The key of the image that link previews of a report show. */
export async function orderCard(
  deps: DocumentDeps,
  report: Pick<Report, 'id' | 'secureId' | 'link'>,
): Promise<string> {
  const isSummary = !isDetailed(report);
  const file = cardFile(report.secureId, isSummary);
  const payload = { kind: 'card', reportId: report.id, ...(isSummary && { isSummary }) } as const;
  if (!(await deps.files.exists(file))) await orderAndWait(deps, file, payload);
  return file;
}

const KINDS: Record<DownloadPdfRequest['type'], string> = {
  'swot-analysis': text.kinds.swot,
  competitor: text.kinds.competitor,
  'copy-optimization': text.kinds.copy,
};

/**
 * A document made from data that the client sent, as plain text.
 * @throws AppError `unauthenticated`, `rate_limited`
 */
export async function orderOutline(
  deps: DocumentDeps,
  { actor }: Context,
  { type, data, title, url }: DownloadPdfRequest,
): Promise<Uint8Array> {
  if (actor.kind !== 'user') throw new AppError('unauthenticated', 'Please sign in to download this report.');
  const allowance = { key: `document:${actor.id}`, max: SENT_PER_HOUR, windowS: 3600 };
  const retryAfterS = await takeAllowances(deps.database, [allowance]);
  if (retryAfterS !== null) {
    throw new AppError('rate_limited', 'You’ve downloaded too many documents. Please try again later.', {
      retryAfterS,
    });
  }
  return drawOutline(deps, {
    kind: KINDS[type],
    title: title ?? '',
    url: url ?? null,
    createdAt: new Date().toISOString(),
    data,
  });
}

/** Any data as a document, as plain text. */
export async function drawOutline(deps: DocumentDeps, source: OutlineSource): Promise<Uint8Array> {
  const id = randomUUID();
  const folder = outlineFolder(id);
  try {
    await deps.files.put(outlineData(id), Buffer.from(JSON.stringify(source)));
    await orderAndWait(deps, sentFile(id), { kind: 'outline', id });
    return await deps.files.read(sentFile(id));
  } finally {
    await deps.files.removeFolder(folder);
  }
}

/** The result of a free tool. */
export async function orderTool(deps: DocumentDeps, source: ToolSource): Promise<Uint8Array> {
  const id = randomUUID();
  try {
    await orderAndWait(deps, sentFile(id), { kind: 'tool', id, source });
    return await deps.files.read(sentFile(id));
  } finally {
    await deps.files.removeFolder(outlineFolder(id));
  }
}

async function orderAndWait(
  { database, files, jobs, notifications }: DocumentDeps,
  file: string,
  payload: DocumentPayload,
): Promise<void> {
  const drawn = Promise.withResolvers<boolean>();
  const unsubscribe = notifications.subscribe(topicOf(file), () => {
    // Also called after a lost connection, so check that the file exists.
    void files.exists(file).then((isThere) => isThere && drawn.resolve(true), drawn.reject);
  });
  const timer = setTimeout(() => drawn.resolve(false), WAIT_MS);
  try {
    await database.transaction((transaction) => jobs.send(transaction, documentJob, payload));
    if (await drawn.promise) return;
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
  throw new AppError('busy', 'Your document is still being created. Please try again in a moment.', {
    retryAfterS: 5,
  });
}
