import { type RatingRequest, ratingResponseSchema } from '@liftmark/contract/rating';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

function pathOf(reportId: string): string {
  return `/api/reports/${encodeURIComponent(reportId)}/rating`;
}

/** The viewer's rating of a report; requested only for signed-in users. */
export function ratingQuery(reportId: string, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['/api/reports', reportId, 'rating'],
    queryFn: ({ signal }) => call(pathOf(reportId), ratingResponseSchema, { signal }),
    enabled: isSignedIn,
  });
}

/** Rates a report, once. */
export function rate(reportId: string, body: RatingRequest) {
  return call(pathOf(reportId), ratingResponseSchema, { method: 'POST', body });
}
