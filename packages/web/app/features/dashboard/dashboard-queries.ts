import {
  cvrRemindersSchema,
  cvrStatsSchema,
  dashboardPagesSchema,
  dashboardStatsSchema,
  type PageFilter,
  type PageSort,
} from '@liftmark/contract/dashboard-pages';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { type Scope, within } from '../../client/scope.ts';

const PAGES = '/api/dashboard/pages';
/** Cards are tall. */
const PAGES_SHOWN = '20';
const STATS = '/api/dashboard/stats';
const CVR_STATS = '/api/dashboard/cvr-stats';
const REMINDERS = '/api/reminders/cvr';

export interface ListChoice extends Scope {
  status: PageFilter;
  sort: PageSort;
  search: string;
}

/** A paginated list of pages. */
export const pagesQuery = (choice: ListChoice) =>
  infiniteQueryOptions({
    queryKey: [PAGES, choice],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const { status, sort, search } = choice;
      const more = {
        status,
        sort,
        search,
        limit: PAGES_SHOWN,
        ...(pageParam !== '' && { cursor: pageParam }),
      };
      return call(within(PAGES, choice, more), dashboardPagesSchema, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const statsQuery = ({ client, site }: Scope) =>
  queryOptions({
    queryKey: [STATS, { client, site }],
    queryFn: ({ signal }) => call(within(STATS, { client, site }), dashboardStatsSchema, { signal }),
  });

export const cvrStatsQuery = ({ client, site }: Scope) =>
  queryOptions({
    queryKey: [CVR_STATS, { client, site }],
    queryFn: ({ signal }) => call(within(CVR_STATS, { client, site }), cvrStatsSchema, { signal }),
  });

export const remindersQuery = ({ client, site }: Scope) =>
  queryOptions({
    queryKey: [REMINDERS, { client, site }],
    queryFn: ({ signal }) => call(within(REMINDERS, { client, site }), cvrRemindersSchema, { signal }),
    refetchOnMount: 'always' as const,
  });

/**
 * Refetches everything that the dashboard shows; resolves when the answers have arrived. First answers that are still on
 * their way are asked for again, because they may have been read before the change.
 */
export async function refreshDashboard(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [PAGES, STATS, CVR_STATS, REMINDERS].map(async (path) => {
      await queryClient.cancelQueries({ queryKey: [path] });
      await queryClient.invalidateQueries({ queryKey: [path] });
    }),
  );
}
