import { gradeFor } from '@liftmark/contract/grade';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';

/** The reports of a workspace on single pages, newest first, and how many there are. */
export async function listConversionReports(
  database: Database,
  workspaceId: string,
  { from, count: most }: { from: number; count: number },
) {
  const { secureId, url, title, overallScore, scorePercent, createdAt } = reports;
  const own = and(eq(reports.workspaceId, workspaceId), inArray(reports.inputType, ['url', 'manual']));
  const [rows, [all]] = await Promise.all([
    database
      .select({ id: secureId, url, title, overallScore, percent: scorePercent, createdAt })
      .from(reports)
      .where(own)
      .orderBy(desc(reports.id))
      .offset(from)
      .limit(most),
    database.select({ total: count() }).from(reports).where(own),
  ]);
  const entries = rows.map((row) => ({
    id: row.id,
    url: row.url ?? '',
    title: row.title,
    score: scoreOf(row),
    createdAt: row.createdAt.toISOString(),
  }));
  return { entries, total: all?.total ?? 0 };
}

/** The number next to its letter; where there's no letter, both are in the words that were stored. */
function scoreOf({ percent, overallScore }: { percent: number | null; overallScore: string }): string {
  const grade = percent === null ? null : gradeFor(percent);
  return grade === overallScore ? `${percent} (${grade})` : overallScore;
}
