import type { ConversionReport } from '@liftmark/contract/report';
import { judge } from '@liftmark/engine/pipeline/judge';
import { readStored } from '../stored/archive.ts';

/** The reports of our own pages as they stand, by page. */
export function reportsOfOwnPages(pages: ReadonlySet<string>): ReadonlyMap<string, ConversionReport> {
  const stored = readStored().filter(({ page, change }) => change === null && pages.has(page));
  return new Map(stored.map(({ page, snapshot }) => [page, judge(JSON.parse(snapshot ?? 'null'))]));
}
