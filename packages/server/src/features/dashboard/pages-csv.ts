import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { liftBetween } from '@liftmark/contract/lift';
import { doneItems, issuesOf } from '@liftmark/contract/optimization-tasks';

const COLUMNS = [
  'Page',
  'URL',
  'Status',
  'Grade',
  'Score',
  'Analyzed',
  'CVR before (%)',
  'CVR after (%)',
  'Lift (%)',
  'Issue',
  'Priority',
  'Task',
  'Time estimate',
  'Done',
];

const STATUS_WORDS: Record<DashboardPage['status'], string> = {
  action_required: 'Need Action',
  optimized: 'Optimized',
  archived: 'Archived',
};

/** Pages with their tasks as CSV, one line per task; a page without tasks has one line. */
export function pagesCsv(pages: DashboardPage[]): string {
  const lines = [COLUMNS, ...pages.flatMap(linesOf)];
  // The byte order mark makes spreadsheets read it as UTF-8.
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function linesOf(page: DashboardPage): string[][] {
  const lift = liftBetween(page.preOptimizationCvr, page.postOptimizationCvr);
  const about = [
    page.title,
    page.url ?? '',
    STATUS_WORDS[page.status],
    page.overallScore,
    page.scorePercent?.toString() ?? '',
    page.createdAt.slice(0, 10),
    page.preOptimizationCvr?.toString() ?? '',
    page.postOptimizationCvr?.toString() ?? '',
    lift?.toFixed(1) ?? '',
  ];
  const done = doneItems(
    page.recommendations.map(({ id }) => id),
    page.ticks,
  );
  const verified = page.sinceLastRun?.verified ?? [];
  const tasks = [
    ...issuesOf(page.recommendations).flatMap(({ id, title, priority, tasks }) => {
      const open = done.has(id) ? 'issue done' : 'no';
      return tasks.map((task) => [
        title,
        priority,
        task.title,
        task.timeEstimate,
        done.has(task.id) ? 'yes' : open,
      ]);
    }),
    ...verified.map(({ title }) => [title, '', 'Verified on the page by the latest run', '', 'verified']),
  ];
  return tasks.length > 0
    ? tasks.map((task) => [...about, ...task])
    : [[...about, ...COLUMNS.slice(about.length).map(() => '')]];
}

/**
 * Where a formula could start: at the beginning, and after characters that separate cells in spreadsheets that don't
 * split at commas.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@|%＝＋－＠])|^(?=[\t\r\n])/g;

/** Quotes a cell and disarms formulas. Numbers stay numbers. */
function cell(value: string): string {
  if (/^-?\d+(\.\d+)?$/.test(value)) return value;
  return `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
