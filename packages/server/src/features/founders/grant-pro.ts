import type { FounderUser, GrantProRequest } from '@liftmark/contract/founders-lists';
import { eq } from 'drizzle-orm';
import { actorName, type Context } from '../../access/actor.ts';
import { users } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { FounderDeps } from './founder-accounts.ts';
import { findListedUser } from './list-users.ts';
import { DAY_MS } from './range.ts';

const LONGEST_DAYS = 5 * 366;

/**
 * Grants an account Pro until the end of a day, or revokes the grant. A subscription isn't affected. Revoking without
 * a grant changes nothing.
 * @throws AppError `not_found`, `validation`
 */
export async function grantPro(
  deps: FounderDeps,
  { actor, requestId }: Context,
  userId: string,
  { until, reason }: GrantProRequest,
): Promise<FounderUser> {
  const grantedProUntil = until === null ? null : endOf(until);
  await deps.database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ grantedProUntil: users.grantedProUntil })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (user === undefined) throw notFound();
    // Nothing to revoke: another founder may have done it meanwhile.
    if (grantedProUntil === null && user.grantedProUntil === null) return;
    await transaction
      .update(users)
      .set({ grantedProUntil, updatedAt: new Date() })
      .where(eq(users.id, userId));
    await recordAction(transaction, {
      actor: actorName(actor),
      action: grantedProUntil === null ? 'pro_revoked' : 'pro_granted',
      subject: `user:${userId}`,
      details: { reason, ...(until !== null && { until }) },
      requestId,
    });
  });
  const user = await findListedUser(deps, userId);
  if (user === null) throw notFound();
  return user;
}

function endOf(day: string): Date {
  const end = new Date(Date.parse(day) + DAY_MS - 1);
  const aheadMs = end.getTime() - Date.now();
  if (aheadMs > 0 && aheadMs < LONGEST_DAYS * DAY_MS) return end;
  const message = aheadMs > 0 ? 'Choose a day within five years' : 'Choose a day in the future';
  throw new AppError('validation', message, { fields: { until: message } });
}
