import { doneSchema } from '@liftmark/contract/auth';
import { clientListSchema } from '@liftmark/contract/clients';
import { sitesSchema } from '@liftmark/contract/sites';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The clients of the workspace, by name. */
export const clientsQuery = queryOptions({
  queryKey: ['/api/clients'],
  queryFn: ({ signal }) => call('/api/clients', clientListSchema, { signal }),
  refetchOnMount: 'always' as const,
});

/** The sites of the workspace by host, each with its client. */
export const siteNamesQuery = queryOptions({
  queryKey: ['/api/sites', 'names'],
  queryFn: async ({ signal }) => {
    const { sites } = await call('/api/sites', sitesSchema, { signal });
    return sites
      .map(({ id, host, clientId, score }) => ({ id, name: host, clientId, score }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  },
  refetchOnMount: 'always' as const,
});

/** Moves the page of a report to a client; null returns it to the client of its site, if that has one. */
export const assignPage = (reportId: string, clientId: string | null) =>
  call(`/api/reports/${reportId}/client`, doneSchema, { method: 'PUT', body: { clientId } });

/** Moves a site with its pages to a client; null takes it out of its client. */
export const assignSite = (siteId: string, clientId: string | null) =>
  call(`/api/sites/${siteId}/client`, doneSchema, { method: 'PUT', body: { clientId } });

/** Reads again what shows which client something belongs to, once it was moved. */
export async function refreshClients(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['/api/clients', '/api/sites'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
