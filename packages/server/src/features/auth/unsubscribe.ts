import { timingSafeEqual } from 'node:crypto';
import { WORK_MAILS } from '@liftmark/contract/teamwork';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { stoppedMails, users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { unsubscribeToken } from '../../platform/mail/unsubscribe-token.ts';

/**
 * Unsubscribes from promotional emails, or from the kinds of emails about work with others that the token names. Repeating
 * it changes nothing.
 * @throws AppError `bad_request` if the token isn't ours
 */
export async function unsubscribe(database: Database, token: string, secrets: string[]): Promise<void> {
  const [userId = '', named, ...rest] = token.split('.');
  const kinds = rest.length > 0 ? WORK_MAILS.filter((kind) => named?.split('-').includes(kind)) : [];
  const sent = Buffer.from(token);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(unsubscribeToken(userId, secret, kinds));
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  if (!isOurs) {
    throw new AppError(
      'bad_request',
      'This unsubscribe link is incomplete. Please use the link in the email.',
    );
  }
  if (kinds.length > 0) {
    const [user] = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (user === undefined) return;
    await database
      .insert(stoppedMails)
      .values(kinds.map((kind) => ({ userId, kind })))
      .onConflictDoNothing();
    return;
  }
  await database.update(users).set({ emailOptIn: false, updatedAt: new Date() }).where(eq(users.id, userId));
}
