import {
  isOpenRun,
  reportTrialsSchema,
  type TrialRequest,
  trialRunSchema,
} from '@liftmark/contract/report-trials';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';

/** The calls about trials of a report. Errors: those of `call`. */

const pathOf = (id: string) => `/api/reports/${encodeURIComponent(id)}/trials`;

/** While something is tried, its state is read again this often. */
const WATCH_MS = 1_000;

export const trialsQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/reports', id, 'trials'],
    queryFn: ({ signal }) => call(pathOf(id), reportTrialsSchema, { signal }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isOpenRun) ? WATCH_MS : false),
  });

export const askForTrial = (id: string, body: TrialRequest) =>
  call(pathOf(id), trialRunSchema, { method: 'POST', body });

export const cancelTrials = (id: string) =>
  call(`${pathOf(id)}/cancel`, reportTrialsSchema, { method: 'POST' });

/** Address of a picture, by the name that its trial gives it. */
export function pictureAddress(id: string, file: string): string {
  return `${pathOf(id)}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
