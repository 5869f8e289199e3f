import { and, eq } from 'drizzle-orm';
import { actorName, type Context, type UserActor } from '../../access/actor.ts';
import { apiKeys } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { KeyListDeps } from './list-keys.ts';

/** @throws AppError `not_found`, also for another person's key */
export async function revokeKey(
  { database }: KeyListDeps,
  { key: revoker, requestId }: Context,
  actor: UserActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [revoked] = await transaction
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, actor.id)))
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
    });
  });
}
