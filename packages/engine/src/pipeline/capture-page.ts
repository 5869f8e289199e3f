import type { PageHints } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import { inLanguage } from '@liftmark/contract/translated';
import type { Captured, CaptureOptions } from '../capture/capture.ts';
import type { Capturer } from '../capture/capturer.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { text } from './capture-page.text.ts';
import type { JudgingListener, Progress } from './score-page.ts';

export interface AuditOptions extends JudgingListener, Pick<CaptureOptions, 'devices' | 'access' | 'upload'> {
  /** What the person says about the page; overrides what is recognized. */
  hints?: PageHints;
  /** What opens pages: a browser, or the static reader. It stays open. */
  capturer: Pick<Capturer, 'capture'>;
  /** Ends the audit immediately, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Whole time of the capture in milliseconds. */
  budgetMs?: number;
}

export interface CapturedPage extends Captured {
  captureMs: number;
}

/** The progress once both devices are read, and what each of their steps adds to it. */
const CAPTURED_PERCENT = 65;
const STEP_PERCENT = 10;

/** The first stage of an audit, reported step by step. */
export function capturePage(url: string, options: AuditOptions, asked: Asked): Promise<CapturedPage> {
  return inLanguage(options.hints?.reportLanguage ?? 'en', () => captured(url, options, asked));
}

type Asked = Pick<CaptureOptions, 'wantsLaterLoad' | 'onLarge'>;

async function captured(
  url: string,
  { capturer, signal, budgetMs, devices, access, upload, onProgress: tell = () => undefined }: AuditOptions,
  asked: Asked,
): Promise<CapturedPage> {
  const startedAt = performance.now();
  let percent = 5;
  tell({ stage: 'capture', percent, detail: text.opening });
  const page = await capturer.capture(url, {
    ...(signal && { signal }),
    ...(budgetMs && { budgetMs }),
    ...(devices && { devices }),
    access,
    upload,
    ...asked,
    onProgress: (stage) => {
      if (stage !== 'waiting') return;
      tell({ stage: 'capture', percent: CAPTURED_PERCENT, detail: text.waiting });
    },
    onStep: (step) => {
      percent = Math.min(CAPTURED_PERCENT, percent + STEP_PERCENT);
      tell({ stage: 'capture', percent, detail: text.steps[step] });
    },
  });
  const captureMs = performance.now() - startedAt;
  tell({ stage: 'capture', percent: 70, detail: loaded(page.snapshot) });
  return { ...page, captureMs };
}

/** The progress at the end of an audit. */
export function reportWritten({ recommendations }: ConversionReport): Progress {
  const detail = text.written({ recommendations: recommendations.length });
  return { stage: 'advise', percent: 95, detail };
}

function loaded({ mode, desktop, mobile }: PageSnapshot): string {
  if (mode === 'static') return text.readHtml;
  const devices = text.devices[desktop && mobile ? 'both' : desktop ? 'desktop' : 'mobile'];
  const requests = (desktop?.requests.length ?? 0) + (mobile?.requests.length ?? 0);
  return text.loaded({ devices, requests });
}
