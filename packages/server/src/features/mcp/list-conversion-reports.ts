import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports } from '../../database/schema.ts';

/** The reports of a user on single pages, newest first, and how many there are. */
export async function listConversionReports(
  database: Database,
  userId: string,
  { from, count: most }: { from: number; count: number },
) {
  const { secureId, url, title, overallScore, createdAt } = reports;
  const own = and(eq(reports.userId, userId), inArray(reports.inputType, ['url', 'manual']));
  const [rows, [all]] = await Promise.all([
    database
      .select({ id: secureId, url, title, score: overallScore, createdAt })
      .from(reports)
      .where(own)
      .orderBy(desc(reports.id))
      .offset(from)
      .limit(most),
    database.select({ total: count() }).from(reports).where(own),
  ]);
  const entries = rows.map((row) => ({
    ...row,
    url: row.url ?? '',
    createdAt: row.createdAt.toISOString(),
  }));
  return { entries, total: all?.total ?? 0 };
}
