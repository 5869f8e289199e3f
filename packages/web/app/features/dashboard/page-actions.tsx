import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { clientsQuery } from '../../client/clients.ts';
import { measuredPagePath } from '../../client/measuring-queries.ts';
import { uploadPath } from '../../client/upload-path.ts';
import { useHasRole } from '../../client/workspaces.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { CvrDialog } from './cvr-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { exportActions, usePageActions } from './use-page-actions.ts';

/** The actions for one page. */
export function PageActions({ page }: { page: DashboardPage }) {
  const { rerun, markOptimized, reopen, archive, share, exportPdf, schedule } = usePageActions(page);
  const [isTracking, setTracking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [isScheduling, setScheduling] = useState(false);
  const { data: clients = [] } = useQuery(clientsQuery);
  // Neither a text nor a file changes by itself, and what only its owner sees can’t be opened by us.
  const isAtAddress = page.inputType !== 'manual' && page.capturedWith === null;
  const canSchedule = isAtAddress || page.schedule !== null;
  const menuLabel = archive.isPending
    ? 'Archiving...'
    : share.isPending || exportPdf.isPending
      ? 'Processing...'
      : reopen.isPending
        ? 'Updating...'
        : 'More';
  const isEditor = useHasRole('editor');
  const navigate = useNavigate();
  const measured = page.url === null ? null : measuredPageOf(page.url);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild>
        <Link to={`/report/${page.secureId}`}>View Report</Link>
      </Button>
      {isEditor && (
        <>
          <NextVersion page={page} rerun={rerun} />
          <Button look="quiet" onClick={() => setTracking(true)}>
            Track CVR
          </Button>
          {page.status === 'optimized' ? (
            <span className="inline-flex min-h-control items-center gap-1.5 px-3 font-medium text-ok text-ui">
              <CircleCheck className="size-4" />
              Fully Optimized
            </span>
          ) : (
            <Button look="quiet" disabled={markOptimized.isPending} onClick={() => markOptimized.mutate()}>
              {markOptimized.isPending ? 'Processing...' : 'Mark as Optimized'}
            </Button>
          )}
        </>
      )}
      <ActionMenu
        label={menuLabel}
        isPending={archive.isPending || share.isPending || exportPdf.isPending || reopen.isPending}
        actions={[
          ...exportActions(page, { share, exportPdf }),
          ...(measured === null
            ? []
            : [{ label: 'Conversion rate', onSelect: () => void navigate(measuredPagePath(measured)) }]),
          ...(isEditor && canSchedule
            ? [{ label: 'Re-run automatically', onSelect: () => setScheduling(true) }]
            : []),
          ...(isEditor && clients.length > 0
            ? [{ label: 'Move to a client', onSelect: () => setMoving(true) }]
            : []),
          ...(!isEditor || page.status === 'archived'
            ? []
            : [{ label: 'Archive', onSelect: archive.mutate, disabled: archive.isPending }]),
          // A page without advice counts as done and can't be reopened.
          ...(!isEditor || page.status === 'action_required' || page.recommendations.length === 0
            ? []
            : [{ label: 'Reopen', onSelect: reopen.mutate, disabled: reopen.isPending }]),
        ]}
      />
      <CvrDialog page={page} open={isTracking} onOpenChange={setTracking} />
      {isScheduling && (
        <ScheduleDialog report={page} onSave={schedule.mutate} onClose={() => setScheduling(false)} />
      )}
      {isMoving && <MoveDialog page={page} onClose={() => setMoving(false)} />}
    </div>
  );
}

/** Analyzes the page again, or leads to where its owner brings it again. */
function NextVersion({
  page: { capturedWith, secureId, url },
  rerun,
}: {
  page: DashboardPage;
  rerun: ReturnType<typeof usePageActions>['rerun'];
}) {
  switch (capturedWith) {
    case 'upload':
      return (
        <Button look="quiet" asChild>
          <Link to={uploadPath(secureId)}>Upload Again</Link>
        </Button>
      );
    case 'extension':
      return (
        <Button look="quiet" asChild>
          <a href={url ?? ''} target="_blank" rel="noreferrer">
            Open to Capture Again
          </a>
        </Button>
      );
    default:
      return (
        <Button look="quiet" disabled={rerun.isPending} onClick={() => rerun.mutate()}>
          {rerun.isPending ? 'Re-analyzing...' : 'Re-run Analysis'}
        </Button>
      );
  }
}
