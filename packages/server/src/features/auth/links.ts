import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../database/connection.ts';
import { verifications } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';

/** What an email link can be used for, once. `email` is the address it was sent to. */
const linkSchema = z.object({
  purpose: z.enum(['verify', 'change-email', 'reset']),
  userId: z.uuid(),
  email: z.string(),
});
type Link = z.infer<typeof linkSchema>;
type Purpose = Link['purpose'];

/** How long links are valid, in hours. */
const LIFETIME_H: Record<Purpose, number> = { verify: 48, 'change-email': 2, reset: 1 };

/**
 * Creates the token of a link. Only its hash is stored. Earlier links with that purpose stop working, except those
 * for a new password: anyone can request them, and would invalidate the owner's.
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
 * Uses up a link.
 * @throws AppError `bad_request` if it was used, has expired, or doesn't exist for this purpose
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
  // Thrown inside the transaction, so a link that was tried for another purpose isn't used up.
  return requirePurpose(consumed, purposes);
}

/**
 * Checks a link without using it up.
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
    throw new AppError('bad_request', 'This link has expired or was already used. Please request a new one.');
  }
  return link;
}

/** Invalidates a user's open links. */
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
