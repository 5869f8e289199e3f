import type { ListedReport } from '@liftmark/contract/dashboard-pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../client/workspaces.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { kindWords } from './report-kinds.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { scheduleWords } from './schedule-words.ts';
import { dayOf } from './since-last-run.tsx';
import { exportActions, usePageActions } from './use-page-actions.ts';

/** Reports of other kinds about the page of a card. */
export function OtherReports({ reports }: { reports: readonly ListedReport[] }) {
  if (reports.length === 0) return null;
  return (
    <ul aria-label="More on this page" className="border-line border-t">
      {reports.map((report) => (
        <OtherReport key={report.secureId} report={report} />
      ))}
    </ul>
  );
}

function OtherReport({ report }: { report: ListedReport }) {
  const { rerun, schedule, ...actions } = usePageActions(report);
  const [isScheduling, setScheduling] = useState(false);
  const isEditor = useHasRole('editor');
  const words = kindWords(report);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-line border-b py-1.5">
      <span>
        <Link to={`/report/${report.secureId}`} className="text-ui [overflow-wrap:anywhere]">
          {words}
        </Link>{' '}
        <span className="note">
          {[dayOf(report.createdAt), scheduleWords(report.schedule)]
            .filter((part) => part !== null)
            .join('. ')}
        </span>
      </span>
      <ActionMenu
        label={rerun.isPending ? 'Re-analyzing...' : 'More'}
        isPending={rerun.isPending || actions.share.isPending || actions.exportPdf.isPending}
        actions={[
          ...(isEditor
            ? [
                { label: 'Re-run Analysis', onSelect: rerun.mutate, disabled: rerun.isPending },
                { label: 'Re-run automatically', onSelect: () => setScheduling(true) },
              ]
            : []),
          ...exportActions(report, actions),
        ]}
      />
      {isScheduling && (
        <ScheduleDialog report={report} onSave={schedule.mutate} onClose={() => setScheduling(false)} />
      )}
    </li>
  );
}
