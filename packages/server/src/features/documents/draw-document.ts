import type { ReportView } from '@liftmark/contract/report-view';
import { type SmallPair, smallPairs } from '@liftmark/engine/trials/small-pictures';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { brandings, reports } from '../../database/schema.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import { shown } from '../branding/find-branding.ts';
import { differenceCropFiles } from '../reports/difference-crop-file.ts';
import type { StoredReport } from '../reports/find-report.ts';
import { presentReport } from '../reports/presenter.ts';
import { trialFile } from '../reports/trial-file.ts';
import { cardFile, outlineData, reportFile, sentFile, topicOf } from './document-files.ts';
import type { DrawnCrop } from './drawing/competitor.ts';
import type { DocumentTask } from './drawing/draw.ts';
import type { DocumentBrand } from './drawing/elements.ts';
import type { DocumentPayload, DocumentWorker } from './jobs.ts';
import { previewOf } from './preview.ts';

/** Draws a document into the file store and notifies everyone who waits. An existing document isn't drawn again. */
export async function drawOrderedDocument(
  worker: DocumentWorker,
  payload: DocumentPayload,
  { signal }: JobRun,
): Promise<void> {
  const order = await orderOf(worker, payload);
  if (order === null) return;
  const { file, task } = order;
  if (!(await worker.files.exists(file))) {
    await worker.files.put(file, await worker.drawer.draw(task, signal));
    // Its owner may have deleted the report meanwhile.
    if (!(await isStillWanted(worker, payload))) await worker.files.remove(file);
  }
  await notify(worker.database, topicOf(file));
}

async function isStillWanted(
  { database, files }: DocumentWorker,
  payload: DocumentPayload,
): Promise<boolean> {
  switch (payload.kind) {
    case 'report':
    case 'card':
      return (await database.$count(reports, eq(reports.id, payload.reportId))) > 0;
    case 'outline':
      return files.exists(outlineData(payload.id));
    case 'tool':
      return true;
    default:
      return payload satisfies never;
  }
}

interface Order {
  file: string;
  task: DocumentTask;
}

async function orderOf(worker: DocumentWorker, payload: DocumentPayload): Promise<Order | null> {
  switch (payload.kind) {
    case 'report':
    case 'card':
      return reportOrder(worker, payload);
    case 'outline':
      return outlineOrder(worker, payload.id);
    case 'tool':
      return {
        file: sentFile(payload.id),
        task: { kind: 'tool', source: payload.source, createdAt: new Date().toISOString() },
      };
    default:
      return payload satisfies never;
  }
}

async function reportOrder(
  { database, files, publicUrl }: DocumentWorker,
  payload: Extract<DocumentPayload, { kind: 'report' | 'card' }>,
): Promise<Order | null> {
  const [report] = await database.select().from(reports).where(eq(reports.id, payload.reportId));
  if (report === undefined) return null;
  const { desktopScreenshotFile: picture } = report;
  const hasPicture = picture !== null && (await files.exists(picture));
  const screenshot = hasPicture ? await files.read(picture) : null;
  if (payload.kind === 'card') {
    const { isSummary = false } = payload;
    return {
      file: cardFile(report.secureId, isSummary),
      task: { kind: 'card', card: { ...previewOf(report), screenshot: isSummary ? null : screenshot } },
    };
  }
  const { isOpen, link = null, look = null, figures = null, record = null } = payload;
  const address = link?.address ?? report.secureId;
  const linkShows = link?.shows ?? null;
  const isDetailed = linkShows !== 'summary';
  const reader = { isOpen, isOwner: false, canEdit: false, ticks: [], address, linkShows };
  const view = presentReport(report, reader, record?.records);
  return {
    file: reportFile(
      report.secureId,
      isOpen,
      link,
      look && `${look.id}-${look.version}`,
      figures,
      record?.version ?? null,
    ),
    task: {
      kind: 'report',
      view,
      reportUrl: `${publicUrl}/report/${address}`,
      screenshot: isDetailed ? screenshot : null,
      crops: isOpen && isDetailed ? await cropsOf(files, report) : [],
      tried: await triedIn(files, view, report),
      brand: look && (await brandOf(database, look.id)),
      figures,
    },
  };
}

async function brandOf(database: DocumentWorker['database'], id: string): Promise<DocumentBrand | null> {
  const [found] = await database.select().from(brandings).where(eq(brandings.id, id));
  const branding = shown(found ?? null);
  return branding && { ...branding, accent: branding.accent?.light ?? null };
}

/** Pictures of the trials that the reader may see. */
async function triedIn(
  files: DocumentWorker['files'],
  view: ReportView,
  { snapshotFile }: StoredReport,
): Promise<SmallPair[]> {
  const trials = 'trials' in view.analysisResults ? view.analysisResults.trials : undefined;
  if (snapshotFile === null || trials === undefined) return [];
  return smallPairs(trials, async (name) => {
    const file = trialFile({ snapshotFile }, name);
    return (await files.exists(file)) ? files.read(file) : null;
  });
}

/** The pictures of a comparison, where its reader may see the differences. */
async function cropsOf(
  files: DocumentWorker['files'],
  { analysisResults, snapshotFile }: StoredReport,
): Promise<DrawnCrop[]> {
  const crops = differenceCropFiles(analysisResults, snapshotFile);
  const found = await Promise.all(
    crops.map(async ({ file, ...crop }) =>
      (await files.exists(file)) ? [{ ...crop, jpeg: await files.read(file) }] : [],
    ),
  );
  return found.flat();
}

/** As `order-document.ts` stored it. */
const outlineSchema = z.object({
  kind: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  createdAt: z.string(),
  data: z.record(z.string(), z.unknown()),
});

async function outlineOrder({ files }: DocumentWorker, id: string): Promise<Order | null> {
  const data = outlineData(id);
  if (!(await files.exists(data))) return null;
  const sent: unknown = JSON.parse(new TextDecoder().decode(await files.read(data)));
  return { file: sentFile(id), task: { kind: 'outline', source: outlineSchema.parse(sent) } };
}
