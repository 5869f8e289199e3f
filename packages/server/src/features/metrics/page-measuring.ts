import { effectsOf } from '@liftmark/contract/effects/effects';
import { FOUR_WEEKS } from '@liftmark/contract/effects/four-weeks';
import { addDays, dayNumber } from '@liftmark/contract/effects/measured-day';
import { measureLift } from '@liftmark/contract/lift';
import type {
  Experiment,
  MeasuredPage,
  Measuring,
  PageFigures,
  PageMeasuring,
  ShownEffect,
  Worth,
} from '@liftmark/contract/measuring';
import { and, desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../access/actor.ts';
import { hasRole } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { pageExperiments, pageValues } from '../../database/schema.ts';
import { advisedOn, type KnownChange, readChanges } from './changes.ts';
import { lastWholeDay } from './connections/parts.ts';
import { listSites, type SiteDeps } from './manage-sites.ts';
import { type PageDays, type ReadDay, readDays } from './read-days.ts';

const USUAL_WORTH: Worth = { valuePerConversion: null, currency: 'USD', liftLow: 5, liftHigh: 20 };

/** Everything that is measured in a workspace. */
export async function listMeasured(deps: SiteDeps, actor: UserActor): Promise<Measuring> {
  return {
    sites: await listSites(deps, actor),
    pages: await measuredPages(deps.database, actor.workspaceId),
    mayChange: hasRole(actor.role, 'editor'),
  };
}

/** The measured pages of a workspace, each with its latest effect, the one with most visits first. */
export async function measuredPages(database: Database, workspaceId: string): Promise<MeasuredPage[]> {
  const changes = await readChanges(database, workspaceId);
  const wholePages = [...new Set(changes.map(({ page }) => page))];
  const pages = await readDays(database, workspaceId, { wholePages });
  const experiments = await readExperiments(database, workspaceId);
  return pages
    .map((page) => measuredPage(page, changes, experiments))
    .sort((a, b) => b.recent.visits - a.recent.visits || (a.page < b.page ? -1 : 1));
}

/** Everything about one page, also before anything is measured. */
export async function readMeasuring(
  { database }: SiteDeps,
  actor: UserActor,
  page: string,
): Promise<PageMeasuring> {
  const { workspaceId } = actor;
  const [days] = await readDays(database, workspaceId, { page });
  const experiments = await readExperiments(database, workspaceId, page);
  const changes = await readChanges(database, workspaceId, page);
  return {
    measured: days ? measuredPage(days, changes, experiments) : null,
    days: days?.days ?? [],
    effects: shownEffects(days, changes),
    experiments: experiments.map(({ shown }) => shown),
    recommendations: await advisedOn(database, workspaceId, page),
    worth: await worthOf(database, workspaceId, page),
    mayChange: hasRole(actor.role, 'editor'),
  };
}

/** The figures of one page in brief; null if nothing of it is measured. */
export async function pageFigures(
  database: Database,
  workspaceId: string,
  page: string,
): Promise<PageFigures | null> {
  const [days] = await readDays(database, workspaceId, { page });
  if (days === undefined) return null;
  const changes = await readChanges(database, workspaceId, page);
  const experiments = await readExperiments(database, workspaceId, page);
  return {
    page: measuredPage(days, changes, experiments),
    worth: await worthOf(database, workspaceId, page),
  };
}

async function worthOf(database: Database, workspaceId: string, page: string): Promise<Worth> {
  const { valuePerConversion, currency, liftLow, liftHigh } = pageValues;
  const [worth] = await database
    .select({ valuePerConversion, currency, liftLow, liftHigh })
    .from(pageValues)
    .where(and(eq(pageValues.workspaceId, workspaceId), eq(pageValues.page, page)));
  return worth ?? USUAL_WORTH;
}

function measuredPage(
  days: PageDays,
  changes: readonly KnownChange[],
  experiments: readonly KnownExperiment[],
): MeasuredPage {
  return {
    page: days.page,
    source: days.source,
    recent: recentOf(days),
    experiment: experiments.find(({ page }) => page === days.page)?.shown ?? null,
    effect: shownEffects(days, changes)[0] ?? null,
  };
}

function shownEffects(days: PageDays | undefined, changes: readonly KnownChange[]): ShownEffect[] {
  if (days === undefined) return [];
  const own = changes.filter(({ page }) => page === days.page).map(({ page: _page, ...change }) => change);
  return effectsOf(days.days.filter(isWhole), own);
}

export function isWhole({ isComplete, isImplausible }: ReadDay): boolean {
  return isComplete && !isImplausible;
}

function recentOf({ days, today, source }: PageDays): MeasuredPage['recent'] {
  const since = addDays(today, -FOUR_WEEKS);
  const past = days.filter(({ day }) => day >= since && day < today);
  const usable = past.filter(isWhole);
  const first = days[0]?.day ?? today;
  // A connected service isn't asked for a day before it's over everywhere.
  const known = source === 'tag' ? today : addDays(lastWholeDay(new Date()), 1);
  const span = Math.min(
    FOUR_WEEKS - dayNumber(today) + dayNumber(known),
    dayNumber(known) - dayNumber(first),
  );
  return {
    days: usable.length,
    visits: usable.reduce((sum, { visits }) => sum + visits, 0),
    conversions: usable.reduce((sum, { conversions }) => sum + conversions, 0),
    missing: Math.max(0, span - past.length),
    isSampled: past.some(({ isSampled }) => isSampled),
    implausible: past.filter(({ isImplausible }) => isImplausible).length,
  };
}

export interface KnownExperiment {
  page: string;
  shown: Experiment;
}

/** The newest first. */
export async function readExperiments(
  database: Database,
  workspaceId: string,
  page?: string,
): Promise<KnownExperiment[]> {
  const rows = await database
    .select()
    .from(pageExperiments)
    .where(
      and(
        eq(pageExperiments.workspaceId, workspaceId),
        page === undefined ? undefined : eq(pageExperiments.page, page),
      ),
    )
    .orderBy(desc(pageExperiments.endedOn), desc(pageExperiments.createdAt));
  return rows.flatMap(({ page: name, ...row }) => {
    const result = measureLift(row.control, row.variant);
    if (result === null) return [];
    const { id, name: tested, endedOn, control, variant, recommendation, connectedId } = row;
    const isRead = connectedId !== null;
    const shown = { id, name: tested, endedOn, control, variant, recommendation, isRead, result };
    return [{ page: name, shown }];
  });
}
