import { eq } from 'drizzle-orm';
import { actorName, type Context, type UserActor } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import { ownRole, requireOwnRow } from '../../access/own-row.ts';
import { apiKeys } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { KeyListDeps } from './list-keys.ts';

/** @throws AppError `not_found`, also for a key of another workspace; those of `writeAs` */
export async function revokeKey(
  { database }: KeyListDeps,
  context: Context,
  actor: UserActor,
  id: string,
): Promise<void> {
  const { key: revoker, requestId } = context;
  const [row] = await database
    .select({ role: ownRole(apiKeys.workspaceId, context), workspaceId: apiKeys.workspaceId })
    .from(apiKeys)
    .where(eq(apiKeys.id, id));
  const { workspaceId } = requireOwnRow(row, 'admin');
  if (workspaceId === null) throw notFound();
  await writeAs(database, { userId: actor.id, workspaceId }, 'admin', async (transaction) => {
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
      workspaceId,
    });
  });
}
