import type { PageHints } from '@liftmark/contract/analysis';
import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import { CaptureError } from '../../capture/capture-error.ts';
import type { Capturer } from '../../capture/capturer.ts';
import { createSerialQueue } from '../../capture/serial-queue.ts';
import { auditInThread } from '../../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../../pipeline/threads.ts';
import { tryInThread } from '../../pipeline/try-in-thread.ts';
import { compareReports } from '../../reports/compare.ts';
import { competitorReport } from '../../reports/competitor.ts';
import { pageRelation } from '../../reports/page-relation.ts';
import { reportChanges } from '../../reports/report-changes.ts';
import { measureAlike } from '../../score/explain-change.ts';
import { untried } from '../../trials/fix.ts';
import { text } from '../text.ts';
import {
  type KeptReport,
  type Run,
  type TrialRequest,
  type TriedFix,
  type Workspace,
  WorkspaceError,
} from '../workspace.ts';
import type { ReportFolder } from './report-folder.ts';

export interface LocalDeps {
  capturer: Pick<Capturer, 'capture' | 'tryOut'>;
  isRendered: boolean;
  threads: JudgingThreads;
  folder: ReportFolder;
  /** Called with faults that leave an answer incomplete. */
  onError: (error: unknown) => void;
}

const TRYING_PERCENT = 10;

/** Analyses on this machine, with their reports in a folder. One page is opened at a time. */
export function createLocalWorkspace({
  capturer,
  isRendered,
  threads,
  folder,
  onError,
}: LocalDeps): Workspace {
  const inTurn = createSerialQueue();

  async function analyze(url: string, hints: PageHints, run: Run) {
    return inTurn(async () => {
      run.signal.throwIfAborted();
      const audit = await auditInThread(url, threads, {
        capturer,
        hints,
        signal: run.signal,
        onProgress: run.onProgress,
        onCheckError: ({ error }) => onError(error),
      }).catch(explained);
      const { id, createdAt } = await folder.add(audit, hints);
      return { id, createdAt, report: audit.report };
    });
  }

  async function tryFix({ reportId, fix }: TrialRequest, run: Run): Promise<TriedFix> {
    const found = await folder.find(reportId);
    if (found === null) throw new WorkspaceError('not_found', text.errors.noReport);
    const { packed } = await folder.capture(reportId);
    return inTurn(async () => {
      run.signal.throwIfAborted();
      run.onProgress({ percent: TRYING_PERCENT, detail: text.progress.trying });
      const { hints } = found.entry;
      const { signal } = run;
      const { trials, pictures } = await tryInThread([fix], threads, { packed, hints, capturer, signal });
      return { trial: trials[0] ?? untried(fix, 'notLoaded'), pictures };
    });
  }

  return {
    isRendered,
    tryFix: isRendered ? tryFix : null,
    async analyze({ url, ...hints }, run) {
      return kept(await analyze(url, hints, run));
    },
    compare: ({ url, competitorUrls, ...hints }, run) =>
      compared([url, ...competitorUrls], run, (each, part) => analyze(each, hints, part)),
    async list({ from, count }) {
      const entries = await folder.list();
      return { entries: entries.slice(from, from + count), total: entries.length };
    },
    async find(id) {
      const found = await folder.find(id);
      return found && kept({ id, createdAt: found.entry.createdAt, report: found.report });
    },
    changes: (id) => changesSince(id, { folder, threads, onError }),
    screenshot: (id, device) => screenshotOf(id, device, folder),
  };
}

async function screenshotOf(
  id: string,
  device: Parameters<Workspace['screenshot']>[1],
  folder: ReportFolder,
): ReturnType<Workspace['screenshot']> {
  const found = await folder.find(id);
  const shot = found?.report.screenshots[device];
  if (!shot) return null;
  const { screenshots } = await folder.capture(id);
  return screenshots.get(shot.file) ?? null;
}

/** @param urls the own page first */
async function compared(
  urls: readonly string[],
  run: Run,
  analyze: (url: string, part: Run) => Promise<{ report: ConversionReport }>,
): ReturnType<Workspace['compare']> {
  const reports: ConversionReport[] = [];
  for (const [index, url] of urls.entries()) {
    const { report } = await analyze(url, partOf(run, index, urls.length));
    reports.push(report);
  }
  requireSameMode(reports);
  const [primary, ...competitors] = reports;
  if (primary === undefined) throw new RangeError('A comparison without a page.');
  return { id: null, results: { ...competitorReport(primary, competitors), locked: false, lockedCount: 0 } };
}

async function changesSince(
  id: string,
  deps: Pick<LocalDeps, 'folder' | 'threads' | 'onError'>,
): ReturnType<Workspace['changes']> {
  const { folder } = deps;
  const found = await folder.find(id);
  if (found === null) return null;
  const { entry, report } = found;
  const earlier = (await folder.list()).find(
    (other) => other.createdAt < entry.createdAt && pageRelation(other, entry) === 'same',
  );
  const before = earlier && (await folder.find(earlier.id));
  if (!before) return null;
  const hints = { ...entry.hints, pageType: judgedPageType(report.pageType) };
  const rejudged = measureAlike(before.report, report)
    ? null
    : await judgedAgain(before.entry.id, hints, deps);
  return reportChanges(before.entry.id, compareReports(before.report, report, rejudged));
}

/** The earlier capture by today's rules, so that a change of rules doesn't count as a change of the page. */
async function judgedAgain(
  id: string,
  hints: PageHints,
  { folder, threads, onError }: Pick<LocalDeps, 'folder' | 'threads' | 'onError'>,
): Promise<ConversionReport | null> {
  try {
    const { packed } = await folder.capture(id);
    return await threads.judge({ packed, hints, captureMs: 0 }, undefined);
  } catch (error) {
    onError(error);
    return null;
  }
}

function kept({
  id,
  createdAt,
  report,
}: {
  id: string;
  createdAt: string;
  report: ConversionReport;
}): KeptReport {
  const { builtInWords: _, ...results } = report;
  return { id, createdAt, results: { ...results, locked: false, lockedCount: 0 } };
}

/** On a person's own machine, that person can allow the address. */
function explained(error: unknown): never {
  if (error instanceof CaptureError && error.code === 'blocked_destination') {
    throw new WorkspaceError(error.code, text.errors.privateAddress, { cause: error });
  }
  throw error;
}

/** A page that the browser couldn't finish is judged by fewer checks than the others. */
function requireSameMode(reports: readonly ConversionReport[]): void {
  const unfinished = reports.find(({ mode }) => mode === 'static');
  if (unfinished === undefined || reports.every(({ mode }) => mode === 'static')) return;
  const message = `${new URL(unfinished.finalUrl).host}: ${CAPTURE_FAILURES.timeout}`;
  throw new WorkspaceError('timeout', message);
}

/** The progress of one of several pages, which are analyzed one after the other. */
function partOf(run: Run, index: number, pages: number): Run {
  return {
    ...run,
    onProgress: ({ percent, detail }) => run.onProgress({ percent: (index * 100 + percent) / pages, detail }),
  };
}
