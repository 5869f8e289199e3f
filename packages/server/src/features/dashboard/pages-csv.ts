import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { liftBetween } from '@liftmark/contract/lift';
import { doneItems, issuesOf } from '@liftmark/contract/optimization-tasks';
import { csvOf } from '../../http/csv.ts';

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
  return csvOf([COLUMNS, ...pages.flatMap(linesOf)]);
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
