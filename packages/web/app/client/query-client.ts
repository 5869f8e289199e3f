import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRoleRefusal, statusOf } from './api-error.ts';
import { request } from './request.ts';
import { userQuery } from './user-query.ts';
import { namedWorkspace } from './workspaces.ts';
import { workspacesQuery } from './workspaces-query.ts';

const GARBAGE_COLLECTION_MS = 5 * 60 * 1000;

/** People who are offline see that immediately, instead of a skeleton until the network is back. */
const ASKS_ALWAYS = 'always';

/** The path of a query: its key's segments joined with slashes. */
export function pathOf(queryKey: readonly unknown[]): string {
  return queryKey.map(String).join('/');
}

/**
 * The cache of server answers. Data is never stale and never refetched automatically. Nothing is repeated here
 * either, because the request layer already did. A 401 means that the user is no longer signed in, as after
 * signing out everywhere from another device. A 404 for a change to something that belongs to an account means the
 * same, so the user is fetched again. In a team, a 404 or a refused role may mean that the membership has changed.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (statusOf(error) === 401) queryClient.setQueryData(userQuery.queryKey, null);
    if (namedWorkspace() !== null && (statusOf(error) === 404 || isRoleRefusal(error)))
      void queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey, exact: true });
  };
  const onRefusal = (error: unknown): void => {
    onError(error);
    if (statusOf(error) === 404) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: onRefusal }),
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal }): Promise<unknown> => {
          const response = await request(pathOf(queryKey), { signal });
          return response.json();
        },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: GARBAGE_COLLECTION_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: ASKS_ALWAYS,
      },
      mutations: { retry: false, networkMode: ASKS_ALWAYS },
    },
  });
  return queryClient;
}
