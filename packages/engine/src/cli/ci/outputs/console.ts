import { printable } from '../../../reports/terminal-text.ts';
import { text } from '../ci.text.ts';
import { isAnalyzed, type PageRun, problemsOf, type Run, scoreOf } from '../run.ts';

/** A line for each page, with its problems below. */
export function consoleOf({ pages, notes }: Run): string {
  return [...pages.flatMap(linesOf), ...notes.map(printable), ''].join('\n');
}

function linesOf(page: PageRun): string[] {
  const problems = problemsOf(page);
  const { passes, fails, unanalyzed } = text.summary;
  const result = !isAnalyzed(page) ? unanalyzed : problems.length === 0 ? passes : fails;
  const score = isAnalyzed(page) ? (scoreOf(page.report) ?? text.noScore) : null;
  const head = [page.target.name, ...(score === null ? [] : [score]), result].map(printable).join('  ');
  return [head, ...problems.map((problem) => `  ${printable(problem)}`)];
}
