import type { Month } from '@liftmark/contract/teamwork';
import { csvOf } from '../../http/csv.ts';
import { text } from './text.ts';

const { columns, yes, no } = text.monthExport;

/** The summary of a month, one line for each page. */
export function monthCsv({ month, pages }: Month): string {
  const lines = pages.map((page) => [
    month,
    page.title,
    page.url ?? '',
    page.before,
    page.after,
    page.isComparable ? yes : no,
    page.runs,
    page.done.join('; '),
    page.verified.join('; '),
    page.measured ?? '',
  ]);
  return csvOf([[...columns], ...lines]);
}
