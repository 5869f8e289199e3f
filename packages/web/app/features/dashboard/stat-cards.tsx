import type { DashboardStats } from '@liftmark/contract/dashboard-pages';
import { useQuery } from '@tanstack/react-query';
import type { Scope } from '../../client/scope.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { archivedWords } from './archived-words.ts';
import { statsQuery } from './dashboard-queries.ts';
import { averageWords, doubtOver } from './lift-words.ts';

/** The four figures at the top. */
export function StatCards({ scope }: { scope: Scope }) {
  const { data: stats, isError } = useQuery(statsQuery(scope));
  return <StatRow stats={stats} isError={isError} />;
}

interface StatRowProps {
  /** Undefined while loading. */
  stats?: DashboardStats | undefined;
  isError?: boolean;
}

export function StatRow({ stats, isError = false }: StatRowProps) {
  return (
    <dl className="grid grid-cols-2 border-ink border-t border-b border-b-line md:grid-cols-4">
      {cardsOf(stats).map(({ label, value, note }, index) => (
        <div
          key={label}
          className={`grid content-start gap-0.5 py-5 pe-4 ${index > 0 ? 'md:border-line md:border-s md:ps-5' : ''} ${index > 1 ? 'max-md:border-line max-md:border-t' : ''} ${index % 2 === 1 ? 'max-md:border-line max-md:border-s max-md:ps-4' : ''}`}
        >
          <dt className="text-ui">{label}</dt>
          <dd className="tabular title-1">
            {value ?? (isError ? '–' : <Skeleton className="my-1.5 h-7 w-14" />)}
          </dd>
          <dd className="note min-h-5">{isError ? 'Couldn’t be loaded' : note}</dd>
        </div>
      ))}
    </dl>
  );
}

function cardsOf(stats: DashboardStats | undefined): { label: string; value?: string; note?: string }[] {
  if (stats === undefined) {
    return ['Pages Analyzed', 'Need Action', 'Fully Optimized', 'Avg. CVR Lift'].map((label) => ({ label }));
  }
  const pages = (count: number): string => `${count} page${count === 1 ? '' : 's'}`;
  return [
    {
      label: 'Pages Analyzed',
      value: `${stats.pagesAnalyzed}`,
      note: `${stats.analyses} ${stats.analyses === 1 ? 'analysis' : 'analyses'} in total`,
    },
    {
      label: 'Need Action',
      value: `${stats.needAction}`,
      note: stats.regressedPages > 0 ? `${pages(stats.regressedPages)} got worse in the latest run` : '',
    },
    { label: 'Fully Optimized', value: `${stats.fullyOptimized}`, note: archivedWords(stats) },
    {
      label: 'Avg. CVR Lift',
      value: averageWords(stats.averageLift),
      note:
        stats.liftPages > 0
          ? [`Across ${pages(stats.liftPages)}`, doubtOver(stats.liftPages, stats.clearLiftPages)]
              .filter(Boolean)
              .join(', ')
          : 'Add before and after rates with “Track CVR”',
    },
  ];
}
