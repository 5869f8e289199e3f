import { randomBytes } from 'node:crypto';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connection.ts';
import { measuredSites, reports } from '../../../database/schema.ts';
import { type Actions, fittingActions } from './script.ts';

const KEY_BYTES = 16;
const KEY = /^[\w-]{22}$/;

export function newSiteKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** A site as the tag's endpoint knows it. */
export interface TaggedSite {
  id: string;
  workspaceId: string;
  hosts: ReadonlySet<string>;
  timeZone: string;
  goal: (typeof measuredSites.$inferSelect)['goal'];
  thanks: string[];
  isOn: boolean;
  /** Pages with a report, whose events always count. */
  reported: ReadonlySet<string>;
  /** For its script. */
  actions: Actions;
}

/** @param network that asks, as of `networkOf` */
export type FindSite = (key: string, network: string) => Promise<TaggedSite | null>;

const FRESH_MS = 30_000;
const KEPT = 5_000;
/** Main buttons by report, which never changes: reports are large, and a site is read again and again. */
const KEPT_ACTIONS = 50_000;
type KnownActions = LRUCache<number, { selector: string | null }>;
/** Keys that weren't known before, from everywhere and from one network: keys that no one has leave the rest alone. */
const NEW_PER_SECOND = { all: 200, network: 10 };

/** Sites by their key, each read again after a while. */
export function createSiteDirectory(database: Database, now: () => number = Date.now): FindSite {
  const known = new LRUCache<string, { site: Promise<TaggedSite | null>; readAt: number }>({ max: KEPT });
  // Apart, so that no number of them pushes a site out.
  const unknown = new LRUCache<string, true>({ max: KEPT, ttl: FRESH_MS, perf: { now }, ttlResolution: 0 });
  const actions: KnownActions = new LRUCache({ max: KEPT_ACTIONS });
  const isInLimits = limitNew(now);
  return async (key, network) => {
    if (!KEY.test(key) || unknown.has(key)) return null;
    const found = known.get(key);
    if (found && now() - found.readAt < FRESH_MS) return found.site;
    if (!found && !isInLimits(network)) return null;
    const site = readSite(database, actions, key);
    known.set(key, { site, readAt: now() });
    site.then(
      (read) => {
        if (read !== null) return;
        known.delete(key);
        unknown.set(key, true);
      },
      () => (found ? known.set(key, found) : known.delete(key)),
    );
    return site;
  };
}

function limitNew(now: () => number): (network: string) => boolean {
  let [second, all] = [0, 0];
  const byNetwork = new Map<string, number>();
  return (network) => {
    const thisSecond = Math.floor(now() / 1000);
    if (thisSecond !== second) {
      [second, all] = [thisSecond, 0];
      byNetwork.clear();
    }
    const own = (byNetwork.get(network) ?? 0) + 1;
    if (own > NEW_PER_SECOND.network || all >= NEW_PER_SECOND.all) return false;
    byNetwork.set(network, own);
    all += 1;
    return true;
  };
}

async function readSite(database: Database, known: KnownActions, key: string): Promise<TaggedSite | null> {
  const [row] = await database.select().from(measuredSites).where(eq(measuredSites.key, key));
  if (row === undefined) return null;
  const { id, workspaceId, timeZone, goal, thanks, isOn } = row;
  const hosts = new Set(row.hosts);
  const pages = await reportedPages(database, workspaceId, hosts);
  const shown = goal === 'action' ? await withActions(database, known, pages) : [];
  return {
    id,
    workspaceId,
    hosts,
    timeZone,
    goal,
    thanks,
    isOn,
    reported: new Set(pages.map(({ page }) => page)),
    actions: fittingActions({ goal, thanks }, shown),
  };
}

const MOST_PAGES = 500;
/** A selector as the engine makes them, outside shadow roots. */
const SELECTOR = /^[\w .:#>()-]{1,500}$/;

interface ReportedPage {
  reportId: number;
  page: string;
  path: string;
  /** Whether anyone could have opened it as we did. */
  isPublic: boolean;
}

/** The pages of a workspace's reports on these hosts, newest first. */
async function reportedPages(
  database: Database,
  workspaceId: string,
  hosts: ReadonlySet<string>,
): Promise<ReportedPage[]> {
  const rows = await database
    .select({
      reportId: reports.id,
      url: reports.url,
      isPublic: sql<boolean>`not (${reports.inputData} ? 'received' or ${reports.inputData} ? 'upload' or exists (
        select from page_accesses a where a.workspace_id = ${workspaceId}
          and lower(substring(reports.url from '^https?://[^/?#]+'))
            in (a.origin, regexp_replace(a.origin, '^http:', 'https:'))))`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.workspaceId, workspaceId),
        eq(reports.isCurrent, true),
        eq(reports.inputType, 'url'),
        inArray(sql`lower(substring(${reports.url} from '^https?://([^/?#]+)'))`, [...hosts]),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(MOST_PAGES);
  return rows.flatMap(({ url, ...row }) => {
    const address = url === null ? null : URL.parse(url);
    const page = address && measuredPageOf(address.href);
    return address && page ? [{ ...row, page, path: address.pathname }] : [];
  });
}

/** With the main button of each. Everyone can read the script, so only pages that we opened as anyone can have one. */
async function withActions(
  database: Database,
  known: KnownActions,
  pages: readonly ReportedPage[],
): Promise<{ path: string; action: string | null }[]> {
  const missing = pages.filter(({ reportId }) => !known.has(reportId)).map(({ reportId }) => reportId);
  const read = missing.length === 0 ? [] : await readActions(database, missing);
  for (const { reportId, selector } of read) {
    const isSafe = selector !== null && SELECTOR.test(selector) && !selector.includes('>>>');
    known.set(reportId, { selector: isSafe ? selector : null });
  }
  return pages.map(({ reportId, path, isPublic }) => ({
    path,
    action: isPublic ? (known.get(reportId)?.selector ?? null) : null,
  }));
}

function readActions(database: Database, reportIds: readonly number[]) {
  return database
    .select({
      reportId: reports.id,
      selector: sql<string | null>`jsonb_path_query_first(${reports.analysisResults},
        '$.findings[*] ? (@.check == "primary-action-label").evidence[0].selector') #>> '{}'`,
    })
    .from(reports)
    .where(inArray(reports.id, [...reportIds]));
}
