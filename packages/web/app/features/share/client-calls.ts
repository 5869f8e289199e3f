import { doneSchema } from '@liftmark/contract/auth';
import { clientSchema, sharedClientSchema } from '@liftmark/contract/clients';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

const CLIENTS = '/api/clients';

export const createClient = (name: string) => call(CLIENTS, clientSchema, { method: 'POST', body: { name } });

export const renameClient = (id: string, name: string) =>
  call(`${CLIENTS}/${id}`, clientSchema, { method: 'PUT', body: { name } });

export const deleteClient = (id: string) => call(`${CLIENTS}/${id}`, doneSchema, { method: 'DELETE' });

/** All pages of a client, by a link. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/shared', token],
    queryFn: ({ signal }) => call(`/api/shared/${encodeURIComponent(token)}`, sharedClientSchema, { signal }),
  });
