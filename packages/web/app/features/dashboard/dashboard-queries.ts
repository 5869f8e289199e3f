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

const PAGES = '/api/dashboard/pages';
const STATS = '/api/dashboard/stats';
const CVR_STATS = '/api/dashboard/cvr-stats';
const REMINDERS = '/api/reminders/cvr';

export interface ListChoice {
  status: PageFilter;
  sort: PageSort;
  search: string;
  /** Id of a client, or `none`; empty for all pages. */
  client: string;
}

/** A paginated list of pages. */
export const pagesQuery = (choice: ListChoice) =>
  infiniteQueryOptions({
    queryKey: [PAGES, choice],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const { client, ...listed } = choice;
      const query = new URLSearchParams({
        ...listed,
        ...(client !== '' && { client }),
        ...(pageParam !== '' && { cursor: pageParam }),
      });
      return call(`${PAGES}?${query}`, dashboardPagesSchema, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const statsQuery = queryOptions({
  queryKey: [STATS],
  queryFn: ({ signal }) => call(STATS, dashboardStatsSchema, { signal }),
});

export const cvrStatsQuery = queryOptions({
  queryKey: [CVR_STATS],
  queryFn: ({ signal }) => call(CVR_STATS, cvrStatsSchema, { signal }),
});

export const remindersQuery = queryOptions({
  queryKey: [REMINDERS],
  queryFn: ({ signal }) => call(REMINDERS, cvrRemindersSchema, { signal }),
  refetchOnMount: 'always' as const,
});

/** Refetches everything that the dashboard shows; resolves when the answers have arrived. */
export async function refreshDashboard(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [PAGES, STATS, CVR_STATS, REMINDERS].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
