import { planSchema } from '@liftmark/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The plan of the signed-in user, fetched again for every screen: payments change it from outside. */
export const planQuery = queryOptions({
  queryKey: ['/api/account/plan'],
  queryFn: ({ signal }) => call('/api/account/plan', planSchema, { signal }),
  refetchOnMount: 'always',
});
