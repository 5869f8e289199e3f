import { inFourWeeks } from '@liftmark/contract/effects/four-weeks';
import { type MetricSourceId, measuredPageOf } from '@liftmark/contract/measuring';
import type { SiteJourney, WeighedJourney } from '@liftmark/contract/sites';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { sitePages } from '../../../database/schema.ts';
import { type MeasuredFigures, measuredFigures } from '../../metrics/measured-figures.ts';
import type { Site, SiteRun } from '../find-site.ts';

/** Visits of a template’s pages in 28 days, as one source counts them. */
export interface TemplateVisits {
  source: MetricSourceId;
  visits: number;
}

/** Sources that count whoever sees a page, not only those whose visit began there. */
const OF_PAGES: readonly MetricSourceId[] = ['tag', 'umami'];
/** A template is measured if this share of its pages is. The others are taken to be visited as often. */
const LEAST_SHARE = 0.9;

/** Visits of each template’s pages. Templates of which too few pages are measured are missing. */
export async function templateVisits(
  database: Database,
  { workspaceId }: Pick<Site, 'workspaceId'>,
  run: Pick<SiteRun, 'id'>,
): Promise<Map<string, TemplateVisits>> {
  const measured = await measuredFigures(database, workspaceId);
  const pages = await database
    .select({ address: sitePages.address, templateId: sitePages.templateId })
    .from(sitePages)
    .where(and(eq(sitePages.runId, run.id), isNotNull(sitePages.templateId)));
  const byTemplate = Map.groupBy(pages, ({ templateId }) => templateId ?? '');
  return new Map(
    [...byTemplate].flatMap(([template, own]) => {
      const visits = visitsOf(own, measured);
      return visits === null ? [] : [[template, visits]];
    }),
  );
}

/**
 * Visits of pages together; null if too few of them are measured. Measured days don’t tell addresses apart that differ
 * in their query alone.
 */
export function visitsOf(
  pages: readonly { address: string }[],
  measured: Pick<MeasuredFigures, 'pageAt'>,
): TemplateVisits | null {
  const names = new Map(pages.map(({ address }) => [measuredPageOf(address) ?? address, address]));
  const known = [...names.values()].flatMap((address) => {
    const page = measured.pageAt(address);
    const month = page === null ? null : inFourWeeks(page.recent);
    return page === null || month === null || !OF_PAGES.includes(page.source)
      ? []
      : [{ source: page.source, visits: month.visits }];
  });
  for (const [source, of] of Map.groupBy(known, (page) => page.source)) {
    const share = of.length / names.size;
    const visits = of.reduce((sum, page) => sum + page.visits, 0);
    if (share >= LEAST_SHARE) return { source, visits: Math.round(visits / share) };
  }
  return null;
}

/** Journeys with the step that loses most visitors, where one source counts the visits of every step. */
export function weighJourneys(
  journeys: readonly SiteJourney[],
  visits: ReadonlyMap<string, TemplateVisits>,
): WeighedJourney[] {
  return journeys.map((journey) => {
    const counted = journey.steps.map(({ template }) => visits.get(template) ?? null);
    const steps = journey.steps.map((step, place) => ({ ...step, visits: counted[place]?.visits ?? null }));
    const isComparable = counted.every((step) => step !== null && step.source === counted[0]?.source);
    const most = isComparable ? mostLost(counted.flatMap((step) => step?.visits ?? [])) : null;
    if (most !== null) return { ...journey, steps, weakest: most, weakestBy: 'visits' };
    return { ...journey, steps, weakestBy: journey.weakest === null ? null : 'score' };
  });
}

/** The step after which most visitors are lost; null if no step has fewer than the one before. */
function mostLost(visits: readonly number[]): number | null {
  const lost = visits.slice(0, -1).map((count, place) => count - (visits[place + 1] ?? 0));
  const most = Math.max(0, ...lost);
  return most === 0 ? null : lost.indexOf(most);
}
