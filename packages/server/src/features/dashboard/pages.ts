import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { reports } from '../../database/schema.ts';

/**
 * People take an address for one page, whatever kinds of report they have on it. It is told by the page key of each
 * report: `swot:https://shop.test/`, `competitor:https://shop.test/ https://other.test/`. Words without a page are a
 * page of their own each.
 */
export function addressIn(pageKey: SQLWrapper | string | null): SQL {
  return sql`split_part(substr(${pageKey}::text, strpos(${pageKey}::text, ':') + 1), ' ', 1) collate "C"`;
}

/** Every newest report of an account on the page that a page key tells. */
export function currentOnPage(userId: string, pageKey: string): SQL | undefined {
  return and(
    eq(reports.userId, userId),
    eq(reports.isCurrent, true),
    sql`${addressIn(reports.pageKey)} = ${addressIn(pageKey)}`,
  );
}

/** The report that a page is shown and tracked by comes first, as in `pages` below. */
export const LEADING_FIRST = sql`input_type = 'url' desc, id desc`;

/**
 * Two tables for a query about the pages of an account: `mine`, every newest report with the address that it is about,
 * and `pages`, the one of each address that the page is shown and tracked by: its conversion report, of which there is
 * one, else the newest of another kind.
 */
export function withPages(userId: string): SQL {
  return sql`with mine as materialized (
      select id, input_type, coalesce(${addressIn(sql`page_key`)}, id::text) as address
      from reports where user_id = ${userId} and is_current),
    pages as materialized (
      select id, address from mine where input_type = 'url'
      union all (
        select distinct on (address) id, address from mine other
        where input_type <> 'url'
        and not exists (select from mine where input_type = 'url' and mine.address = other.address)
        order by address, id desc))`;
}

/** The ids of the reports that the pages of an account are shown and tracked by. */
export function leadingReports(userId: string): SQL {
  return sql`(${withPages(userId)} select id from pages)`;
}
