import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';

/** Most reports that one list holds. */
const LIST_LIMIT = 500;

/** What a list needs of a report: everything but the results themselves. */
const listed = {
  id: reports.id,
  secureId: reports.secureId,
  url: reports.url,
  title: reports.title,
  inputType: reports.inputType,
  overallScore: reports.overallScore,
  scores: reports.scores,
  recommendations: reports.recommendations,
  createdAt: reports.createdAt,
  preOptimizationCvr: reports.preOptimizationCvr,
  postOptimizationCvr: reports.postOptimizationCvr,
  isOptimized: reports.isOptimized,
  optimizedAt: reports.optimizedAt,
  cvrTrackedAt: reports.cvrTrackedAt,
  optimizationStatus: reports.optimizationStatus,
};

export type ListedReport = Pick<typeof reports.$inferSelect, keyof typeof listed>;

/** The actor's own reports, newest first. */
export async function listReports(database: Database, { actor }: Context): Promise<ListedReport[]> {
  const isMine = actor.kind === 'user' ? eq(reports.userId, actor.id) : eq(reports.visitorId, actor.id);
  return database.select(listed).from(reports).where(isMine).orderBy(desc(reports.id)).limit(LIST_LIMIT);
}
