import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { liftOf } from '@liftmark/contract/lift';
import { text as measuredText } from '@liftmark/contract/measured-words.text';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { tagsOf } from '@liftmark/contract/optimization-tasks';
import { useQuery } from '@tanstack/react-query';
import { Archive, CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { clientsQuery } from '../../client/clients.ts';
import { measuredPagePath, measuringQuery } from '../../client/measuring-queries.ts';
import { hasEffect, MeasuredRate } from '../../ui/measured-rate.tsx';
import { GradeBadge } from './grade-badge.tsx';
import { IssueList } from './issue-list.tsx';
import { LiftView } from './lift-view.tsx';
import { OtherReports } from './other-reports.tsx';
import { PageActions } from './page-actions.tsx';
import { kindWords } from './report-kinds.ts';
import { scheduleWords } from './schedule-words.ts';
import { ScoreHistory } from './score-history.tsx';
import { dayOf, SinceLastRun } from './since-last-run.tsx';

const STATUS = {
  action_required: { Icon: CircleAlert, word: 'Needs action', look: 'text-ink-3' },
  optimized: { Icon: CircleCheck, word: 'Optimized', look: 'text-ok' },
  archived: { Icon: Archive, word: 'Archived', look: 'text-ink-3' },
};

const SOURCE = { extension: 'Captured in a browser', upload: 'Uploaded' };

const BADGE = 'rounded-1 border border-line px-1.5 font-medium text-xs text-ink-2 leading-5';

export function PageCard({ page }: { page: DashboardPage }) {
  const { Icon, word, look } = STATUS[page.status];
  const kind = page.inputType === 'url' ? undefined : kindWords(page);
  return (
    <article
      aria-label={kind === undefined ? page.title : `${page.title}, ${kind}`}
      className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-line border-t py-6 first:border-ink"
    >
      <GradeBadge grade={page.overallScore} percent={page.scorePercent} />
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 gap-1">
          <div className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5">
            <Icon className={`mt-1.5 size-4 ${look}`} aria-label={word} />
            <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Link
                to={`/report/${page.secureId}`}
                className="title-4 no-underline [overflow-wrap:anywhere] hover:underline"
              >
                {page.title || `Website Analysis #${page.id}`}
              </Link>
              {kind !== undefined && <span className={BADGE}>{kind}</span>}
              {page.capturedWith !== null && <span className={BADGE}>{SOURCE[page.capturedWith]}</span>}
              {page.cvrTrackedAt !== null && <span className={BADGE}>CVR Tracked</span>}
              {tagsOf(page.recommendations).map((tag) => (
                <span key={tag} className={BADGE}>
                  {tag}
                </span>
              ))}
            </h3>
          </div>
          <p className="text-ui [overflow-wrap:anywhere]">{page.url ?? 'No URL provided'}</p>
          <p className="note">{datesOf(page)}</p>
          <ClientName id={page.clientId} />
          {page.status === 'archived' && page.recommendations.length === 0 && (
            <p className="note">Archived automatically: the report found nothing to change.</p>
          )}
        </div>
        <ScoreHistory history={page.history} />
      </div>
      <div className="col-span-2 grid gap-4 sm:col-span-1 sm:col-start-2">
        <SinceLastRun page={page} />
        <IssueList page={page} />
        <PageLift page={page} />
        <PageActions page={page} />
        <OtherReports reports={page.otherReports} />
      </div>
    </article>
  );
}

function ClientName({ id }: { id: string | null }) {
  const { data: clients = [] } = useQuery(clientsQuery);
  const client = clients.find((each) => each.id === id);
  return client === undefined ? null : <p className="note [overflow-wrap:anywhere]">Client: {client.name}</p>;
}

/** What was measured, or the way to measure it, and what was typed in. */
function PageLift({ page }: { page: DashboardPage }) {
  const { data } = useQuery(measuringQuery);
  const name = page.url === null ? null : measuredPageOf(page.url);
  const measured = data?.pages.find((each) => each.page === name);
  if (measured && hasEffect(measured)) {
    return (
      <div className="grid gap-1">
        <MeasuredRate page={measured} />
        <Link to={measuredPagePath(measured.page)} className="justify-self-start text-sm">
          {measuredText.see}
        </Link>
      </div>
    );
  }
  const lift = liftOf(page);
  return (
    <>
      {measured && (
        <p className="tabular text-sm">
          <Link to={measuredPagePath(measured.page)}>{measuredText.recent(measured.recent)}</Link>
        </p>
      )}
      {lift !== null && <LiftView lift={lift} />}
      {data !== undefined && measured === undefined && name !== null && (
        <p className="text-sm">
          <Link to={measuredPagePath(name)}>{measuredText.start}</Link>
        </p>
      )}
    </>
  );
}

function datesOf(page: DashboardPage): string {
  const runs = page.history.length;
  return [
    `Analyzed ${dayOf(page.createdAt)}${runs > 1 ? `, ${runs} runs` : ''}`,
    page.optimizedAt === null
      ? `Last updated ${dayOf(page.updatedAt)}`
      : `Optimized ${dayOf(page.optimizedAt)}`,
    page.cvrTrackedAt === null ? null : `CVR updated ${dayOf(page.cvrTrackedAt)}`,
    scheduleWords(page.schedule),
  ]
    .filter((part) => part !== null)
    .join('. ');
}
