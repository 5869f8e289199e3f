import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { forgetCounts } from '../../http/limits.ts';
import { text as mailText } from '../../mails/text.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';
import type { Auth } from './better-auth.ts';
import { endUnproven } from './end-unproven.ts';
import { consumeLink, createLink, removeLinks } from './links.ts';
import { personalWords, requireUncommonPassword } from './password-rules.ts';
import { endSessions } from './sessions.ts';
import { storePassword } from './sign-up.ts';

interface ResetDeps {
  database: Database;
  mailer: Mailer;
  auth: Auth;
}

const MAILS = 5;
const MAILS_WINDOW_S = 900;

/**
 * Sends a link to set a new password if the address has an account. Does nothing if many were sent already: the
 * person has them, and others learn nothing.
 */
export async function sendReset({ database, mailer }: ResetDeps, email: string): Promise<void> {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  if (user === undefined) return;
  const allowance = { key: `reset-mail:${user.id}`, max: MAILS, windowS: MAILS_WINDOW_S };
  if ((await takeAllowances(database, [allowance])) !== null) return;
  await database.transaction(async (transaction) => {
    const token = await createLink(transaction, { purpose: 'reset', userId: user.id, email });
    const props = { firstName: user.firstName, token };
    await mailer.send(transaction, 'reset-password', props, { to: email, userId: user.id });
  });
}

/**
 * Sets the password of the link's account and ends all its sessions. The link also verifies the address. Two-factor
 * sign-in, keys and webhooks stay, unless the address was never verified: then another person may have set them up.
 * @throws AppError `bad_request` if the link is used up, `validation` if the password is a common one or the person's
 * own name or address
 */
export async function resetPassword(
  { database, mailer, auth }: ResetDeps,
  token: string,
  password: string,
  requestId: string,
): Promise<void> {
  const { password: passwords } = await auth.$context;
  const hash = await passwords.hash(password);
  await database.transaction(async (transaction) => {
    const { userId, email } = await consumeLink(transaction, token, ['reset']);
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if (user === undefined || user.email !== email) {
      throw new AppError(
        'bad_request',
        'This link has expired or was already used. Please request a new one.',
      );
    }
    // Thrown inside the transaction, so the link can still be used for another password.
    requireUncommonPassword(password, personalWords(user));
    await storePassword(transaction, userId, hash);
    const isUnproven = !user.emailVerified;
    if (isUnproven) await endUnproven(transaction, userId);
    await transaction
      .update(users)
      .set({ emailVerified: true, ...(isUnproven && { twoFactorEnabled: false }), updatedAt: new Date() })
      .where(eq(users.id, userId));
    await endSessions(transaction, userId);
    await forgetCounts(transaction, 'signin', email);
    await removeLinks(transaction, userId, ['verify', 'change-email', 'reset']);
    await recordOwnAction(transaction, userId, 'password_reset', requestId);
    await mailer.send(
      transaction,
      'security-notice',
      {
        firstName: user.firstName,
        event: mailText.securityNotice.events.passwordChanged,
        advice: mailText.securityNotice.advice.passwordReset,
      },
      { to: email, userId },
    );
  });
}
