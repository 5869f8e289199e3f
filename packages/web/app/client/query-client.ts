import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';
import { request } from './request.ts';
import { userQuery } from './user-query.ts';

const GARBAGE_COLLECTION_MS = 5 * 60 * 1000;

/** Whoever is offline is told so at once, instead of waiting before a skeleton until the network is back. */
const ASKS_ALWAYS = 'always';

/** The path of a query: its key's segments joined with slashes. */
export function pathOf(queryKey: readonly unknown[]): string {
  return queryKey.map(String).join('/');
}

/**
 * The cache of what the server answered. Data is never stale and never fetched again by itself; the
 * request layer has already repeated what is worth repeating, so nothing is repeated here. Whoever is answered
 * 401 is no longer signed in, as after signing out everywhere from another device. What belongs to one account alone is
 * not there for anybody else: whoever changes it and is answered 404 is asked for anew.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (statusOf(error) === 401) queryClient.setQueryData(userQuery.queryKey, null);
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
