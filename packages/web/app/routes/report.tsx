import { isLinkAddress } from '@liftmark/contract/share-links';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReadFirst } from '../client/read-first.ts';
import { ReportProblem } from '../features/report/report-problem.tsx';
import { reportQuery } from '../features/report/report-query.ts';
import { ReportSkeleton } from '../features/report/report-skeleton.tsx';
import { LinkProblem } from '../features/share/link-problem.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/report.ts';
import { StoredReport } from './report/stored-report.tsx';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Liftmark Score Report',
    description: 'How well a page converts, with evidence for every finding.',
    location,
    noindex: true,
  });

export default function Report({ params }: Route.ComponentProps) {
  useReadFirst();
  const { data, error, isFetching, refetch } = useQuery(reportQuery(params.id));
  useEffect(() => {
    if (data) document.title = `${data.title} - Liftmark Score Report`;
  }, [data]);

  if (data) return <StoredReport key={data.secureId} report={data} />;
  if (error && isLinkAddress(params.id))
    return <LinkProblem address={params.id} error={error} onRetry={refetch} />;
  if (error && !isFetching) return <ReportProblem error={error} onRetry={() => refetch()} />;
  return <ReportSkeleton />;
}
