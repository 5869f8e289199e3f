import { clientConfigSchema } from '@liftmark/contract/analysis';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * What the browser may know about this installation. It is also a new visitor's first call, whose answer sets the
 * cookie that identifies later calls.
 */
export const configQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: ({ signal }) => call('/api/config', clientConfigSchema, { signal }),
});
