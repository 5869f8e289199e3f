import {
  isOpenRun,
  type ReportTrials,
  reportTrialsSchema,
  type TrialRequest,
  trialRunSchema,
} from '@liftmark/contract/report-trials';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';

/** The calls about trials of a report. Errors: those of `call`. */

const pathOf = (id: string) => `/api/reports/${encodeURIComponent(id)}/trials`;

/** While something is tried or the page is being opened, its state is read again this often. */
const WATCH_MS = 1_000;
/** The same while words are tried on the page that is open, which takes about half a second. */
const CLOSE_WATCH_MS = 250;
/** The same while the page only stays open: it is closed where no one writes. */
const OPEN_WATCH_MS = 10_000;

export const trialsQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/reports', id, 'trials'],
    queryFn: ({ signal }) => call(pathOf(id), reportTrialsSchema, { signal }),
    refetchInterval: ({ state: { data } }) => watchMs(data),
  });

export function watchMs(now: Pick<ReportTrials, 'runs' | 'page'> | undefined): number | false {
  const open = now?.runs.filter(isOpenRun) ?? [];
  if (now?.page === 'open' && open.some(({ kind }) => kind === 'words')) return CLOSE_WATCH_MS;
  if (open.length > 0 || now?.page === 'opening') return WATCH_MS;
  return now?.page === 'open' ? OPEN_WATCH_MS : false;
}

export const askForTrial = (id: string, body: TrialRequest) =>
  call(pathOf(id), trialRunSchema, { method: 'POST', body });

export const cancelTrials = (id: string) =>
  call(`${pathOf(id)}/cancel`, reportTrialsSchema, { method: 'POST' });

/** Has the page kept open for the owner's own words. */
export const openPage = (id: string) => call(`${pathOf(id)}/page`, reportTrialsSchema, { method: 'POST' });

export const closePage = (id: string) =>
  call(`${pathOf(id)}/page/close`, reportTrialsSchema, { method: 'POST', isRepeated: false });

/** Address of a picture, by the name that its trial gives it. */
export function pictureAddress(id: string, file: string): string {
  return `${pathOf(id)}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
