import type { signUpRequestSchema } from '@liftmark/contract/auth';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Transaction } from '../../database/connection.ts';
import { accounts, users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Auth } from './better-auth.ts';
import { createLink } from './links.ts';
import { personalWords, requireUncommonPassword } from './password-rules.ts';

interface SignUpDeps {
  database: Database;
  auth: Auth;
  mailer: Mailer;
}

/**
 * Creates an account, with its verification email, in one transaction. Signing up again with the account's password
 * is no error, so that a repeated request whose answer was lost gets the same result.
 * @returns the id of the new account, or of the one that the password belongs to
 * @throws AppError `conflict` if the address is taken; its owner is notified by email, and the answer only says that
 * the sign-up failed
 */
export async function signUp(
  { database, auth, mailer }: SignUpDeps,
  request: z.output<typeof signUpRequestSchema>,
): Promise<{ userId: string; isNew: boolean }> {
  const { email, password, firstName, lastName, emailOptIn } = request;
  requireUncommonPassword(password, personalWords(request));
  const { password: passwords } = await auth.$context;
  const hash = await passwords.hash(password);
  const created = await database.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ email, firstName, lastName, emailOptIn })
      .onConflictDoNothing()
      .returning();
    if (user === undefined) return null;
    await storePassword(transaction, user.id, hash);
    const token = await createLink(transaction, { purpose: 'verify', userId: user.id, email });
    await mailer.send(transaction, 'verification', { token }, { to: email, userId: user.id });
    if (emailOptIn)
      await mailer.send(transaction, 'welcome', { userId: user.id }, { to: email, userId: user.id });
    return user.id;
  });
  if (created !== null) return { userId: created, isNew: true };

  const owner = await findOwner(database, email);
  if (owner?.password && (await passwords.verify({ hash: owner.password, password }))) {
    return { userId: owner.id, isNew: false };
  }
  if (owner) {
    await database.transaction((transaction) =>
      mailer.send(
        transaction,
        'sign-up-attempt',
        { firstName: owner.firstName },
        { to: email, userId: owner.id },
      ),
    );
  }
  throw new AppError(
    'conflict',
    'We couldn’t create this account. If you already have one, sign in or reset your password.',
    { refusal: { event: 'sign-in-refused', account: owner?.id ?? null, reason: 'address_taken' } },
  );
}

async function findOwner(database: Database, email: string) {
  const [owner] = await database
    .select({ id: users.id, firstName: users.firstName, password: accounts.password })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(accounts.password);
  return owner;
}

/** Sets the password of an account, even if it is the first. */
export async function storePassword(transaction: Transaction, userId: string, hash: string): Promise<void> {
  await transaction
    .insert(accounts)
    .values({ userId, providerId: 'credential', accountId: userId, password: hash })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password: hash, updatedAt: new Date() },
    });
}
