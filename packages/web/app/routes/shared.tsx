import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { GradeBadge } from '../features/dashboard/grade-badge.tsx';
import { ScoreHistory } from '../features/dashboard/score-history.tsx';
import { sharedQuery } from '../features/share/client-calls.ts';
import { LinkProblem } from '../features/share/link-problem.tsx';
import { SharedClientView } from '../features/share/shared-client-view.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Wrap } from '../ui/section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/shared.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Shared pages | Liftmark',
    description: 'Pages that were shared with you.',
    location,
    noindex: true,
  });

/** In the sender’s look, without Liftmark’s bar. */
export const handle = { isCalm: true };

export default function Shared({ params }: Route.ComponentProps) {
  const { data, error, refetch } = useQuery(sharedQuery(params.token));
  useEffect(() => {
    if (data) document.title = data.name;
  }, [data]);
  if (data)
    return (
      <SharedClientView
        client={data}
        gradeOf={({ overallScore, scorePercent }) => (
          <GradeBadge grade={overallScore} percent={scorePercent} />
        )}
        historyOf={({ history }) => (
          <ScoreHistory history={history.map((run) => ({ ...run, secureId: run.createdAt }))} />
        )}
      />
    );
  if (error) return <LinkProblem address={params.token} error={error} onRetry={refetch} />;
  return (
    <Wrap aria-busy="true" className="grid gap-8 pt-10 pb-(--section)">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-80 w-full" />
    </Wrap>
  );
}
