import type { ConversionReport } from '@liftmark/contract/report';
import type { Captured } from '../capture/capture.ts';
import { wantsLaterLoad } from '../facts/urgency/urgency.ts';
import { type AuditOptions, capturePage, reportWritten } from './capture-page.ts';
import { judge } from './judge.ts';

export interface Audit extends Captured {
  report: ConversionReport;
}

/**
 * Opens a page, reads it and judges it.
 * @throws {CaptureError} where the page could not be seen as a visitor sees it
 */
export async function audit(url: string, options: AuditOptions): Promise<Audit> {
  const { captureMs, ...captured } = await capturePage(url, options, { wantsLaterLoad });
  const report = judge(captured.snapshot, options.hints, captureMs, options);
  options.onProgress?.(reportWritten(report));
  return { report, ...captured };
}
