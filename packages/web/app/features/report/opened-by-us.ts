import type { ReportView } from '@liftmark/contract/report-view';

/** Whether our browser can open the page of a report again, or its owner’s alone. */
export function isOpenedByUs({ analysisResults: results }: Pick<ReportView, 'analysisResults'>): boolean {
  return results.kind !== 'conversion' || results.capturedWith === undefined;
}
