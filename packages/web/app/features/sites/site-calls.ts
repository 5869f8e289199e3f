import { type Schedule, scheduleResponseSchema } from '@liftmark/contract/dashboard-pages';
import {
  type Site,
  type SiteRequest,
  type Sites,
  sitePagesSchema,
  siteSchema,
  sitesSchema,
} from '@liftmark/contract/sites';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../client/call.ts';

/** The calls of the sites' screens. Errors: those of `call`. */

const PATH = '/api/sites';
export const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** While a run goes on, it is read again this often. */
const WATCH_MS = 2_000;

const isOpen = ({ run }: Sites['sites'][number] | Site) =>
  (run.state === 'planning' || run.state === 'analyzing') && !run.isPaused;

export const sitesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => call(PATH, sitesSchema, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.sites.some(isOpen) ? WATCH_MS : false),
});

export const siteQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(pathOf(id), siteSchema, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? WATCH_MS : false),
  });

/** @param version of the run: the pages are read again when it changes */
export const pagesQuery = (id: string, page: number, version: string) =>
  queryOptions({
    queryKey: [PATH, id, 'pages', page, version],
    queryFn: ({ signal }) => call(`${pathOf(id)}/pages?page=${page}`, sitePagesSchema, { signal }),
    placeholderData: keepPreviousData,
  });

export const addSite = (body: SiteRequest) => call(PATH, siteSchema, { method: 'POST', body });

export const runAgain = ({ id, run }: Site) =>
  call(`${pathOf(id)}/runs`, siteSchema, { method: 'POST', body: { limits: run.limits } });

export const analyze = (id: string, template?: string) =>
  call(`${pathOf(id)}/analyze`, siteSchema, { method: 'POST', body: { ...(template && { template }) } });

export const steer = (id: string, how: 'pause' | 'resume' | 'cancel') =>
  call(`${pathOf(id)}/${how}`, siteSchema, { method: 'POST' });

export const setSchedule = (id: string, every: Schedule | null) =>
  call(`${pathOf(id)}/schedule`, scheduleResponseSchema, { method: 'PUT', body: { every } });

export const deleteSite = (id: string) =>
  call(pathOf(id), z.object({ success: z.literal(true) }), { method: 'DELETE' });
