import type { SiteReport } from '@liftmark/contract/sites';
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { sitePages, siteRuns } from '../../../database/schema.ts';
import type { SiteRun } from '../find-site.ts';
import type { RunFacts } from './changes.ts';
import { siteLeaks } from './leaks.ts';
import { loadFacts } from './load-facts.ts';
import { siteReport, templatesOf } from './site-report.ts';

/** The report of a run as far as its pages were analyzed, compared with the run before. */
export async function makeReport(database: Database, run: SiteRun): Promise<SiteReport> {
  const templates = await loadFacts(database, run);
  const addresses = await addressesOf(database, run);
  return siteReport(templates, { at: run.createdAt, addresses }, await loadBefore(database, run));
}

async function loadBefore(database: Database, run: SiteRun): Promise<RunFacts | null> {
  const [before] = await database
    .select()
    .from(siteRuns)
    .where(and(eq(siteRuns.siteId, run.siteId), ne(siteRuns.id, run.id), isNotNull(siteRuns.plannedAt)))
    .orderBy(desc(siteRuns.createdAt))
    .limit(1);
  if (before === undefined || before.createdAt > run.createdAt) return null;
  const templates = await loadFacts(database, before);
  return {
    at: before.createdAt,
    addresses: await addressesOf(database, before),
    templates: templatesOf(templates),
    leaks: siteLeaks(templates),
  };
}

async function addressesOf(database: Database, run: SiteRun): Promise<Set<string>> {
  const pages = await database
    .select({ address: sitePages.address })
    .from(sitePages)
    .where(and(eq(sitePages.runId, run.id), inArray(sitePages.state, ['known', 'read'])));
  return new Set(pages.map(({ address }) => address));
}
