import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { reports, users } from '../../database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { isLeading, owesRate } from './cvr-reminders.ts';

interface ReminderDeps {
  database: Database;
  mailer: Mailer;
}

const isDue = and(owesRate, isNull(reports.cvrReminderMailedAt));
const wantsMail = and(eq(users.emailOptIn, true), eq(users.emailVerified, true));

/** Emails people who opted in about missing conversion rates, once per page. */
export async function mailCvrReminders({ database, mailer }: ReminderDeps): Promise<void> {
  const owing = await database
    .selectDistinct({ userId: users.id })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(and(isDue, wantsMail));
  for (const { userId } of owing) await remind({ database, mailer }, userId);
}

/** One email for all pages of a person. The mark is stored with the email, so that no other worker sends it too. */
async function remind({ database, mailer }: ReminderDeps, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [user] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.id, userId), wantsMail))
      .for('update');
    if (user === undefined) return;
    const pages = await transaction
      .update(reports)
      .set({ cvrReminderMailedAt: new Date() })
      .where(and(eq(reports.userId, userId), isDue, isLeading(userId)))
      .returning({ title: reports.title });
    if (pages.length === 0) return;
    await mailer.send(
      transaction,
      'cvr-reminder',
      { firstName: user.firstName, userId, pages: pages.map(({ title }) => title) },
      { to: user.email, userId },
    );
  });
}
