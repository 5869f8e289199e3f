import {
  feedbackSummarySchema,
  foundersAnalyticsSchema,
  foundersRevenueSchema,
  type Range,
} from '@liftmark/contract/founders';
import { foundersHealthSchema } from '@liftmark/contract/founders-health';
import { auditListSchema, feedbackListSchema, founderUsersSchema } from '@liftmark/contract/founders-lists';
import { foundersTrackRecordSchema } from '@liftmark/contract/track-record';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../client/call.ts';

const BASE = '/api/founders';
const REFRESH_MS = 30_000;

/** One of the founders' calls, repeated every 30 seconds while it is shown. The previous answer stays until then. */
function founderQuery<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  parameters: Record<string, string> = {},
) {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return queryOptions({
    queryKey: [BASE, name, parameters],
    queryFn: ({ signal }): Promise<z.infer<Schema>> => call(`${BASE}/${name}?${query}`, schema, { signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    staleTime: REFRESH_MS,
  });
}

export const analyticsQuery = (range: Range) => founderQuery('analytics', foundersAnalyticsSchema, { range });
export const revenueQuery = (range: Range) => founderQuery('revenue', foundersRevenueSchema, { range });
export const healthQuery = (range: Range) => founderQuery('health', foundersHealthSchema, { range });
export const trackRecordQuery = founderQuery('track-record', foundersTrackRecordSchema);
export const summaryQuery = founderQuery('feedback', feedbackSummarySchema);

export type UserList = 'all-users' | 'users' | 'trial-users' | 'payment-users';
export const usersQuery = (list: UserList, parameters: Record<string, string>) =>
  founderQuery(list, founderUsersSchema, parameters);
export const feedbackQuery = (parameters: Record<string, string>) =>
  founderQuery('all-feedback', feedbackListSchema, parameters);
export const auditQuery = (parameters: Record<string, string>) =>
  founderQuery('audit', auditListSchema, parameters);

/** Refetches everything that the dashboard shows. */
export function refreshFounders(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [BASE] });
}
