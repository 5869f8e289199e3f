import { inFourWeeks } from '@liftmark/contract/effects/four-weeks';
import {
  SITE_PAGES_PER_ANSWER,
  type SitePage,
  type SitePages,
  type sitePagesQuerySchema,
} from '@liftmark/contract/sites';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { reports, sitePages, sites } from '../../database/schema.ts';
import { measuredFigures } from '../metrics/measured-figures.ts';
import type { SiteRun } from './find-site.ts';
import { scoreOf } from './report/facts.ts';
import { loadFacts } from './report/load-facts.ts';
import { byOpportunity, opportunityOf } from './report/opportunities.ts';

/** One screenful of a site's pages, the largest opportunity first. */
export async function listPages(
  database: Database,
  run: SiteRun,
  { template, page }: z.output<typeof sitePagesQuerySchema>,
): Promise<SitePages> {
  const pages = (await allPages(database, run)).filter(
    (each) => template === undefined || each.template === template,
  );
  const start = (page - 1) * SITE_PAGES_PER_ANSWER;
  return { pages: pages.slice(start, start + SITE_PAGES_PER_ANSWER), total: pages.length };
}

/** Every page of a run, the largest opportunity first. */
export async function allPages(database: Database, run: SiteRun): Promise<SitePage[]> {
  const templates = await loadFacts(database, run);
  const byId = new Map(templates.map((template) => [template.id, template]));
  const rows = await database
    .select({
      id: sitePages.id,
      url: sitePages.address,
      title: sitePages.title,
      template: sitePages.templateId,
      state: sitePages.state,
      score: reports.scorePercent,
      secureId: reports.secureId,
    })
    .from(sitePages)
    .leftJoin(reports, eq(reports.analysisId, sitePages.analysisId))
    .where(and(eq(sitePages.runId, run.id), inArray(sitePages.state, ['known', 'read'])))
    .orderBy(sitePages.id);
  const visitsAt = await visitsOf(database, run);
  return rows
    .map(({ state, ...row }) => {
      const template = row.template === null ? undefined : byId.get(row.template);
      const templateScore = template ? scoreOf(template) : null;
      const figures = { score: row.score, templateScore, visits: visitsAt(row.url) };
      return {
        ...row,
        templateName: template?.name ?? '',
        isRead: state === 'read',
        score: row.score ?? templateScore,
        isOwnScore: row.score !== null,
        visits: figures.visits,
        opportunity: opportunityOf(figures),
        figures,
      };
    })
    .sort((a, b) => byOpportunity(a.figures, b.figures))
    .map(({ figures, ...page }) => page);
}

/**
 * Visits of a page: those of 28 days as measured in the last weeks, else those that the workspace entered, of the later period where
 * both are known. Measured days don’t tell addresses apart that differ in their query alone.
 */
async function visitsOf(database: Database, run: SiteRun): Promise<(address: string) => number | null> {
  const [site] = await database
    .select({ workspaceId: sites.workspaceId })
    .from(sites)
    .where(eq(sites.id, run.siteId));
  if (site === undefined) return () => null;
  const measured = await measuredFigures(database, site.workspaceId);
  const rows = await database
    .select({
      url: reports.url,
      visits: sql<number>`coalesce(${reports.postVisitors}, ${reports.preVisitors})`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.workspaceId, site.workspaceId),
        eq(reports.isCurrent, true),
        sql`coalesce(${reports.postVisitors}, ${reports.preVisitors}) is not null`,
      ),
    );
  const entered = new Map(rows.map(({ url, visits }) => [url, visits]));
  return (address) => {
    const page = new URL(address).search === '' ? measured.pageAt(address) : null;
    const month = page === null ? null : inFourWeeks(page.recent);
    return month?.visits ?? entered.get(address) ?? null;
  };
}
