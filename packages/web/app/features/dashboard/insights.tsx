import type { CvrStats, DashboardStats } from '@liftmark/contract/dashboard-pages';
import { ISSUE_KINDS, type IssueKind, typesOf } from '@liftmark/contract/optimization-tasks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Scope } from '../../client/scope.ts';
import { momentWords } from '../../ui/moment.ts';
import { TYPE_LABELS } from '../../ui/recommendation-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cvrStatsQuery, statsQuery } from './dashboard-queries.ts';
import { averageWords, doubtAbout, doubtOver, signedPercent } from './lift-words.ts';

const KIND_LABELS: Record<IssueKind, string> = {
  cta: 'Weak CTAs',
  headline: 'Headlines',
  urgency: 'Urgency',
};

/** Figures over the pages of a scope. */
export function Insights({ scope }: { scope: Scope }) {
  const { data: stats, isError: isWithoutStats } = useQuery(statsQuery(scope));
  const { data: cvr, isError: isWithoutRates } = useQuery(cvrStatsQuery(scope));
  return <InsightRows stats={stats} cvr={cvr} isError={isWithoutStats || isWithoutRates} />;
}

interface InsightRowsProps {
  /** Undefined while loading. */
  stats?: DashboardStats | undefined;
  cvr?: CvrStats | undefined;
  isError?: boolean;
}

export function InsightRows({ stats, cvr, isError = false }: InsightRowsProps) {
  const best = cvr?.bestPerformingPage;
  const rows: { label: string; note?: string; value: ReactNode }[] = [
    ...ISSUE_KINDS.map((kind) => ({
      label: KIND_LABELS[kind],
      note: `Changes marked ${typesOf(kind)
        .map((type) => TYPE_LABELS[type])
        .join(' or ')}`,
      value: stats && <span className="whitespace-nowrap">{stats.openIssues[kind]} open</span>,
    })),
    {
      label: 'Average CVR lift',
      value:
        cvr &&
        (cvr.pagesWithLift === 0 ? (
          'None yet'
        ) : (
          <>
            {`${averageWords(cvr.averageLift)} across\u00a0${cvr.pagesWithLift}\u00a0${cvr.pagesWithLift === 1 ? 'page' : 'pages'}`}
            <Doubt>{doubtOver(cvr.pagesWithLift, cvr.pagesWithClearLift)}</Doubt>
          </>
        )),
    },
    { label: 'Pages with CVR data', value: cvr && stats && `${cvr.pagesWithCvr} of ${stats.pagesAnalyzed}` },
    { label: 'Pages needing CVR updates', value: cvr?.pagesNeedingCvrUpdate },
    {
      label: 'Best performing page',
      value: best ? (
        <>
          {signedPercent(best.lift)}
          <Doubt>{doubtAbout(best.verdict)}</Doubt>
          <span className="note block [overflow-wrap:anywhere]">{best.url}</span>
        </>
      ) : (
        cvr && 'None yet'
      ),
    },
    {
      label: 'Last CVR update',
      value: cvr && (cvr.lastCvrUpdate === null ? 'None yet' : momentWords(cvr.lastCvrUpdate)),
    },
  ];
  return (
    <section className="grid gap-2">
      <h2 className="title-4 border-ink border-t pt-4">Optimization Insights</h2>
      <dl>
        {rows.map(({ label, note, value }) => (
          <div key={label} className="flex justify-between gap-4 border-line border-b py-2.5 text-ui">
            <dt className="max-w-3/5 shrink-0">
              {label}
              {note !== undefined && <span className="note block">{note}</span>}
            </dt>
            <dd className="tabular text-end text-ink">
              {value ?? (isError ? '–' : <Skeleton className="h-5 w-10" />)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Doubt({ children }: { children: string | null }) {
  return children !== null && <span className="note block">{children}</span>;
}
