import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../database/connection.ts';
import { verifications } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';

/** What a link in a mail is good for, once. The address is the one that the mail went to. */
const linkSchema = z.object({
  purpose: z.enum(['verify', 'change-email', 'reset']),
  userId: z.uuid(),
  email: z.string(),
});
type Link = z.infer<typeof linkSchema>;
type Purpose = Link['purpose'];

/** How long links work, in hours. */
const LIFETIME_H: Record<Purpose, number> = { verify: 48, 'change-email': 2, reset: 1 };

/**
 * Makes the token of a link. Only its hash is stored. Earlier links of that purpose stop working, except those for
 * a new password: anybody may ask for them, and would take them from their owner.
 */
export async function createLink(transaction: Transaction, link: Link): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (link.purpose !== 'reset') await removeLinks(transaction, link.userId, [link.purpose]);
  await transaction.insert(verifications).values({
    identifier: identifierOf(token),
    value: JSON.stringify(link),
    expiresAt: new Date(Date.now() + LIFETIME_H[link.purpose] * 3600 * 1000),
  });
  return token;
}

/**
 * Uses a link up.
 * @throws AppError `bad_request` where it was used, has expired, or never was one for this purpose
 */
export async function consumeLink(
  transaction: Transaction,
  token: string,
  purposes: Purpose[],
): Promise<Link> {
  const [consumed] = await transaction
    .delete(verifications)
    .where(works(token))
    .returning({ value: verifications.value });
  // Thrown inside the transaction, so a link that was tried for another purpose is not used up.
  return requirePurpose(consumed, purposes);
}

/**
 * Looks a link up and leaves it as it is.
 * @throws AppError `bad_request` as for `consumeLink`
 */
export async function checkLink(database: Database, token: string, purposes: Purpose[]): Promise<void> {
  const [found] = await database
    .select({ value: verifications.value })
    .from(verifications)
    .where(works(token));
  requirePurpose(found, purposes);
}

function works(token: string): SQL | undefined {
  return and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, sql`now()`));
}

function requirePurpose(found: { value: string } | undefined, purposes: Purpose[]): Link {
  const link = found && linkSchema.parse(JSON.parse(found.value));
  if (link === undefined || !purposes.includes(link.purpose)) {
    throw new AppError('bad_request', 'This link has expired or was used already. Please ask for a new one.');
  }
  return link;
}

/** Ends the open links of a user. */
export async function removeLinks(
  transaction: Transaction,
  userId: string,
  purposes: Purpose[],
): Promise<void> {
  for (const purpose of purposes) {
    await transaction
      .delete(verifications)
      .where(like(verifications.value, `{"purpose":"${purpose}","userId":"${userId}"%`));
  }
}

function identifierOf(token: string): string {
  return `link:${createHash('sha256').update(token).digest('base64url')}`;
}
