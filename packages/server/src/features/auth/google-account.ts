import { emailSchema, firstNameSchema, lastNameSchema, type SignInError } from '@liftmark/contract/auth';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connection.ts';
import { accounts, users } from '../../database/schema.ts';
import { text as mailText } from '../../mails/text.ts';
import { recordOwnAction } from '../../platform/audit.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { endUnproven } from './end-unproven.ts';
import type { GoogleIdentity } from './google-client.ts';
import { removeLinks } from './links.ts';
import { endSessions } from './sessions.ts';

interface GoogleAccountDeps {
  database: Database;
  mailer: Mailer;
}

type Outcome = { userId: string } | { refusal: SignInError };

const PICTURE_HOST = /\.googleusercontent\.com$/;

/**
 * The account of a Google identity, by its subject. A first sign-in creates one, or links the account with the same
 * address, which Google must have verified. If that address was never verified with us, someone else may have set the
 * account's password, sessions, second factor, keys and webhooks, so they are removed.
 */
export async function accountOfGoogle(
  { database, mailer }: GoogleAccountDeps,
  identity: GoogleIdentity,
  requestId: string,
): Promise<Outcome> {
  return database.transaction(async (transaction) => {
    const [known] = await transaction
      .select({ userId: accounts.userId })
      .from(accounts)
      .where(and(eq(accounts.providerId, 'google'), eq(accounts.accountId, identity.subject)));
    if (known) return known;
    if (!identity.isEmailVerified) return { refusal: 'google_unverified' };
    const email = emailSchema.safeParse(identity.email);
    if (!email.success) return { refusal: 'google_failed' };

    const [created] = await transaction
      .insert(users)
      .values({ email: email.data, emailVerified: true, authProvider: 'google', ...profileOf(identity) })
      .onConflictDoNothing()
      .returning();
    if (created) {
      await link(transaction, created.id, identity.subject);
      return { userId: created.id };
    }
    const [owner] = await transaction.select().from(users).where(eq(users.email, email.data)).for('update');
    if (owner === undefined) return { refusal: 'google_failed' };
    if (!owner.emailVerified) await takeOver(transaction, owner.id, identity);
    await link(transaction, owner.id, identity.subject);
    await recordOwnAction(transaction, owner.id, 'google_linked', requestId);
    await mailer.send(
      transaction,
      'security-notice',
      {
        firstName: owner.firstName,
        event: mailText.securityNotice.events.googleAdded,
        advice: mailText.securityNotice.advice.ownAction,
      },
      { to: owner.email, userId: owner.id },
    );
    return { userId: owner.id };
  });
}

async function link(transaction: Transaction, userId: string, subject: string): Promise<void> {
  await transaction
    .insert(accounts)
    .values({ userId, providerId: 'google', accountId: subject })
    .onConflictDoNothing();
}

async function takeOver(transaction: Transaction, userId: string, identity: GoogleIdentity): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.userId, userId));
  await endUnproven(transaction, userId);
  await endSessions(transaction, userId);
  await removeLinks(transaction, userId, ['verify', 'change-email', 'reset']);
  await transaction
    .update(users)
    .set({
      emailVerified: true,
      twoFactorEnabled: false,
      authProvider: 'google',
      ...profileOf(identity),
      updatedAt: new Date(),
    })
    .where(eq(users.id, userId));
}

/** The provider's texts, if they are fit to be shown. */
function profileOf({ firstName, lastName, picture }: GoogleIdentity) {
  return {
    firstName: firstNameSchema.safeParse(firstName).data ?? '',
    lastName: lastNameSchema.safeParse(lastName).data ?? '',
    profileImageUrl: isPicture(picture) ? picture : null,
  };
}

function isPicture(address: string): boolean {
  if (address.length > 500 || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && PICTURE_HOST.test(hostname);
}
