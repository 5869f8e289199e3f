import type { PageHints } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Captured, CaptureOptions } from './capture/capture.ts';
import type { Capturer } from './capture/capturer.ts';
import type { PassStep } from './capture/pass.ts';
import type { PageSnapshot } from './capture/snapshot.ts';
import { amount } from './checks/phrasing.ts';
import type { JudgingListener, Progress } from './examine.ts';

export interface AuditOptions extends JudgingListener {
  /** What the person says about the page, beside its address; overrides what is recognized. */
  hints?: PageHints;
  /** What opens pages: a browser, or the static reader. It stays open. */
  capturer: Pick<Capturer, 'capture'>;
  /** Ends the audit at once; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Whole time of the capture in milliseconds. */
  budgetMs?: number;
}

export interface PageRead extends Captured {
  captureMs: number;
}

/** Where the bar stands once both devices have been read, and what each of their steps moves it by. */
const READ_PERCENT = 65;
const STEP_PERCENT = 10;

const STEP_WORDS: Record<PassStep, string> = {
  answered: 'The site answers',
  loaded: 'Reading what has loaded',
  read: 'Read its words, places and styles',
};

/** The first stage of an audit, told step by step. */
export async function readPage(
  url: string,
  { capturer, signal, budgetMs, onProgress: tell = () => undefined }: AuditOptions,
  asked: Pick<CaptureOptions, 'wantsLaterLoad' | 'onLarge'>,
): Promise<PageRead> {
  const startedAt = performance.now();
  let percent = 5;
  tell({ stage: 'capture', percent, detail: 'Opening the page on desktop and mobile' });
  const captured = await capturer.capture(url, {
    ...(signal && { signal }),
    ...(budgetMs && { budgetMs }),
    ...asked,
    onProgress: (stage) => {
      if (stage !== 'waiting') return;
      const detail = 'Waiting to open the page once more, to see whether its claims hold';
      tell({ stage: 'capture', percent: READ_PERCENT, detail });
    },
    onStep: (step) => {
      percent = Math.min(READ_PERCENT, percent + STEP_PERCENT);
      tell({ stage: 'capture', percent, detail: STEP_WORDS[step] });
    },
  });
  const captureMs = performance.now() - startedAt;
  tell({ stage: 'capture', percent: 70, detail: loaded(captured.snapshot) });
  return { ...captured, captureMs };
}

/** What is told at the end of an audit. */
export function written({ recommendations }: ConversionReport): Progress {
  const detail = `Wrote ${amount(recommendations.length, 'recommendation')}`;
  return { stage: 'advise', percent: 95, detail };
}

function loaded({ mode, desktop, mobile }: PageSnapshot): string {
  if (mode === 'static') return 'Read the HTML without a browser';
  const devices = [desktop && 'desktop', mobile && 'mobile'].filter((device) => device !== null);
  const requests = (desktop?.requests.length ?? 0) + (mobile?.requests.length ?? 0);
  return `Loaded on ${devices.join(' and ')}, ${amount(requests, 'request')}`;
}
