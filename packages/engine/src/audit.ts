import type { ConversionReport } from '@liftmark/contract/report';
import type { Analyst } from './analyst/analyst.ts';
import { builtInAnalyst, builtInWords } from './analyst/built-in.ts';
import type { Captured, CaptureOptions } from './capture/capture.ts';
import type { Capturer } from './capture/capturer.ts';
import type { PageSnapshot, ViewportCapture } from './capture/snapshot.ts';
import { amount } from './checks/phrasing.ts';
import { examine, type Judgement, type JudgeOptions, type Progress } from './examine.ts';
import type { UrgencyClaim } from './observe/facts.ts';
import { observe } from './observe/observe.ts';
import { composeReport } from './report.ts';

const VERIFIED_BY_ANOTHER_VISIT: ReadonlySet<UrgencyClaim['kind']> = new Set([
  'countdown',
  'stock',
  'places',
  'demand',
]);

export interface AuditOptions extends JudgeOptions {
  /** What opens pages: a browser, or the static reader. It stays open. */
  capturer: Pick<Capturer, 'capture'>;
  /** Ends the audit at once; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Whole time of the capture in milliseconds. */
  budgetMs?: number;
  onProgress?: (progress: Progress) => void;
  /** Writes the words instead of the built-in analyst, whose words stand where it fails. */
  analyst?: Analyst;
}

export interface Audit extends Captured {
  report: ConversionReport;
}

/** The report on a captured page: a pure function, so the same snapshot gives the same report (timings aside). */
export function judge(snapshot: PageSnapshot, options: JudgeOptions = {}): ConversionReport {
  const judgement = examine(snapshot, options);
  const beganAt = performance.now();
  const words = builtInWords(judgement.material);
  return composeReport(judgement, { words, author: builtInAnalyst.author, captureMs: 0, beganAt });
}

/**
 * Opens a page, reads it and judges it.
 * @throws {CaptureError} where the page could not be seen as a visitor sees it
 */
export async function audit(url: string, options: AuditOptions): Promise<Audit> {
  const tell = options.onProgress ?? (() => undefined);
  const startedAt = performance.now();
  tell({ stage: 'capture', percent: 5, detail: 'Opening the page on desktop and mobile' });
  const { snapshot, screenshots } = await options.capturer.capture(url, captureOptions(url, options, tell));
  const captureMs = performance.now() - startedAt;
  tell({ stage: 'capture', percent: 70, detail: loaded(snapshot) });

  const judgement = examine(snapshot, options, tell);
  const beganAt = performance.now();
  const { words, author } = await write(judgement, options);
  const report = composeReport(judgement, { words, author, captureMs, beganAt });
  tell({
    stage: 'advise',
    percent: 95,
    detail: `Wrote ${amount(report.recommendations.length, 'recommendation')}`,
  });
  return { report, snapshot, screenshots };
}

function captureOptions(
  url: string,
  { signal, budgetMs }: AuditOptions,
  tell: (progress: Progress) => void,
): CaptureOptions {
  return {
    ...(signal && { signal }),
    ...(budgetMs && { budgetMs }),
    wantsLaterLoad: (desktop) => hasClaimToVerify(url, desktop),
    onProgress: (stage) => {
      if (stage !== 'waiting') return;
      const detail = 'Waiting to open the page once more, to see whether its claims hold';
      tell({ stage: 'capture', percent: 50, detail });
    },
  };
}

/** Whether the page claims something that only another visit can confirm or contradict. */
function hasClaimToVerify(url: string, desktop: ViewportCapture): boolean {
  const { urgency } = observe({
    version: 1,
    url,
    finalUrl: url,
    mode: 'rendered',
    capturedAt: new Date().toISOString(),
    status: 200,
    contentType: 'text/html',
    redirects: [],
    desktop,
    mobile: null,
    later: null,
    warnings: [],
  });
  return urgency.claims.some(({ kind }) => VERIFIED_BY_ANOTHER_VISIT.has(kind));
}

function loaded({ mode, desktop, mobile }: PageSnapshot): string {
  if (mode === 'static') return 'Read the HTML without a browser';
  const devices = [desktop && 'desktop', mobile && 'mobile'].filter((device) => device !== null);
  const requests = (desktop?.requests.length ?? 0) + (mobile?.requests.length ?? 0);
  return `Loaded on ${devices.join(' and ')}, ${amount(requests, 'request')}`;
}

async function write({ material }: Judgement, { analyst = builtInAnalyst, signal }: AuditOptions) {
  try {
    return { words: await analyst.write(material, signal), author: analyst.author };
  } catch {
    signal?.throwIfAborted();
    return { words: builtInWords(material), author: builtInAnalyst.author };
  }
}
