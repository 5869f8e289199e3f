import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor, Context } from '../../access/actor.ts';
import { hasPro, RIGHTS } from '../../access/plan.ts';
import { isOwner } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { prepared } from '../../database/prepared.ts';
import { reports, users } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { tickedBy } from './ticks.ts';

export interface ReportDeps {
  database: Database;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

/** All of a report but what it says, which is large: what decides who may read it, and what it is listed with. */
const HEAD = {
  id: reports.id,
  secureId: reports.secureId,
  userId: reports.userId,
  url: reports.url,
  title: reports.title,
  inputType: reports.inputType,
  pageKey: reports.pageKey,
  overallScore: reports.overallScore,
  scorePercent: reports.scorePercent,
  desktopScreenshotFile: reports.desktopScreenshotFile,
  mobileScreenshotFile: reports.mobileScreenshotFile,
  createdAt: reports.createdAt,
};

/** A report with what it says, as it is stored. */
export type StoredReport = typeof reports.$inferSelect;

export type Report = Pick<StoredReport, keyof typeof HEAD> & {
  owner: Actor;
  /** What the reader has ticked off, in that order; empty for whoever is signed out. */
  ticks: string[];
  /** Another one after every change of the stored report. */
  version: string;
};

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
  const statement = isSerial ? ownByNumber(database) : bySecureId(database);
  const [found] = await statement.execute({ id, readerId: actor.kind === 'user' ? actor.id : null });
  if (found === undefined) return null;
  const { head, owner, ...read } = found;
  return {
    ...head,
    ...read,
    owner: owner
      ? { kind: 'user', id: owner.id, isPro: hasPro(owner, proEmails), isFounder: false }
      : { kind: 'visitor' },
  };
}

/**
 * A report with what it says.
 * @throws AppError `not_found` where it was deleted meanwhile
 */
export async function loadReport(database: Database, { id }: Pick<Report, 'id'>): Promise<StoredReport> {
  const [found] = await database.select().from(reports).where(eq(reports.id, id));
  if (found === undefined) throw notFound();
  return found;
}

const readerId = sql.placeholder('readerId');

const bySecureId = prepared((database) =>
  select(database, eq(reports.secureId, sql.placeholder('id'))).prepare('report_by_secure_id'),
);

/** Asked of the database, so that the time of the answer tells nothing of a report of somebody else. */
const ownByNumber = prepared((database) =>
  select(database, and(eq(reports.id, sql.placeholder('id')), eq(reports.userId, readerId))).prepare(
    'own_report_by_number',
  ),
);

function select(database: Database, isWanted: SQL | undefined) {
  return database
    .select({
      head: HEAD,
      owner: { id: users.id, ...RIGHTS },
      ticks: tickedBy(readerId),
      version: sql<string>`${reports}.xmin::text`,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .where(isWanted);
}
