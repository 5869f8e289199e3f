import { type DashboardPage, SCHEDULES, type Schedule } from '@liftmark/contract/dashboard-pages';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { CvrDialog } from './cvr-dialog.tsx';
import { usePageActions } from './use-page-actions.ts';

const SCHEDULE_LABELS: Record<Schedule, string> = { week: 'every week', month: 'every month' };

/** What can be done with one page. */
export function PageActions({ page }: { page: DashboardPage }) {
  const { rerun, markOptimized, reopen, archive, share, exportPdf, schedule } = usePageActions(page);
  const [isTracking, setTracking] = useState(false);
  const scheduleId = useId();
  const menuLabel = archive.isPending
    ? 'Archiving...'
    : share.isPending || exportPdf.isPending
      ? 'Processing...'
      : reopen.isPending
        ? 'Updating...'
        : 'More';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild>
        <Link to={`/report/${page.secureId}`}>View Report</Link>
      </Button>
      <Button look="quiet" disabled={rerun.isPending} onClick={() => rerun.mutate()}>
        {rerun.isPending ? 'Re-analyzing...' : 'Re-run Analysis'}
      </Button>
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
      <ActionMenu
        label={menuLabel}
        actions={[
          {
            label: 'Share',
            onSelect: share.mutate,
            disabled: share.isPending,
          },
          {
            label: exportPdf.isPending ? 'Processing...' : 'Export',
            onSelect: exportPdf.mutate,
            disabled: exportPdf.isPending,
          },
          {
            label: 'Export as data (JSON)',
            onSelect: () => window.location.assign(`/api/reports/${page.secureId}/export.json`),
          },
          ...(page.status === 'archived'
            ? []
            : [{ label: 'Archive', onSelect: archive.mutate, disabled: archive.isPending }]),
          // A page without advice counts as done and has nothing to go back to.
          ...(page.status === 'action_required' || page.recommendations.length === 0
            ? []
            : [{ label: 'Reopen', onSelect: reopen.mutate, disabled: reopen.isPending }]),
        ]}
      />
      {page.inputType !== 'manual' && (
        <span className="inline-flex items-center gap-2">
          <label htmlFor={scheduleId} className="whitespace-nowrap text-ink-3 text-sm">
            Analyzed again
          </label>
          <Select
            id={scheduleId}
            className="text-ui"
            value={page.schedule ?? ''}
            onChange={({ target }) =>
              schedule.mutate(SCHEDULES.find((each) => each === target.value) ?? null)
            }
          >
            <option value="">by hand</option>
            {SCHEDULES.map((each) => (
              <option key={each} value={each}>
                {SCHEDULE_LABELS[each]}
              </option>
            ))}
          </Select>
        </span>
      )}
      <CvrDialog page={page} open={isTracking} onOpenChange={setTracking} />
    </div>
  );
}
