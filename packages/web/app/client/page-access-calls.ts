import { doneSchema } from '@liftmark/contract/auth';
import {
  type SetAccessRequest,
  storedAccessListSchema,
  storedAccessSchema,
} from '@liftmark/contract/page-access';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

const PATH = '/api/account/page-access';

export const accessQuery = queryOptions({
  queryKey: [PATH],
  queryFn: async ({ signal }) => (await call(PATH, storedAccessListSchema, { signal })).access,
  refetchOnMount: 'always',
});

export const setAccess = (body: SetAccessRequest) => call(PATH, storedAccessSchema, { method: 'PUT', body });

export const deleteAccess = (id: string) =>
  call(`${PATH}/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' });
