import { clientConfigSchema } from '@liftmark/contract/analysis';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * What the browser may know of this installation. It is also the first call of a new visitor, whose answer
 * brings the cookie that later calls are recognized by.
 */
export const configQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: ({ signal }) => call('/api/config', clientConfigSchema, { signal }),
});
