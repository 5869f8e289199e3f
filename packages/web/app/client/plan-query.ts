import { planSchema } from '@liftmark/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The plan of whoever is signed in, anew for every screen: payments change it from outside. */
export const planQuery = queryOptions({
  queryKey: ['/api/account/plan'],
  queryFn: ({ signal }) => call('/api/account/plan', planSchema, { signal }),
  refetchOnMount: 'always',
});
