import { reportViewSchema } from '@liftmark/contract/report-view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** One report, by its secure id. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/reports', id],
    queryFn: ({ signal }) => call(`/api/reports/${encodeURIComponent(id)}`, reportViewSchema, { signal }),
  });
}
