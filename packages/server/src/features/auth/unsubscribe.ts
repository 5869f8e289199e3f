import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { unsubscribeToken } from '../../platform/mail/unsubscribe-token.ts';

/**
 * Unsubscribes from promotional emails. Repeating it changes nothing.
 * @throws AppError `bad_request` if the token isn't ours
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
      'This unsubscribe link is incomplete. Please use the link in the email.',
    );
  }
  await database.update(users).set({ emailOptIn: false, updatedAt: new Date() }).where(eq(users.id, userId));
}
