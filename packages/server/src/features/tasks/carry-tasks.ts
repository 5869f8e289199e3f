import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { comments, tasks } from '../../database/schema.ts';

/** Tasks and comments follow advice that a new version of a page’s report gives under another id. */
export async function carryTasks(
  transaction: Transaction,
  { workspaceId, pageKey }: { workspaceId: string; pageKey: string },
  renamed: readonly { from: string; to: string }[],
): Promise<void> {
  for (const { from, to } of renamed) {
    if (from === to) continue;
    const isThere = sql`exists (select from ${tasks} other where other.workspace_id = ${workspaceId}
      and other.page_key = ${pageKey} and other.recommendation = ${to})`;
    await transaction
      .update(tasks)
      .set({ recommendation: to })
      .where(
        and(
          eq(tasks.workspaceId, workspaceId),
          eq(tasks.pageKey, pageKey),
          eq(tasks.recommendation, from),
          sql`not ${isThere}`,
        ),
      );
    await transaction
      .update(comments)
      .set({ recommendation: to })
      .where(
        and(
          eq(comments.workspaceId, workspaceId),
          eq(comments.pageKey, pageKey),
          eq(comments.recommendation, from),
        ),
      );
  }
}
