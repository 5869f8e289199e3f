import type { ReportView } from '@liftmark/contract/report-view';

/** Where the page of a report came from: we opened it, its owner’s browser captured it, or it was uploaded. */
export function sourceOf({
  analysisResults: results,
  inputType,
  url,
}: Pick<ReportView, 'analysisResults' | 'inputType' | 'url'>): 'address' | 'extension' | 'upload' {
  if (results.kind === 'conversion' && results.capturedWith !== undefined) return results.capturedWith;
  // A file has a name in place of an address.
  return inputType === 'url' && !URL.canParse(url) ? 'upload' : 'address';
}

/** Whether our browser can open the page of a report again, or its owner’s alone. */
export function isOpenedByUs(report: Parameters<typeof sourceOf>[0]): boolean {
  return sourceOf(report) !== 'extension';
}
