import { eq } from 'drizzle-orm';
import { actorName, type Context, type UserActor } from '../../access/actor.ts';
import { requireRole } from '../../access/policy.ts';
import { roleIn } from '../../access/role-in.ts';
import { apiKeys } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { KeyListDeps } from './list-keys.ts';

/** @throws AppError `not_found`, also for a key of another workspace; `forbidden` */
export async function revokeKey(
  { database }: KeyListDeps,
  { key: revoker, requestId }: Context,
  actor: UserActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ role: roleIn(apiKeys.workspaceId, actor.id), workspaceId: apiKeys.workspaceId })
      .from(apiKeys)
      .where(eq(apiKeys.id, id));
    const isElsewhere = revoker !== undefined && found?.workspaceId !== actor.workspaceId;
    if (found === undefined || isElsewhere) throw notFound({ reason: 'unknown_key' });
    requireRole(found.role, 'admin');
    const [revoked] = await transaction
      .delete(apiKeys)
      .where(eq(apiKeys.id, id))
      .returning({ prefix: apiKeys.prefix });
    if (revoked === undefined) throw notFound({ reason: 'unknown_key' });
    const subject = actorName(actor);
    const details = { key: revoked.prefix, ...(revoker && { revokedBy: revoker.prefix }) };
    await recordAction(transaction, {
      actor: subject,
      action: 'api_key_revoked',
      subject,
      details,
      requestId,
      ...(found.workspaceId !== null && { workspaceId: found.workspaceId }),
    });
  });
}
