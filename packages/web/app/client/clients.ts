import { doneSchema } from '@liftmark/contract/auth';
import { clientListSchema } from '@liftmark/contract/clients';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The clients of the workspace, by name. */
export const clientsQuery = queryOptions({
  queryKey: ['/api/clients'],
  queryFn: ({ signal }) => call('/api/clients', clientListSchema, { signal }),
  refetchOnMount: 'always' as const,
});

/** Moves the page of a report to a client; null takes it out of its client. */
export const assignPage = (reportId: string, clientId: string | null) =>
  call(`/api/reports/${reportId}/client`, doneSchema, { method: 'PUT', body: { clientId } });
