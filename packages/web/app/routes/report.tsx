import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CompetitorReportView } from '../features/competitor/competitor-report-view.tsx';
import { CopyReportView } from '../features/copy/copy-report-view.tsx';
import { ReportDocument } from '../features/report/report-document.tsx';
import { ReportProblem } from '../features/report/report-problem.tsx';
import { reportQuery } from '../features/report/report-query.ts';
import { ReportSkeleton } from '../features/report/report-skeleton.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { SwotReportView } from '../features/swot/swot-report-view.tsx';
import type { Route } from './+types/report.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Liftmark Score Report',
    description: 'How well a page converts, with evidence for every finding.',
    location,
    noindex: true,
  });

export default function Report({ params }: Route.ComponentProps) {
  const { data, error, isFetching, refetch } = useQuery(reportQuery(params.id));
  useEffect(() => {
    if (data) document.title = `${data.title} - Liftmark Score Report`;
  }, [data]);

  if (data?.inputType === 'url' || data?.inputType === 'manual') {
    return <ReportDocument key={data.secureId} report={data} />;
  }
  if (data?.inputType === 'competitor')
    return <CompetitorReportView report={data.analysisResults} createdAt={data.createdAt} />;
  if (data?.inputType === 'swot') return <SwotReportView report={data.analysisResults} />;
  if (data?.inputType === 'copy') return <CopyReportView report={data.analysisResults} />;
  if (error && !isFetching) return <ReportProblem error={error} onRetry={() => refetch()} />;
  return <ReportSkeleton />;
}
