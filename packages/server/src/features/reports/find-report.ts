import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor, Context } from '../../access/actor.ts';
import { hasPro, RIGHTS } from '../../access/plan.ts';
import { isOwner } from '../../access/policy.ts';
import { batched } from '../../database/batches.ts';
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
  if (report === null) throw notFound({ reason: 'unknown_report' });
  return report;
}

/**
 * The same for what only the owner may do; a report of somebody else is as good as none.
 * @throws AppError `not_found`
 */
export async function requireOwnReport(deps: ReportDeps, context: Context, id: string): Promise<Report> {
  const report = await requireReport(deps, context, id);
  if (!isOwner(context.actor, report)) throw notFound({ reason: 'not_the_owner' });
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
  const readerId = actor.kind === 'user' ? actor.id : null;
  const found = isSerial
    ? await findOwn(database, Number(id), readerId)
    : await bySecureId(database)({ secureId: id, readerId });
  if (found === null) return null;
  const { head, owner, ticks, version } = found;
  return {
    ...head,
    ticks,
    version,
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

interface Asked {
  secureId: string;
  /** Who reads, where they are signed in. */
  readerId: string | null;
}

const bySecureId = prepared((database) => {
  const place = sql<number>`asked.place::int`;
  const statement = database
    .select({ place, ...read(sql`asked.reader`) })
    .from(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('readers')}::uuid[])
        with ordinality as asked(secure_id, reader, place)`,
    )
    .innerJoin(reports, eq(reports.secureId, sql`asked.secure_id`))
    .leftJoin(users, eq(users.id, reports.userId))
    .prepare('reports_by_secure_id');
  return batched(async (asked: Asked[]) => {
    const rows = await statement.execute({
      ids: asked.map(({ secureId }) => secureId),
      readers: asked.map(({ readerId }) => readerId),
    });
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return asked.map((_, index) => byPlace.get(index + 1) ?? null);
  });
});

/** Asked of the database, so that the time of the answer tells nothing of a report of somebody else. */
async function findOwn(database: Database, id: number, readerId: string | null) {
  const reader = sql`${readerId}::uuid`;
  const [found] = await database
    .select(read(reader))
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .where(and(eq(reports.id, id), eq(reports.userId, reader)));
  return found ?? null;
}

/** What is read of a report for a reader. */
function read(readerId: SQL) {
  return {
    head: HEAD,
    owner: { id: users.id, ...RIGHTS },
    ticks: tickedBy(readerId),
    version: sql<string>`${reports}.xmin::text`,
  };
}
