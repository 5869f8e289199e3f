import { eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';

/** What tasks need to know of a report. */
interface ReportOfPage {
  id: number;
  pageKey: string | null;
  workspaceId: string;
}

/** A recommendation of a page: what tasks and comments belong to. */
export interface TaskPlace {
  workspaceId: string;
  pageKey: string;
  recommendation: string;
  title: string;
}

/** What names the page of a report across its versions; reports without one are pages of their own. */
export function pageOf({ id, pageKey }: Pick<ReportOfPage, 'id' | 'pageKey'>): string {
  return pageKey ?? `report:${id}`;
}

/** Null if the report doesn’t recommend it. */
export async function findTask(
  database: Database | Transaction,
  report: ReportOfPage,
  recommendation: string,
): Promise<TaskPlace | null> {
  const [stored] = await database
    .select({ recommendations: reports.recommendations })
    .from(reports)
    .where(eq(reports.id, report.id));
  const advised = stored?.recommendations.find(({ id }) => id === recommendation);
  if (advised === undefined) return null;
  return { workspaceId: report.workspaceId, pageKey: pageOf(report), recommendation, title: advised.title };
}

/** @throws AppError `not_found` if the report doesn’t recommend it */
export async function requireTask(...args: Parameters<typeof findTask>): Promise<TaskPlace> {
  const place = await findTask(...args);
  if (place === null) throw notFound();
  return place;
}

/** @returns the id of the signed-in person; routes of own reports have no others */
export function userIdOf({ actor }: Context): string {
  if (actor.kind !== 'user') throw notFound();
  return actor.id;
}
