import { doneSchema } from '@liftmark/contract/auth';
import {
  type LinkChange,
  type LinkRequest,
  shareLinkListSchema,
  shareLinkSchema,
} from '@liftmark/contract/share-links';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { type Showing, text } from './links.text.ts';

/** What links lead to, as a path of the API. */
export type LinksPath = `/api/reports/${string}` | `/api/clients/${string}`;

/** What links to it can show. */
export function showingOf(of: LinksPath): Showing {
  return of.startsWith('/api/clients/') ? text.client : text.report;
}

export const linksQuery = (of: LinksPath) =>
  queryOptions({
    queryKey: [of, 'links'],
    queryFn: ({ signal }) => call(`${of}/links`, shareLinkListSchema, { signal }),
    refetchOnMount: 'always',
  });

export const createLink = (of: LinksPath, body: LinkRequest) =>
  call(`${of}/links`, shareLinkSchema, { method: 'POST', body });

export const changeLink = (id: string, body: LinkChange) =>
  call(`/api/links/${encodeURIComponent(id)}`, shareLinkSchema, { method: 'PUT', body });

export const revokeLink = (id: string) =>
  call(`/api/links/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' });

export const openLink = (token: string, password: string) =>
  call(`/api/links/${encodeURIComponent(token)}/open`, doneSchema, { method: 'POST', body: { password } });
