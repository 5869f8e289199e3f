import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { addressIn, siteHostOf } from './pages.ts';

/** What a page is assigned to a client by: its address; text without a page by the number of its report. */
export function clientKeyOf(pageKey: SQLWrapper, id: SQLWrapper): SQL<string> {
  return sql<string>`coalesce(${addressIn(pageKey)}, ${id}::text)`;
}

/** The client of the page of a report: its own, else that of its site; null without one. */
export function clientOf(workspaceId: SQLWrapper, pageKey: SQLWrapper, id: SQLWrapper): SQL<string | null> {
  return sql<string | null>`coalesce(
    (select c.client_id from client_pages c
      where c.workspace_id = ${workspaceId} and c.address = ${clientKeyOf(pageKey, id)}),
    ${siteClientOf(workspaceId, pageKey)})`;
}

/** The client of the site that a page is on. */
export function siteClientOf(workspaceId: SQLWrapper, pageKey: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select its_site.client_id from sites its_site
    where its_site.workspace_id = ${workspaceId} and its_site.host = ${siteHostOf(pageKey)})`;
}

/** Whether the queried report is on a page of a client. */
export function isOfClient(clientId: string): SQL {
  return sql`${clientOf(sql`reports.workspace_id`, sql`reports.page_key`, sql`reports.id`)} = ${clientId}::uuid`;
}

/** What a link to a client calls a report: nothing that leads to it without the link. */
export function pageInLink(token: string, secureId: SQLWrapper): SQL<string> {
  return sql<string>`left(encode(sha256(convert_to(${`${token}/`}::text || ${secureId}::text, 'UTF8')), 'hex'), 32)`;
}
