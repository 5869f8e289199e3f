import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { unsubscribeToken } from '../../platform/mail/unsubscribe-token.ts';

/**
 * Ends promotional mails. Doing it again changes nothing.
 * @throws AppError `bad_request` where the token was not made here
 */
export async function unsubscribe(database: Database, token: string, secrets: string[]): Promise<void> {
  const userId = token.slice(0, 36);
  const sent = Buffer.from(token);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(unsubscribeToken(userId, secret));
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  if (!isOurs) {
    throw new AppError(
      'bad_request',
      'This unsubscribe link is not complete. Please use the link in the mail.',
    );
  }
  await database.update(users).set({ emailOptIn: false, updatedAt: new Date() }).where(eq(users.id, userId));
}
