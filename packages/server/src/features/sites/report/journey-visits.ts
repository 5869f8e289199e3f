import type { SiteJourney, WeighedJourney } from '@liftmark/contract/sites';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { sitePages } from '../../../database/schema.ts';
import { measuredFigures } from '../../metrics/measured-figures.ts';
import type { Site, SiteRun } from '../find-site.ts';

/** Visits of each template’s pages in the last weeks. Templates without a measured page are missing. */
export async function templateVisits(
  database: Database,
  { workspaceId }: Pick<Site, 'workspaceId'>,
  run: Pick<SiteRun, 'id'>,
): Promise<Map<string, number>> {
  const measured = await measuredFigures(database, workspaceId);
  const pages = await database
    .select({ address: sitePages.address, templateId: sitePages.templateId })
    .from(sitePages)
    .where(and(eq(sitePages.runId, run.id), isNotNull(sitePages.templateId)));
  const visits = new Map<string, number>();
  // Measured days don’t tell addresses apart that differ in their query alone.
  const counted = new Set<string>();
  for (const { address, templateId } of pages) {
    const page = measured.pageAt(address);
    if (page === null || templateId === null || counted.has(page.page)) continue;
    counted.add(page.page);
    visits.set(templateId, (visits.get(templateId) ?? 0) + page.recent.visits);
  }
  return visits;
}

/** Journeys with the step that loses most visitors, where the visits of every step are known. */
export function weighJourneys(
  journeys: readonly SiteJourney[],
  visits: ReadonlyMap<string, number>,
): WeighedJourney[] {
  return journeys.map((journey) => {
    const steps = journey.steps.map((step) => ({ ...step, visits: visits.get(step.template) ?? null }));
    const known = steps.flatMap((step) => step.visits ?? []);
    const most = known.length === steps.length ? mostLost(known) : null;
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
