import type { InputType } from '@liftmark/contract/report-view';

/** The subject of a downloaded report. */
export interface DocumentSubject {
  reportId: string;
  inputType: InputType;
  /** Address of the analyzed page; anything else if no page was analyzed. */
  url: string;
}

const DATED: Partial<Record<InputType, string>> = {
  swot: 'swot-analysis',
  competitor: 'competitor-analysis',
  copy: 'copy-optimization',
};

/** The name of the PDF: by the page's host for a conversion report, by date for the others. */
export function pdfName({ inputType, url }: DocumentSubject, today: Date): string {
  const kind = DATED[inputType];
  if (kind !== undefined) return `${dayOf(today)}-${kind}.pdf`;
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return `conversion-analysis-${host === '' ? 'manual' : host}.pdf`;
}

/** The date where the reader is, as 2026-01-31. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
