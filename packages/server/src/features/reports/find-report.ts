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

/** Everything about a report except its content, which is large: who may read it, and how it is listed. */
const HEAD = {
  id: reports.id,
  secureId: reports.secureId,
  userId: reports.userId,
  url: reports.url,
  title: reports.title,
  inputType: reports.inputType,
  pageKey: reports.pageKey,
  writtenIn: reports.writtenIn,
  overallScore: reports.overallScore,
  scorePercent: reports.scorePercent,
  snapshotFile: reports.snapshotFile,
  desktopScreenshotFile: reports.desktopScreenshotFile,
  mobileScreenshotFile: reports.mobileScreenshotFile,
  createdAt: reports.createdAt,
};

/** A stored report with its content. */
export type StoredReport = typeof reports.$inferSelect;

export type Report = Pick<StoredReport, keyof typeof HEAD> & {
  owner: Actor;
  /** The reader's checked-off items, in that order; empty when signed out. */
  ticks: string[];
  /** Changes with every change of the stored report. */
  version: string;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SERIAL = /^[1-9]\d{0,9}$/;
const LARGEST_SERIAL = 2_147_483_647;

/**
 * The report of a request.
 * @throws AppError `not_found` if it doesn't exist or belongs to another person
 */
export async function requireReport(deps: ReportDeps, context: Context, id: string): Promise<Report> {
  const report = await findReport(deps, context, id);
  if (report === null) throw notFound({ reason: 'unknown_report' });
  return report;
}

/**
 * The same for calls that only the owner may make; another person's report counts as missing.
 * @throws AppError `not_found`
 */
export async function requireOwnReport(deps: ReportDeps, context: Context, id: string): Promise<Report> {
  const report = await requireReport(deps, context, id);
  if (!isOwner(context.actor, report)) throw notFound({ reason: 'not_the_owner' });
  return report;
}

/**
 * A report by its secure id, for anyone who has it, or by its number, for its owner. An API key finds its owner's
 * reports only. Null if it doesn't exist or belongs to another person.
 */
export async function findReport(
  { database, proEmails }: ReportDeps,
  { actor, key }: Context,
  id: string,
): Promise<Report | null> {
  const isSerial = SERIAL.test(id) && Number(id) <= LARGEST_SERIAL;
  if (!isSerial && !UUID.test(id)) return null;
  const readerId = actor.kind === 'user' ? actor.id : null;
  const found = isSerial
    ? await findOwn(database, Number(id), readerId)
    : await bySecureId(database)({ secureId: id, readerId });
  if (found === null || (key !== undefined && !isOwner(actor, found.head))) return null;
  const { head, owner, ticks, version } = found;
  return {
    ...head,
    ticks,
    version,
    owner: owner
      ? {
          kind: 'user',
          id: owner.id,
          workspaceId: owner.id,
          role: 'owner',
          isPro: hasPro(owner, proEmails),
          isFounder: false,
        }
      : { kind: 'visitor' },
  };
}

/**
 * A report with its content.
 * @throws AppError `not_found` if it was deleted meanwhile
 */
export async function loadReport(database: Database, { id }: Pick<Report, 'id'>): Promise<StoredReport> {
  const [found] = await database.select().from(reports).where(eq(reports.id, id));
  if (found === undefined) throw notFound();
  return found;
}

interface Asked {
  secureId: string;
  /** The reader's id, if signed in. */
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

/** Checked in the database, so that the response time reveals nothing about another person's report. */
async function findOwn(database: Database, id: number, readerId: string | null) {
  const reader = sql`${readerId}::uuid`;
  const [found] = await database
    .select(read(reader))
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .where(and(eq(reports.id, id), eq(reports.userId, reader)));
  return found ?? null;
}

/** The columns that a reader's request needs. */
function read(readerId: SQL) {
  return {
    head: HEAD,
    owner: { id: users.id, ...RIGHTS },
    ticks: tickedBy(readerId),
    version: sql<string>`${reports}.xmin::text`,
  };
}
