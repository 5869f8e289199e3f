import { errorCodeSchema } from '@liftmark/contract/errors';
import {
  type SiteRun as RunView,
  SITE_LIMIT,
  type Sites,
  type SiteTemplate,
  type Site as SiteView,
} from '@liftmark/contract/sites';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { hasRole } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { analyses, reports, sitePages, siteRuns, sites, siteTemplates } from '../../database/schema.ts';
import { LATEST_FIRST, latestRun, type OwnSite, plannedRun, type Site, type SiteRun } from './find-site.ts';
import { scoreOf, type TemplateFacts, typeOf } from './report/facts.ts';
import { templateVisits, weighJourneys } from './report/journey-visits.ts';
import { loadFacts } from './report/load-facts.ts';
import { ownerOfSite } from './site-owner.ts';

/** The sites of a workspace, the newest first. */
export async function listSites(database: Database, workspaceId: string): Promise<Sites> {
  const latest = await firstRuns(database, workspaceId, undefined);
  const planned = await firstRuns(database, workspaceId, isNotNull(siteRuns.plannedAt));
  const planOf = new Map(planned.map(({ run }) => [run.siteId, run]));
  const counts = await countPages(
    database,
    [...latest, ...planned].map(({ run }) => run.id),
  );
  const templates = await countTemplates(
    database,
    planned.map(({ run }) => run.id),
  );
  const entries = latest
    .toSorted((a, b) => b.site.createdAt.getTime() - a.site.createdAt.getTime())
    .map(({ site, run }) => {
      const plan = planOf.get(site.id) ?? null;
      return {
        ...entryOf(site),
        run: presentRun(run, counts.get(run.id)),
        plan: plan && presentRun(plan, counts.get(plan.id)),
        templates: templates.get(plan?.id ?? '') ?? 0,
        score: plan?.report?.score ?? null,
      };
    });
  return { sites: entries, limit: SITE_LIMIT };
}

/** The first run of each site of a workspace that meets the condition, the open one before the newest. */
function firstRuns(database: Database, workspaceId: string, condition: SQL | undefined) {
  return database
    .selectDistinctOn([sites.id], { site: sites, run: siteRuns })
    .from(sites)
    .innerJoin(siteRuns, eq(siteRuns.siteId, sites.id))
    .where(and(eq(sites.workspaceId, workspaceId), condition))
    .orderBy(sites.id, ...LATEST_FIRST);
}

/** A site with its latest run, and what the newest plan found. */
export async function presentSite(
  { database, proEmails }: { database: Database; proEmails: string[] },
  site: OwnSite,
): Promise<SiteView> {
  const run = await latestRun(database, site);
  const plan = await plannedRun(database, site);
  const runs = [run.id, ...(plan === null ? [] : [plan.id])];
  const counts = await countPages(database, runs);
  return {
    ...entryOf(site),
    canEdit: hasRole(site.role, 'editor'),
    isPro: (await ownerOfSite(database, site, proEmails)).isPro,
    run: presentRun(run, counts.get(run.id)),
    plan: plan && presentRun(plan, counts.get(plan.id)),
    templates: plan === null ? [] : await presentTemplates(database, plan, await loadFacts(database, plan)),
    report: plan?.report
      ? {
          ...plan.report,
          journeys: weighJourneys(plan.report.journeys, await templateVisits(database, site, plan)),
        }
      : null,
  };
}

function entryOf({ id, url, host, clientId, createdAt, every, nextAt }: Site) {
  return {
    id,
    url,
    host,
    clientId,
    createdAt: createdAt.toISOString(),
    schedule: every,
    nextAt: nextAt?.toISOString() ?? null,
  };
}

type PageCounts = ReadonlyMap<PageState, number>;
type PageState = (typeof sitePages.$inferSelect)['state'];

/** How many pages of each run are in which state. */
async function countPages(database: Database, runs: string[]): Promise<Map<string, PageCounts>> {
  const counted = await database
    .select({ runId: sitePages.runId, state: sitePages.state, count: sql<number>`count(*)::int` })
    .from(sitePages)
    .where(inArray(sitePages.runId, runs))
    .groupBy(sitePages.runId, sitePages.state);
  const byRun = Map.groupBy(counted, ({ runId }) => runId);
  return new Map(
    [...byRun].map(([runId, states]) => [runId, new Map(states.map(({ state, count }) => [state, count]))]),
  );
}

async function countTemplates(database: Database, runs: string[]): Promise<Map<string, number>> {
  const counted = await database
    .select({ runId: siteTemplates.runId, count: sql<number>`count(*)::int` })
    .from(siteTemplates)
    .where(inArray(siteTemplates.runId, runs))
    .groupBy(siteTemplates.runId);
  return new Map(counted.map(({ runId, count }) => [runId, count]));
}

function presentRun(run: SiteRun, counts: PageCounts = new Map()): RunView {
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
