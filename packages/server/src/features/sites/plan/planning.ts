import { setTimeout as delay } from 'node:timers/promises';
import type { SiteFailure, SiteNote } from '@liftmark/contract/sites';
import type { SiteAccess } from '@liftmark/engine/capture/access/site-access';
import type { Answer, SiteReader } from '@liftmark/engine/sites/reader';
import { type RobotsRules, robotsRules } from '@liftmark/engine/sites/robots';
import { type SiteScope, scopeOf } from '@liftmark/engine/sites/scope';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import { sitePages, siteRuns, sites } from '../../../database/schema.ts';
import type { SiteRun } from '../find-site.ts';
import type { SiteTurn, SiteWorker } from '../jobs.ts';

/** The run has ended, pauses, or is in other hands: leave it alone. */
export class RunTaken extends Error {}

/** The next request is due only after this turn. */
export class TurnOver extends Error {}

/** The site can't be read. */
export class SiteUnreadable extends Error {
  readonly failure: SiteFailure;
  constructor(failure: SiteFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** One turn of planning a site: the run as stored, and what reading takes. */
export interface Planning {
  worker: SiteWorker;
  run: SiteRun;
  scope: SiteScope;
  reader: SiteReader;
  /** What the reader opens the site with. */
  access: SiteAccess | undefined;
  signal: AbortSignal;
  /** The site's rules; those of a site without any until they were read. */
  rules(): RobotsRules;
  /** Milliseconds until the next request is due. */
  waitMs(): number;
  /** Waits until the next request is due. @throws TurnOver */
  pace(): Promise<void>;
  /** Asks the site for less from now on, because its answer says that it is busy. */
  slowDown(answer: Pick<Answer, 'retryAfterS'>): void;
  /** Stores a change together with what was spent. @throws RunTaken */
  save(change: Partial<SiteRun>, besides?: (transaction: Transaction) => Promise<unknown>): Promise<void>;
  note(note: SiteNote): Pick<SiteRun, 'notes'>;
}

/** The run with the address of its site and whose it is, if this turn still counts. */
export async function findTurn(
  database: Database,
  { runId, turn }: SiteTurn,
): Promise<{ run: SiteRun; url: string; workspaceId: string } | null> {
  const [found] = await database
    .select({ run: siteRuns, url: sites.url, workspaceId: sites.workspaceId })
    .from(siteRuns)
    .innerJoin(sites, eq(sites.id, siteRuns.siteId))
    .where(and(eq(siteRuns.id, runId), isTurn(turn, 'planning')));
  return found ?? null;
}

export function isTurn(turn: number, state: SiteRun['state']) {
  return and(eq(siteRuns.turn, turn), eq(siteRuns.state, state), eq(siteRuns.isPaused, false));
}

/** @param endsAt when the turn is over, in milliseconds since the epoch */
export function openPlanning(
  worker: SiteWorker,
  found: { run: SiteRun; url: string },
  reader: SiteReader,
  { access, signal, endsAt }: Pick<Planning, 'access' | 'signal'> & { endsAt: number },
): Planning {
  const { run, url } = found;
  const began = performance.now();
  const before = { spentMs: run.spentMs, bytes: run.bytes, requests: run.requests };
  const rules = () => robotsRules(run.robots ?? '');
  let known = rules();
  let { slowness } = run;
  let quietUntil = run.dueAt?.getTime() ?? 0;
  let askedAt = 0;
  const dueAt = () => {
    const intervalS = Math.max(1 / run.limits.requestsPerSecond, known.delayS ?? 0) * slowness;
    return Math.max(quietUntil, askedAt + intervalS * 1_000);
  };
  const planning: Planning = {
    worker,
    run,
    scope: scopeOf(run.startUrl ?? url),
    reader,
    access,
    signal,
    rules: () => known,
    waitMs: () => Math.max(0, dueAt() - Date.now()),
    async pace() {
      // Answers that arrive meanwhile may ask for more.
      for (let waitMs = planning.waitMs(); waitMs > 0; waitMs = planning.waitMs()) {
        if (dueAt() > endsAt) throw new TurnOver();
        await delay(waitMs, undefined, { signal });
      }
      askedAt = Date.now();
    },
    slowDown({ retryAfterS }) {
      const now = Date.now();
      // Requests that were on their way together are one reason to slow down.
      if (now >= quietUntil) slowness = Math.min(slowness * 2, MAX_SLOWNESS);
      quietUntil = Math.max(quietUntil, now + Math.min(retryAfterS ?? slowness, MAX_RETRY_S) * 1_000);
    },
    async save(change, besides = async () => undefined) {
      const { bytes, requests } = reader.spent();
      const values = {
        bytes: before.bytes + bytes,
        requests: before.requests + requests,
        spentMs: Math.round(before.spentMs + performance.now() - began),
        slowness,
        dueAt: new Date(dueAt()),
        ...change,
      };
      await worker.database.transaction(async (transaction) => {
        const changed = await transaction
          .update(siteRuns)
          .set(values)
          .where(and(eq(siteRuns.id, run.id), isTurn(run.turn, 'planning')))
          .returning({ id: siteRuns.id });
        if (changed.length === 0) throw new RunTaken();
        await besides(transaction);
      });
      Object.assign(run, values);
      known = rules();
    },
    note: (note) => ({ notes: [...new Set([...run.notes, note])] }),
  };
  return planning;
}

export const MAX_SLOWNESS = 16;
/** Longer than any run may take. */
const MAX_RETRY_S = 86_400;

/** Whether a site answers that it has no time for the request, and may have later. */
export function isBusy({ status }: Pick<Answer, 'status'>): boolean {
  return status === 429 || status === 503;
}

/** Stores addresses that were found, up to the limit. Returns how many there was no room for. */
export async function addPages(
  transaction: Transaction,
  { run, rules }: Pick<Planning, 'run' | 'rules'>,
  addresses: readonly string[],
  depth: number,
): Promise<number> {
  const [row] = await transaction
    .select({ known: sql<number>`count(*)::int` })
    .from(sitePages)
    .where(eq(sitePages.runId, run.id));
  let room = run.limits.pages - (row?.known ?? 0);
  let left = 0;
  const { isAllowed } = rules();
  for (let at = 0; at < addresses.length; at += BATCH) {
    const batch = addresses.slice(at, at + BATCH);
    const values = batch.slice(0, Math.max(0, room)).map((address) => ({
      runId: run.id,
      address,
      depth,
      state: isAllowed(address) ? ('known' as const) : ('closed' as const),
    }));
    left += batch.length - values.length;
    if (values.length === 0) continue;
    const added = await transaction
      .insert(sitePages)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: sitePages.id });
    room -= added.length;
  }
  return left;
}

const BATCH = 1_000;
