import { isAnalyzed, type PageRun, problemsOf, type Run } from '../run.ts';

/** The run with its reports, for programs. */
export function jsonOf({ pages, notes }: Run): string {
  return `${JSON.stringify({ version: 1, pages: pages.map(entryOf), notes }, null, 2)}\n`;
}

function entryOf(page: PageRun) {
  const { name, url } = page.target;
  if (!isAnalyzed(page)) return { name, url, passed: false, error: page.failure.error };
  const { outcomes, before, report } = page;
  return { name, url, passed: problemsOf(page).length === 0, rules: outcomes, baseline: before, report };
}
