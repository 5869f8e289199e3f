import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { reports } from '../database/schema.ts';

/** A copy of a report in another workspace, as the newest of its page. Its files are those of the original. */
export async function copyReport(
  database: Database,
  secureId: string,
  owner: { workspaceId: string; userId: string | null },
): Promise<{ secureId: string; number: string }> {
  const [{ rubricVersion, lift, shownStatus, id, ...stored } = {} as never] = await database
    .select()
    .from(reports)
    .where(eq(reports.secureId, secureId));
  await database
    .update(reports)
    .set({ isCurrent: false })
    .where(and(eq(reports.workspaceId, owner.workspaceId), eq(reports.pageKey, stored.pageKey ?? '')));
  const [copy] = await database
    .insert(reports)
    .values({ ...stored, ...owner, secureId: randomUUID(), analysisId: null })
    .returning({ id: reports.id, secureId: reports.secureId });
  if (copy === undefined) throw new Error('No copy was stored');
  return { secureId: copy.secureId, number: String(copy.id) };
}
