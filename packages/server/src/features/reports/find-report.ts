import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Actor, Context } from '../../access/actor.ts';
import { hasPro } from '../../access/plan.ts';
import { isOwner } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { reports, users } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';

export interface ReportDeps {
  database: Database;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

export type StoredReport = typeof reports.$inferSelect;
export type Report = StoredReport & { owner: Actor };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SERIAL = /^[1-9]\d{0,9}$/;
const LARGEST_SERIAL = 2_147_483_647;

/**
 * The report that a call is about.
 * @throws AppError `not_found` where there is none and where it is somebody else's
 */
export async function requireReport(deps: ReportDeps, context: Context, id: string): Promise<Report> {
  const report = await findReport(deps, context, id);
  if (report === null) throw notFound();
  return report;
}

/** The same for what only the owner may do; a report of somebody else is as good as none. */
export async function requireOwnReport(deps: ReportDeps, context: Context, id: string): Promise<Report> {
  const report = await requireReport(deps, context, id);
  if (!isOwner(context.actor, report)) throw notFound();
  return report;
}

/**
 * A report by its secure id, for whoever has that, or by its number, for its owner. Null where there is none and
 * where it is somebody else's.
 */
export async function findReport(
  { database, proEmails }: ReportDeps,
  { actor }: Context,
  id: string,
): Promise<Report | null> {
  const isSerial = SERIAL.test(id) && Number(id) <= LARGEST_SERIAL;
  if (!isSerial && !UUID.test(id)) return null;
  const [found] = await database
    .select({ report: getTableColumns(reports), owner: users })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .where(isSerial ? and(eq(reports.id, Number(id)), ownedBy(actor)) : eq(reports.secureId, id));
  if (found === undefined) return null;
  const owner: Actor = found.owner
    ? { kind: 'user', id: found.owner.id, isPro: hasPro(found.owner, proEmails), isFounder: false }
    : { kind: 'visitor', id: found.report.visitorId ?? '' };
  return { ...found.report, owner };
}

/** Asked of the database, so that the time of the answer tells nothing of a report of somebody else. */
function ownedBy(actor: Actor): SQL {
  return actor.kind === 'user' ? eq(reports.userId, actor.id) : eq(reports.visitorId, actor.id);
}
