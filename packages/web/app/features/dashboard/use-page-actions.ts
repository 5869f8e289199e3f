import {
  type DashboardPage,
  type ListedReport,
  scheduleResponseSchema,
  trackingSchema,
} from '@liftmark/contract/dashboard-pages';
import { reanalyzeResponseSchema } from '@liftmark/contract/report-changes';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isPlanRefusal, isRoleRefusal, sentenceFor, statusOf } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { pdfName } from '../../client/file-name.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { passOn, thisBrowser } from '../../client/pass-on.ts';
import { reportPdf, shareReport } from '../../client/report-calls.ts';
import { saveFile } from '../../client/save-file.ts';
import { openUpgrade } from '../../client/upgrade.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDashboard } from './dashboard-queries.ts';

type Action<Input = void> = Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending'>;

interface PageActions {
  rerun: Action;
  markOptimized: Action;
  reopen: Action;
  archive: Action;
  share: Action;
  exportPdf: Action;
  schedule: Action<ListedReport['schedule']>;
}

/** Pages that are being marked: two cards of one page mustn't send it twice. */
const marking = new Set<string>();

/** A refusal by the role says who can do it; any other failure has its own words. */
const failed = (title: string, description: string) => (error: Error) =>
  toast({
    title,
    description: isRoleRefusal(error) ? sentenceFor(error) : description,
    look: 'destructive',
  });

/** All actions for a page in the list, with their messages. */
export function usePageActions(page: ListedReport): PageActions {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = (): Promise<void> => refreshDashboard(queryClient);
  const path = `/api/reports/${page.secureId}`;
  const setStatus = (status: DashboardPage['status']) =>
    call(`${path}/status`, trackingSchema, { method: 'PUT', body: { status } });

  return {
    rerun: useMutation({
      mutationFn: () =>
        call(`${path}/reanalyze`, reanalyzeResponseSchema, {
          method: 'POST',
          idempotencyKey: createIdempotencyKey(),
        }),
      onSuccess: async ({ secureId }) => {
        void refresh();
        await navigate(`/report/${secureId}`);
      },
      // No message, as specified, but where only the person can open the page; a used-up plan opens something.
      onError: (error) => {
        if (isPlanRefusal(error)) openUpgrade({ trigger: 'free_limit', returnTo: '/dashboard' });
        else if (isRoleRefusal(error) || statusOf(error) === 409) failed('Error', sentenceFor(error))(error);
      },
    }),
    markOptimized: useMutation({
      mutationFn: async () => {
        if (marking.has(page.secureId)) throw new Error('Request already in progress');
        marking.add(page.secureId);
        try {
          return await setStatus('optimized');
        } finally {
          marking.delete(page.secureId);
        }
      },
      onSuccess: () => {
        toast({
          title: 'Page Optimized!',
          description: 'This page has been marked as fully optimized and moved to completed section.',
        });
        return refresh();
      },
      onError: failed('Error', 'Failed to mark page as optimized. Please try again.'),
    }),
    reopen: useMutation({
      mutationFn: () => setStatus('action_required'),
      onSuccess: () => {
        toast({ title: 'Page Reopened', description: 'This page needs attention again.' });
        return refresh();
      },
      onError: failed('Error', 'Failed to reopen page. Please try again.'),
    }),
    archive: useMutation({
      mutationFn: () => setStatus('archived'),
      onSuccess: () => {
        toast({ title: 'Page Archived', description: 'This page has been moved to your archive.' });
        return refresh();
      },
      onError: failed('Error', 'Failed to archive page. Please try again.'),
    }),
    share: useMutation({
      mutationFn: async () => {
        const url = await shareReport(page.secureId);
        const outcome = await passOn({ title: page.title, url }, thisBrowser, () =>
          toast({ title: 'Link Copied!', description: 'Anyone with the link can read the report.' }),
        );
        if (outcome === 'shown') toast({ title: 'Share Link Ready', description: url });
      },
      onError: failed('Share Failed', 'Unable to share report. Please try again.'),
    }),
    exportPdf: useMutation({
      mutationFn: async () => {
        const subject = { reportId: page.secureId, inputType: page.inputType, url: page.url ?? '' };
        saveFile(await reportPdf(page.secureId), pdfName(subject, new Date()));
      },
      onSuccess: () => toast({ title: 'Export Successful', description: 'Report PDF has been downloaded' }),
      onError: failed('Export Failed', 'Unable to export PDF. Please try again.'),
    }),
    schedule: useMutation({
      mutationFn: (every: ListedReport['schedule']) =>
        call(`${path}/schedule`, scheduleResponseSchema, { method: 'PUT', body: { every } }),
      onSuccess: refresh,
      onError: (error) => {
        if (isPlanRefusal(error)) openUpgrade({ trigger: 'pro_feature', returnTo: '/dashboard' });
        else failed('Error', sentenceFor(error))(error);
      },
    }),
  };
}

/** Menu items that share or export a report. */
export function exportActions(
  { secureId }: Pick<ListedReport, 'secureId'>,
  { share, exportPdf }: Pick<PageActions, 'share' | 'exportPdf'>,
): MenuAction[] {
  return [
    { label: 'Share', onSelect: share.mutate, disabled: share.isPending },
    {
      label: exportPdf.isPending ? 'Processing...' : 'Export',
      hint: 'PDF',
      onSelect: exportPdf.mutate,
      disabled: exportPdf.isPending,
    },
    {
      label: 'Export as data (JSON)',
      onSelect: () => window.location.assign(`/api/reports/${secureId}/export.json`),
    },
  ];
}
