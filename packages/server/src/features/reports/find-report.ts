import { isLinkAddress } from '@liftmark/contract/share-links';
import type { WorkspaceRole } from '@liftmark/contract/workspaces';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { actingIn, type Context, type UserActor } from '../../access/actor.ts';
import { hasPro, PAID_RIGHTS, PERSON_RIGHTS } from '../../access/plan.ts';
import { requireRole } from '../../access/policy.ts';
import { roleIn } from '../../access/role-in.ts';
import { batched } from '../../database/batches.ts';
import type { Database } from '../../database/connection.ts';
import { prepared } from '../../database/prepared.ts';
import { reports, users, workspaces } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { findLink, type LinkDeps, refusalOf, type UsedLink } from '../links/find-link.ts';
import { isOfClient, pageInLink } from '../pages/client-pages.ts';
import { tickedBy, tickHolder } from './ticks.ts';

export interface ReportDeps extends LinkDeps {
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

/** Everything about a report except its content, which is large: who may read it, and how it is listed. */
const HEAD = {
  id: reports.id,
  secureId: reports.secureId,
  userId: reports.userId,
  workspaceId: reports.workspaceId,
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
  /** Whether its workspace has Pro. */
  owner: { isPro: boolean };
  /** The reader's role in its workspace; null for everyone else. */
  role: WorkspaceRole | null;
  /** The reader's checked-off items, in that order; empty when signed out. */
  ticks: string[];
  /** Changes with every change of the stored report. */
  version: string;
  /** What its reader calls it by: its secure id, or the address in a link, which has to be all that a link reveals. */
  address: string;
  /** The link that it is read with, for everyone who has it: members, too, see what the recipients see. */
  link: UsedLink | null;
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
  if (report !== null) return report;
  if (isLinkAddress(id)) throw await refusalOf(deps, context, id);
  throw notFound({ reason: 'unknown_report' });
}

/**
 * The same without links, which only show a report.
 * @throws AppError `not_found`
 */
export async function requirePlainReport(deps: ReportDeps, context: Context, id: string): Promise<Report> {
  const report = await requireReport(deps, context, id);
  if (report.link !== null) throw notFound({ reason: 'read_only_link' });
  return report;
}

/**
 * The same for everything that a summary leaves out.
 * @throws AppError `not_found`
 */
export async function requireDetailedReport(deps: ReportDeps, context: Context, id: string): Promise<Report> {
  const report = await requireReport(deps, context, id);
  if (!isDetailed(report)) throw notFound({ reason: 'summary_link' });
  return report;
}

/** Whether its reader sees more than a summary. */
export function isDetailed({ link }: Pick<Report, 'link'>): boolean {
  return link?.shows !== 'summary';
}

/** A report of a workspace that the reader is a member of. */
export type OwnReport = Report & { workspaceId: string; role: WorkspaceRole };

/**
 * The same for calls that only members of its workspace may make; for others it counts as missing.
 * @param least the role that it takes
 * @throws AppError `not_found`, `forbidden`
 */
export async function requireOwnReport(
  deps: ReportDeps,
  context: Context,
  id: string,
  least: WorkspaceRole = 'editor',
): Promise<OwnReport> {
  const report = await requireReport(deps, context, id);
  if (!isOwn(report)) throw notFound({ reason: 'not_a_member' });
  requireRole(report.role, least);
  return report;
}

export function isOwn(report: Report): report is OwnReport {
  return report.role !== null && report.workspaceId !== null;
}

/** The workspace of a report that is read by a member of it; null for other readers. */
export function memberOf({ role, workspaceId }: Pick<Report, 'role' | 'workspaceId'>): string | null {
  return role === null ? null : workspaceId;
}

/** A member, in the workspace of the report. */
export function inWorkspaceOf(actor: UserActor, { workspaceId, role, owner }: OwnReport): UserActor {
  return actingIn(actor, { workspaceId, role, isPro: owner.isPro });
}

/**
 * A report by its secure id or a link, for anyone who has it, or by its number, for members of its workspace. An API key finds the
 * reports of its workspace only. Null if it doesn't exist or belongs to others.
 */
export async function findReport(deps: ReportDeps, context: Context, id: string): Promise<Report | null> {
  if (isLinkAddress(id)) return findLinkedReport(deps, context, id);
  const { database, proEmails } = deps;
  const { actor, key } = context;
  const isSerial = SERIAL.test(id) && Number(id) <= LARGEST_SERIAL;
  if (!isSerial && !UUID.test(id)) return null;
  const readerId = actor.kind === 'user' ? actor.id : null;
  const found = isSerial
    ? await findOwn(database, Number(id), readerId)
    : await bySecureId(database)({ secureId: id, readerId });
  if (found === null) return null;
  const { head, role, owner, person, ticks, version } = found;
  const isElsewhere = actor.kind !== 'user' || head.workspaceId !== actor.workspaceId;
  if (key !== undefined && isElsewhere) return null;
  return {
    ...head,
    ticks,
    version,
    role,
    owner: { isPro: owner !== null && hasPro(owner, person, proEmails) },
    address: head.secureId,
    link: null,
  };
}

async function findLinkedReport(deps: ReportDeps, context: Context, address: string): Promise<Report | null> {
  const link = await findLink(deps, context, address);
  if (link === null) return null;
  const isMeant = isMeantBy(link, address);
  if (isMeant === null) return null;
  const nobody = sql`null::uuid`;
  const [found] = await deps.database
    .select({ ...read(nobody), ticks: tickedBy(reports.workspaceId) })
    .from(reports)
    .leftJoin(workspaces, eq(workspaces.id, reports.workspaceId))
    .leftJoin(users, eq(users.id, workspaces.id))
    .where(and(eq(reports.workspaceId, link.workspaceId), isMeant));
  if (found === undefined) return null;
  const { head, owner, person, ticks, version } = found;
  return {
    ...head,
    version,
    ticks: link.shows === 'tasks' ? ticks : [],
    role: null,
    owner: { isPro: owner !== null && hasPro(owner, person, deps.proEmails) },
    address,
    link,
  };
}

/** The condition for the report that an address of a link names; null if it names none. */
function isMeantBy({ token, reportId, clientId }: UsedLink, address: string): SQL | undefined | null {
  const page = address === token ? null : address.slice(token.length + 1);
  if (reportId !== null) return page === null ? eq(reports.id, reportId) : null;
  if (clientId === null || page === null) return null;
  return and(eq(pageInLink(token, reports.secureId), page), isOfClient(clientId));
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
    .leftJoin(workspaces, eq(workspaces.id, reports.workspaceId))
    .leftJoin(users, eq(users.id, workspaces.id))
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
    .leftJoin(workspaces, eq(workspaces.id, reports.workspaceId))
    .leftJoin(users, eq(users.id, workspaces.id))
    .where(and(eq(reports.id, id), isNotNull(roleIn(reports.workspaceId, reader))));
  return found ?? null;
}

/** The columns that a reader's request needs. */
function read(readerId: SQL) {
  return {
    head: HEAD,
    role: roleIn(reports.workspaceId, readerId),
    owner: PAID_RIGHTS,
    person: PERSON_RIGHTS,
    ticks: tickedBy(tickHolder(readerId)),
    version: sql<string>`${reports}.xmin::text`,
  };
}
