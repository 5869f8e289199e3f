import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { reports } from '../../database/schema.ts';

/**
 * People think of an address as one page, whatever kinds of report it has. The page key of each report contains the
 * address: `swot:https://shop.test/`, `competitor:https://shop.test/ https://other.test/`. Text without a page is a
 * page of its own.
 */
export function addressIn(pageKey: SQLWrapper | string | null): SQL {
  return sql`split_part(substr(${pageKey}::text, strpos(${pageKey}::text, ':') + 1), ' ', 1) collate "C"`;
}

/** The host of the site that a page is on, as `sites` have it: without `www.`. */
export function siteHostOf(pageKey: SQLWrapper | string | null): SQL {
  return sql`regexp_replace(split_part(${addressIn(pageKey)}, '/', 3), '^www\\.', '')`;
}

/** The newest reports of a workspace on the page of a page key. */
export function currentOnPage(workspaceId: string, pageKey: string): SQL | undefined {
  return and(
    eq(reports.workspaceId, workspaceId),
    eq(reports.isCurrent, true),
    sql`${addressIn(reports.pageKey)} = ${addressIn(pageKey)}`,
  );
}

/** A part of a workspace’s pages that is known to exist. */
export interface KnownScope {
  /** What people call it; null for all pages. */
  name: string | null;
  /** Whether a report is on one of its pages, given how the query calls the report. */
  contains(report: SQL): SQL;
}

export const ALL_PAGES: KnownScope = { name: null, contains: () => sql`true` };

/** The report that represents a page comes first, as in `pages` below. */
export const LEADING_FIRST = sql`input_type = 'url' desc, id desc`;

/**
 * Two tables for a query about the pages of a workspace, or of a part of it. `mine`: every newest report with its address. `pages`: for
 * each address, the report that represents the page in lists and tracking, which is its only conversion report, or
 * else the newest of another kind.
 */
export function withPages(workspaceId: string, scope: KnownScope = ALL_PAGES): SQL {
  return sql`with mine as materialized (
      select id, input_type, coalesce(${addressIn(sql`page_key`)}, id::text) as address
      from reports where workspace_id = ${workspaceId} and is_current and ${scope.contains(sql`reports`)}),
    pages as materialized (
      select id, address from mine where input_type = 'url'
      union all (
        select distinct on (address) id, address from mine other
        where input_type <> 'url'
        and not exists (select from mine where input_type = 'url' and mine.address = other.address)
        order by address, id desc))`;
}

/** The ids of the reports that represent the pages of a workspace. */
export function leadingReports(workspaceId: string, scope?: KnownScope): SQL {
  return sql`(${withPages(workspaceId, scope)} select id from pages)`;
}
