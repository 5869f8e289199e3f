import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { mails, users } from '../../database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findUser } from '../auth/present-user.ts';

/** Sets whether a user wants promotional emails. Sends the checklist the first time they do. */
export async function setEmailOptIn(
  { database, mailer }: { database: Database; mailer: Mailer },
  userId: string,
  emailOptIn: boolean,
): Promise<void> {
  const { email } = await findUser(database, userId);
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ emailOptIn, updatedAt: new Date() }).where(eq(users.id, userId));
    const [sent] = await transaction
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.userId, userId), eq(mails.template, 'welcome')))
      .limit(1);
    if (!emailOptIn || sent) return;
    await mailer.send(transaction, 'welcome', { userId }, { to: email, userId });
  });
}
