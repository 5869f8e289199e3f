import { type AnalyzeInput, analyzeFile, analyzePage, type FileInput } from '@liftmark/client/analyze';
import { ApiError, type Client, createClient, dataOf } from '@liftmark/client/client';
import type { ReportResults } from '@liftmark/contract/analysis';
import { normalizeTypedUrl } from '@liftmark/contract/analysis';
import type { PageAccess } from '@liftmark/contract/page-access';
import type { ConversionReport } from '@liftmark/contract/report';
import type { TrackRecords } from '@liftmark/contract/track-record';
import { isOwn, type SiteAccess } from '../capture/access/site-access.ts';
import { CaptureError } from '../capture/capture-error.ts';
import type { Arguments, Server } from './arguments.ts';
import type { Audit, Auditor } from './auditor.ts';
import { progressLine } from './progress-line.ts';
import { text } from './text.ts';
import { readUploadFile } from './upload-file.ts';

/** Lets a server analyze pages. Their reports are stored in the account of the key. */
export function serverAuditor({ address, key }: Server, access: SiteAccess | null): Auditor {
  const client = createClient({ server: address, key });
  return {
    async audit(url, args, signal) {
      try {
        return await auditOn(client, { url, access }, args, signal);
      } catch (error) {
        if (error instanceof ApiError || signal.aborted || !isNetworkError(error)) throw error;
        throw new CaptureError('unreachable', String(error), text.server.unreachable({ address }));
      }
    },
    close: async () => undefined,
  };
}

async function auditOn(
  client: Client,
  { url, access }: { url: string; access: SiteAccess | null },
  args: Arguments,
  signal: AbortSignal,
): Promise<Audit> {
  const line = progressLine(process.stderr, url);
  const timeout = AbortSignal.timeout(args.budgetMs);
  try {
    // JSON leaves out what wasn't said.
    const file = await readUploadFile(url);
    const options = { signal: AbortSignal.any([signal, timeout]), onProgress: line.show };
    const page = normalizeTypedUrl(url);
    const { reportId, analysisResults } = await (file === null
      ? analyzePage(client, { url: page, ...args.hints, ...givenFor(page, access) } as AnalyzeInput, options)
      : analyzeFile(client, { file, ...args.hints } as FileInput, options));
    const report = openPart(analysisResults as ReportResults);
    const isDrawn = args.htmlFile !== null || args.pdfFile !== null;
    return {
      report,
      screenshots: isDrawn ? await picturesOf(client, reportId, report) : new Map(),
      trackRecords: args.json ? undefined : await recordsOf(client, reportId),
    };
  } catch (error) {
    if (!timeout.aborted || signal.aborted) throw error;
    throw new CaptureError(
      'timeout',
      'no report in time',
      text.server.slow({ seconds: args.budgetMs / 1000 }),
    );
  } finally {
    line.clear();
  }
}

/** The server keeps it for the site, so that it opens the page the next time, too. */
function givenFor(url: string, access: SiteAccess | null): { access?: PageAccess } {
  if (access === null || !isOwn(url, access)) return {};
  const { origin: _, ...given } = access;
  return { access: given };
}

/** The report as a local one, without what the plan of the key's account doesn't show. */
function openPart({ locked: _, lockedCount, ...results }: ReportResults): ConversionReport {
  const recommendations = results.recommendations.flatMap((item) => ('locked' in item ? [] : [item]));
  const warnings = [
    ...results.warnings,
    ...(lockedCount > 0 ? [text.server.locked({ count: lockedCount })] : []),
  ];
  return { ...results, recommendations, warnings };
}

/** A report is worth more than what became of its advice elsewhere, so it doesn't fail for that. */
async function recordsOf(client: Client, id: string): Promise<TrackRecords | undefined> {
  const answer = client.GET('/api/v1/reports/{id}/diagnoses', { params: { path: { id } } });
  const { trackRecords } = await dataOf(answer).catch(() => ({ trackRecords: undefined }));
  return trackRecords as TrackRecords | undefined;
}

async function picturesOf(
  client: Client,
  id: string,
  { screenshots }: ConversionReport,
): Promise<Audit['screenshots']> {
  const found: [string, Uint8Array][] = [];
  for (const viewport of ['desktop', 'mobile'] as const) {
    const shot = screenshots[viewport];
    if (shot === null) continue;
    const path = { id, viewport };
    const answer = client.GET('/api/v1/reports/{id}/screenshots/{viewport}', {
      params: { path },
      parseAs: 'arrayBuffer',
    });
    found.push([shot.file, new Uint8Array((await dataOf(answer)) as ArrayBuffer)]);
  }
  return new Map(found);
}

/** What `fetch` rejects with if there is no answer. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed';
}
