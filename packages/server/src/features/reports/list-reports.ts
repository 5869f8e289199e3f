import type { ReportListQuery } from '@liftmark/contract/dashboard';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';
import { tickedBy } from './ticks.ts';

/** The columns that a list needs: everything but the results. */
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

export type ListedReport = Pick<typeof reports.$inferSelect, keyof typeof listed> & { ticks: string[] };

/** The reports of a workspace, newest first. */
export async function listReports(
  database: Database,
  workspaceId: string,
  { limit, before }: ReportListQuery,
): Promise<ListedReport[]> {
  return database
    .select({ ...listed, ticks: tickedBy(reports.workspaceId) })
    .from(reports)
    .where(
      and(eq(reports.workspaceId, workspaceId), before === undefined ? undefined : lt(reports.id, before)),
    )
    .orderBy(desc(reports.id))
    .limit(limit);
}
