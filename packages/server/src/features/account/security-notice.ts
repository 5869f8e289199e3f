import type { Transaction } from '../../database/connection.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { StoredUser } from '../auth/present-user.ts';

/** Tells the owner of an account by mail what happened to it: `event` ends the sentence "Your …". */
export async function noteSecurityEvent(
  mailer: Mailer,
  transaction: Transaction,
  user: StoredUser,
  event: string,
): Promise<void> {
  const advice =
    'If this was you, nothing needs to be done. If not, reset your password at once and write to us.';
  const props = { firstName: user.firstName, event, advice };
  await mailer.send(transaction, 'security-notice', props, { to: user.email, userId: user.id });
}
