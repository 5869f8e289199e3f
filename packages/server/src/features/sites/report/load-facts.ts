import { OPEN_PIECES } from '@liftmark/contract/analysis';
import { isTypeCertain } from '@liftmark/contract/page-types';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { reports, sitePages, siteTemplates } from '../../../database/schema.ts';
import type { SiteRun } from '../find-site.ts';
import type { AnalyzedPage, TemplateFacts } from './facts.ts';

/** The templates of a run with what their analyzed pages' reports say. */
export async function loadFacts(database: Database, run: SiteRun): Promise<TemplateFacts[]> {
  const templates = await database
    .select()
    .from(siteTemplates)
    .where(eq(siteTemplates.runId, run.id))
    .orderBy(asc(siteTemplates.place));
  const pages = await database
    .select({
      address: sitePages.address,
      templateId: sitePages.templateId,
      links: sitePages.links,
      state: sitePages.state,
    })
    .from(sitePages)
    .where(and(eq(sitePages.runId, run.id), isNotNull(sitePages.templateId)));
  const analyzed = await loadAnalyzed(database, run);
  const templateAt = new Map(pages.map(({ address, templateId }) => [address, templateId]));
  return templates.map(({ id, name, kind }) => {
    const own = pages.filter(({ templateId }) => templateId === id);
    const read = own.filter(({ state }) => state === 'read');
    const targets = read.flatMap(({ links }) => [
      ...new Set(links.flatMap((link) => templateAt.get(link) ?? [])),
    ]);
    const counts = [...Map.groupBy(targets, (target) => target)];
    return {
      id,
      name,
      kind,
      pages: own.length,
      read: read.length,
      analyzed: analyzed.filter(({ templateId }) => templateId === id).map(({ page }) => page),
      links: new Map(counts.map(([target, { length }]) => [target, length / read.length])),
      isStart: own.some(({ address }) => address === run.startUrl),
    };
  });
}

async function loadAnalyzed(
  database: Database,
  run: SiteRun,
): Promise<{ templateId: string; page: AnalyzedPage }[]> {
  const rows = await database
    .select({
      templateId: sitePages.templateId,
      address: sitePages.address,
      secureId: reports.secureId,
      score: reports.scorePercent,
      rubricVersion: reports.rubricVersion,
      pageType: reports.pageType,
      recommendations: reports.recommendations,
    })
    .from(sitePages)
    .innerJoin(reports, eq(reports.analysisId, sitePages.analysisId))
    .where(and(eq(sitePages.runId, run.id), inArray(sitePages.state, ['read', 'known'])))
    .orderBy(asc(sitePages.address));
  return rows.flatMap(({ templateId, pageType, recommendations, ...page }) => {
    if (templateId === null) return [];
    const advice = recommendations.map((item, place) => ({
      id: item.id,
      title: item.title,
      type: item.type,
      effort: item.effort,
      gain:
        item.scoreOnceFixed == null || page.score === null
          ? null
          : Math.max(0, item.scoreOnceFixed - page.score),
      isOpen: place < OPEN_PIECES,
    }));
    const isKnown = pageType !== null && isTypeCertain(pageType) && pageType.type !== 'other';
    return [{ templateId, page: { ...page, pageType: isKnown ? pageType.type : null, advice } }];
  });
}
