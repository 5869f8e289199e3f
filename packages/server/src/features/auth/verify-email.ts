import { eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { text as mailText } from '../../mails/text.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { consumeLink, createLink, removeLinks } from './links.ts';
import { findUser } from './present-user.ts';

interface VerifyDeps {
  database: Database;
  mailer: Mailer;
}

/** Resends the verification email; does nothing if the address is verified. */
export async function sendVerification({ database, mailer }: VerifyDeps, userId: string): Promise<void> {
  const { email, emailVerified } = await findUser(database, userId);
  if (emailVerified) return;
  await database.transaction(async (transaction) => {
    const token = await createLink(transaction, { purpose: 'verify', userId, email });
    await mailer.send(transaction, 'verification', { token }, { to: email, userId });
  });
}

/**
 * Verifies the address of the link in a verification email, or in the email to a new address. The person must be
 * signed in to the account: the link proves who reads the email, but another person may have created the account.
 * @throws AppError `bad_request` if the link is used up; `unauthenticated` or `forbidden`, which leave it usable, if
 * the person is signed out or in another account; `conflict` if the address was taken meanwhile
 */
export async function verifyEmail(
  { database, mailer }: VerifyDeps,
  token: string,
  { actor, requestId }: Context,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const link = await consumeLink(transaction, token, ['verify', 'change-email']);
    if (actor.kind !== 'user') {
      throw new AppError(
        'unauthenticated',
        'Sign in with your password to confirm that this account is yours.',
      );
    }
    if (actor.id !== link.userId) {
      throw new AppError(
        'forbidden',
        'This link belongs to a different account. Sign out, then open the link again.',
      );
    }
    const [user] = await transaction.select().from(users).where(eq(users.id, link.userId)).for('update');
    const isStale = user === undefined || (link.purpose === 'verify' && user.email !== link.email);
    if (isStale) {
      throw new AppError(
        'bad_request',
        'This link has expired or was already used. Please request a new one.',
      );
    }
    const changed = await transaction
      .update(users)
      .set({ email: link.email, emailVerified: true, updatedAt: new Date() })
      .where(eq(users.id, user.id))
      .returning({ id: users.id })
      .catch((error: unknown) => {
        throw isTaken(error) ? new AppError('conflict', 'This address belongs to another account.') : error;
      });
    if (changed.length === 0 || link.purpose === 'verify') return;
    await recordOwnAction(transaction, user.id, 'email_changed', requestId);
    // Links to the old address don't prove the new one.
    await removeLinks(transaction, user.id, ['verify', 'reset']);
    await mailer.send(
      transaction,
      'security-notice',
      {
        firstName: user.firstName,
        event: mailText.securityNotice.events.emailChanged,
        advice: mailText.securityNotice.advice.emailChanged,
      },
      { to: user.email, userId: user.id },
    );
  });
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
