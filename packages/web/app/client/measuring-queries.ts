import {
  connectedExperimentsSchema,
  connectionsSchema,
  searchesSchema,
} from '@liftmark/contract/connections';
import { measuringSchema, pageMeasuringSchema } from '@liftmark/contract/measuring';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** What is measured, for its own screens, the dashboard and reports. */

export const MEASURING = '/api/measuring';

/** While a tag waits for its first visit, it's read again this often. */
const WATCH_MS = 3_000;

export const measuringQuery = queryOptions({
  queryKey: [MEASURING],
  queryFn: ({ signal }) => call(MEASURING, measuringSchema, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) =>
    state.data?.sites.some(({ isOn, firstVisitAt }) => isOn && firstVisitAt === null) ? WATCH_MS : false,
});

export const pageMeasuringQuery = (page: string) =>
  queryOptions({
    queryKey: [MEASURING, page],
    queryFn: ({ signal }) =>
      call(`${MEASURING}/page?${new URLSearchParams({ page })}`, pageMeasuringSchema, { signal }),
    refetchOnMount: 'always',
  });

export const connectionsQuery = queryOptions({
  queryKey: [MEASURING, 'connections'],
  queryFn: ({ signal }) => call(`${MEASURING}/connections`, connectionsSchema, { signal }),
  refetchOnMount: 'always',
  // It's read while its owner watches.
  refetchInterval: ({ state }) =>
    state.data?.connections.some(({ isReading }) => isReading) ? WATCH_MS : false,
});

export const connectedExperimentsQuery = queryOptions({
  queryKey: [MEASURING, 'connections', 'experiments'],
  queryFn: ({ signal }) =>
    call(`${MEASURING}/connections/experiments`, connectedExperimentsSchema, { signal }),
  refetchOnMount: 'always',
});

/** The searches that led to a page. They're compared with its newest report when someone looks. */
export const searchesQuery = (page: string) =>
  queryOptions({
    queryKey: [MEASURING, 'searches', page],
    queryFn: ({ signal }) =>
      call(`${MEASURING}/searches?${new URLSearchParams({ page })}`, searchesSchema, { signal }),
    refetchInterval: ({ state }) => (state.data?.comparison === 'running' ? WATCH_MS : false),
  });

export function refreshMeasuring(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [MEASURING] });
}

export function measuredPagePath(page: string): string {
  return `/account/measuring/page?${new URLSearchParams({ address: page })}`;
}
