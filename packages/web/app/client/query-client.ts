import { QueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

const GARBAGE_COLLECTION_MS = 5 * 60 * 1000;

/** The path of a query: its key's segments joined with slashes. */
export function pathOf(queryKey: readonly unknown[]): string {
  return queryKey.map(String).join('/');
}

/**
 * The cache of what the server answered. Data is never stale and never fetched again by itself; the
 * request layer has already repeated what is worth repeating, so nothing is repeated here.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
      },
      mutations: { retry: false },
    },
  });
}
