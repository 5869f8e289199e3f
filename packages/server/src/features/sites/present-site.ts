import { errorCodeSchema } from '@liftmark/contract/errors';
import {
  type SiteRun as RunView,
  SITE_LIMIT,
  type Sites,
  type SiteTemplate,
  type Site as SiteView,
} from '@liftmark/contract/sites';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { hasRole } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { analyses, reports, sitePages, siteRuns, sites, siteTemplates } from '../../database/schema.ts';
import { latestRun, type OwnSite, type Site, type SiteRun } from './find-site.ts';
import { scoreOf, type TemplateFacts, typeOf } from './report/facts.ts';
import { loadFacts } from './report/load-facts.ts';
import { ownerOfSite } from './site-owner.ts';

/** The sites of a workspace, the newest first. */
export async function listSites(database: Database, workspaceId: string): Promise<Sites> {
  const rows = await database
    .selectDistinctOn([sites.id], { site: sites, run: siteRuns })
    .from(sites)
    .innerJoin(siteRuns, eq(siteRuns.siteId, sites.id))
    .where(eq(sites.workspaceId, workspaceId))
    .orderBy(sites.id, desc(siteRuns.createdAt), desc(siteRuns.id));
  const entries = rows
    .toSorted((a, b) => b.site.createdAt.getTime() - a.site.createdAt.getTime())
    .map(async ({ site, run }) => ({
      ...entryOf(site),
      run: await presentRun(database, run),
      templates: await database.$count(siteTemplates, eq(siteTemplates.runId, run.id)),
      score: run.report?.score ?? null,
    }));
  return { sites: await Promise.all(entries), limit: SITE_LIMIT };
}

/** A site with its newest run. */
export async function presentSite(
  { database, proEmails }: { database: Database; proEmails: string[] },
  site: OwnSite,
): Promise<SiteView> {
  const run = await latestRun(database, site);
  const facts = await loadFacts(database, run);
  return {
    ...entryOf(site),
    canEdit: hasRole(site.role, 'editor'),
    isPro: (await ownerOfSite(database, site, proEmails)).isPro,
    run: await presentRun(database, run),
    templates: await presentTemplates(database, run, facts),
    report: run.report,
  };
}

function entryOf({ id, url, host, createdAt, every, nextAt }: Site) {
  return {
    id,
    url,
    host,
    createdAt: createdAt.toISOString(),
    schedule: every,
    nextAt: nextAt?.toISOString() ?? null,
  };
}

async function presentRun(database: Database, run: SiteRun): Promise<RunView> {
  const counted = await database
    .select({ state: sitePages.state, count: sql<number>`count(*)::int` })
    .from(sitePages)
    .where(eq(sitePages.runId, run.id))
    .groupBy(sitePages.state);
  const counts = new Map(counted.map(({ state, count }) => [state, count]));
  const read = counts.get('read') ?? 0;
  const { id, state, isPaused, limits, source, requests, bytes, notes, failure } = run;
  return {
    id,
    state,
    isPaused,
    limits,
    source,
    pages: (counts.get('known') ?? 0) + read,
    read,
    failed: counts.get('failed') ?? 0,
    closed: counts.get('closed') ?? 0,
    requests,
    bytes,
    seconds: Math.round(run.spentMs / 1_000),
    notes,
    failure,
    createdAt: run.createdAt.toISOString(),
    plannedAt: run.plannedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

async function presentTemplates(
  database: Database,
  run: SiteRun,
  facts: readonly TemplateFacts[],
): Promise<SiteTemplate[]> {
  const templates = await database
    .select({
      id: siteTemplates.id,
      name: siteTemplates.name,
      patterns: siteTemplates.patterns,
      similarity: siteTemplates.similarity,
    })
    .from(siteTemplates)
    .where(eq(siteTemplates.runId, run.id))
    .orderBy(asc(siteTemplates.place));
  const representatives = await loadRepresentatives(database, run);
  return templates.map(({ patterns, ...template }) => {
    const fact = facts.find(({ id }) => id === template.id);
    return {
      ...template,
      patterns: patterns.slice(1),
      pages: fact?.pages ?? 0,
      read: fact?.read ?? 0,
      pageType: fact ? typeOf(fact) : null,
      score: fact ? scoreOf(fact) : null,
      representatives: representatives
        .filter(({ templateId }) => templateId === template.id)
        .map(({ templateId, ...page }) => page),
    };
  });
}

async function loadRepresentatives(database: Database, run: SiteRun) {
  const rows = await database
    .select({
      templateId: sitePages.templateId,
      pageId: sitePages.id,
      url: sitePages.address,
      title: sitePages.title,
      state: analyses.state,
      failureCode: analyses.failureCode,
      secureId: reports.secureId,
      score: reports.scorePercent,
    })
    .from(sitePages)
    .leftJoin(analyses, eq(analyses.id, sitePages.analysisId))
    .leftJoin(reports, eq(reports.analysisId, analyses.id))
    .where(and(eq(sitePages.runId, run.id), isNotNull(sitePages.wantedAt)))
    .orderBy(asc(sitePages.typical), asc(sitePages.id));
  return rows.map(({ failureCode, ...row }) => ({
    ...row,
    state: row.state ?? ('waiting' as const),
    failure: errorCodeSchema.safeParse(failureCode).data ?? null,
  }));
}
