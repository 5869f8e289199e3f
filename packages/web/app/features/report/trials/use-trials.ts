import { isOpenRun, type ReportTrials, type TrialRequest } from '@liftmark/contract/report-trials';
import type { ConversionView } from '@liftmark/contract/report-view';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isOpenedByUs } from '../page-source.ts';
import { reportQuery } from '../report-query.ts';
import { askForTrial, cancelTrials, trialsQuery } from './trial-calls.ts';

export interface Trials {
  /** Undefined until it is known, and where it can’t be read. */
  state: ReportTrials | undefined;
  /** Whether it will be known soon. */
  isLoading: boolean;
  /** Null for those who can’t ask. */
  ask: ((request: TrialRequest) => void) | null;
  cancel: (() => void) | null;
  /** Whether the owner can’t ask now: something that they asked for is being tried. */
  isBusy: boolean;
  /** What was last asked for and refused, and why. */
  refused: { request: TrialRequest; problem: Error } | null;
}

/** What is being tried for a report. Once something has ended, the report is read again. */
export function useTrials(report: ConversionView): Trials {
  const { secureId, linkShows } = report;
  const canAsk = report.canEdit && isOpenedByUs(report);
  const queryClient = useQueryClient();
  const query = trialsQuery(secureId);
  const { data: state, isLoading } = useQuery({ ...query, enabled: linkShows !== 'summary' });
  const isOpen = state?.runs.some(isOpenRun) ?? false;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      void queryClient.invalidateQueries({ queryKey: reportQuery(secureId).queryKey, exact: true });
    wasOpen.current = isOpen;
  }, [isOpen, queryClient, secureId]);
  const asking = useMutation({
    mutationFn: (request: TrialRequest) => askForTrial(secureId, request),
    onSuccess: () => {
      wasOpen.current = true;
      return queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const cancelling = useMutation({
    mutationFn: () => cancelTrials(secureId),
    onSuccess: (now) => queryClient.setQueryData(query.queryKey, now),
  });
  const asked = state?.runs.some((run) => run.kind !== 'first' && isOpenRun(run)) ?? false;
  const { error: problem, variables: request } = asking;
  return {
    state,
    isLoading,
    ask: canAsk ? (request) => asking.mutate(request) : null,
    cancel: canAsk ? () => cancelling.mutate() : null,
    isBusy: asking.isPending || asked,
    refused: problem !== null && request !== undefined ? { request, problem } : null,
  };
}
