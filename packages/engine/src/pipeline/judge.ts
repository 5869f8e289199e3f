import type { PageHints } from '@liftmark/contract/analysis';
import type { ConversionReport } from '@liftmark/contract/report';
import { inLanguage } from '@liftmark/contract/translated';
import { BUILT_IN, builtInWords } from '../analyst/built-in.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { type JudgingListener, scorePage } from './score-page.ts';
import { writeReport } from './write-report.ts';

/** The report on a captured page: a pure function, so the same snapshot gives the same report (timings aside). */
export function judge(
  snapshot: PageSnapshot,
  hints: PageHints = {},
  captureMs = 0,
  listener: JudgingListener = {},
): ConversionReport {
  return inLanguage(hints.reportLanguage ?? 'en', () => {
    const scored = scorePage(snapshot, hints, listener);
    const beganAt = performance.now();
    const words = builtInWords(scored.analystInput);
    return writeReport(scored, { words, author: BUILT_IN, captureMs, beganAt });
  });
}
