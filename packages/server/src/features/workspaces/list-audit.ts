import type { WorkspaceAudit } from '@liftmark/contract/workspaces';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { auditLog, users } from '../../database/schema.ts';
import { requireInside } from './inside.ts';

/**
 * What was done in a workspace, the newest first.
 * @throws AppError `not_found`, `forbidden`
 */
export async function listWorkspaceAudit(
  database: Database,
  userId: string,
  id: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<WorkspaceAudit> {
  await requireInside(database, userId, id, 'admin');
  const rows = await database
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.workspaceId, id), before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  const ids = rows.flatMap(({ actor, subject }) =>
    [actor, subject].flatMap((name) => (name.startsWith('user:') ? [name.slice('user:'.length)] : [])),
  );
  const found =
    ids.length === 0
      ? []
      : await database
          .select({ id: users.id, email: users.email })
          .from(users)
          .where(inArray(users.id, [...new Set(ids)]));
  const addresses = new Map(found.map((user) => [`user:${user.id}`, user.email]));
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    actor: addresses.get(row.actor) ?? '',
    action: row.action,
    subject: addresses.get(row.subject) ?? row.subject,
    details: row.details,
  }));
}
