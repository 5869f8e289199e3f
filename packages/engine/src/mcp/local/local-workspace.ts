import type { PageHints } from '@liftmark/contract/analysis';
import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import type { ReportChanges } from '@liftmark/contract/report-changes';
import { CaptureError } from '../../capture/capture-error.ts';
import type { Capturer } from '../../capture/capturer.ts';
import { unpackSnapshot } from '../../capture/packed-snapshot.ts';
import { createSerialQueue } from '../../capture/queue.ts';
import { auditInThread } from '../../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../../pipeline/threads.ts';
import { tryInThread } from '../../pipeline/try-in-thread.ts';
import { compareReports } from '../../reports/compare.ts';
import { competitorReport } from '../../reports/competitor.ts';
import { pageRelation } from '../../reports/page-relation.ts';
import { reportChanges } from '../../reports/report-changes.ts';
import { measureAlike } from '../../score/explain-change.ts';
import { type Fix, fixesOf, untried } from '../../trials/fix.ts';
import { ownLinksFix } from '../../trials/own-links.ts';
import { text } from '../text.ts';
import {
  type ComparisonRequest,
  type Device,
  type KeptComparison,
  type KeptReport,
  type PageRequest,
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

/** A machine on which an assistant works is often busy. */
const BUDGET_MS = 120_000;
const TRYING_PERCENT = 10;

/** Analyses on this machine, with their reports in a folder. One page is opened at a time. */
export class LocalWorkspace implements Workspace {
  readonly isRendered: boolean;
  readonly tryFix: Workspace['tryFix'];
  readonly #deps: LocalDeps;
  readonly #inTurn = createSerialQueue();

  constructor(deps: LocalDeps) {
    this.#deps = deps;
    this.isRendered = deps.isRendered;
    this.tryFix = deps.isRendered ? (request, run) => this.#tryFix(request, run) : null;
  }

  async analyze({ url, ...hints }: PageRequest, run: Run): Promise<KeptReport> {
    return kept(await this.#audit(url, hints, run));
  }

  async compare({ url, competitorUrls, ...hints }: ComparisonRequest, run: Run): Promise<KeptComparison> {
    const urls = [url, ...competitorUrls];
    const reports: ConversionReport[] = [];
    for (const [index, each] of urls.entries()) {
      const { report } = await this.#audit(each, hints, partOf(run, index, urls.length));
      reports.push(report);
    }
    requireSameMode(reports);
    const [primary, ...competitors] = reports;
    if (primary === undefined) throw new RangeError('A comparison without a page.');
    const results = { ...competitorReport(primary, competitors), locked: false, lockedCount: 0 };
    return { id: null, results };
  }

  async list({ from, count }: { from: number; count: number }) {
    const entries = await this.#deps.folder.list();
    return { entries: entries.slice(from, from + count), total: entries.length };
  }

  async find(id: string): Promise<KeptReport | null> {
    const found = await this.#deps.folder.find(id);
    return found && kept({ id, createdAt: found.entry.createdAt, report: found.report });
  }

  async changes(id: string): Promise<ReportChanges | null> {
    const { folder } = this.#deps;
    const found = await folder.find(id);
    if (found === null) return null;
    const { entry, report } = found;
    const earlier = (await folder.list()).find(
      (other) => other.createdAt < entry.createdAt && pageRelation(other, entry) === 'same',
    );
    const before = earlier && (await folder.find(earlier.id));
    if (!before) return null;
    const hints = { ...entry.hints, pageType: judgedPageType(report.pageType) };
    const isAlike = measureAlike(before.report, report);
    const rejudged = isAlike ? null : await this.#judgeAgain(before.entry.id, hints);
    return reportChanges(before.entry.id, compareReports(before.report, report, rejudged));
  }

  async screenshot(id: string, device: Device): Promise<Uint8Array | null> {
    const { folder } = this.#deps;
    const shot = (await folder.find(id))?.report.screenshots[device];
    return (shot && (await folder.capture(id)).screenshots.get(shot.file)) ?? null;
  }

  #audit(url: string, hints: PageHints, { signal, onProgress }: Run) {
    const { capturer, threads, folder, onError } = this.#deps;
    return this.#inTurn(async () => {
      signal.throwIfAborted();
      const audit = await auditInThread(url, threads, {
        capturer,
        hints,
        signal,
        budgetMs: BUDGET_MS,
        onProgress,
        onCheckError: ({ error }) => onError(error),
      }).catch(explained);
      const { id, createdAt } = await folder.add(audit, hints);
      return { id, createdAt, report: audit.report };
    });
  }

  /** Judges the earlier capture by today's rules, so that a change of rules doesn't count as a change of the page. */
  async #judgeAgain(id: string, hints: PageHints): Promise<ConversionReport | null> {
    const { folder, threads, onError } = this.#deps;
    try {
      const { packed } = await folder.capture(id);
      return await threads.judge({ packed, hints, captureMs: 0 }, undefined);
    } catch (error) {
      onError(error);
      return null;
    }
  }

  async #tryFix(
    { reportId, recommendation, links }: TrialRequest,
    { signal, onProgress }: Run,
  ): Promise<TriedFix> {
    const { capturer, threads, folder } = this.#deps;
    const found = await folder.find(reportId);
    if (found === null) throw new WorkspaceError('not_found', text.errors.noReport);
    const { packed } = await folder.capture(reportId);
    const fix = await fixFor(packed, found.report, { recommendation, links });
    return this.#inTurn(async () => {
      signal.throwIfAborted();
      onProgress({ percent: TRYING_PERCENT, detail: text.progress.trying });
      const { hints } = found.entry;
      const options = { packed, hints, capturer, signal, budgetMs: BUDGET_MS };
      const { trials, pictures } = await tryInThread([fix], threads, options);
      return { trial: trials[0] ?? untried(fix, 'notLoaded'), pictures };
    });
  }
}

/** What is tried for a recommendation: its own fix, or the links that it misses. */
async function fixFor(
  packed: Uint8Array,
  report: ConversionReport,
  { recommendation, links }: Omit<TrialRequest, 'reportId'>,
): Promise<Fix> {
  const fix =
    links === undefined
      ? fixesOf(report, 'all').find((each) => each.recommendation === recommendation)
      : ownLinksFix(await unpackSnapshot(packed), report, { recommendation, links });
  if (!fix) throw new WorkspaceError('not_found', text.errors.noFix);
  return fix;
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
