import type { CreatedApiKey, createApiKeyRequestSchema } from '@liftmark/contract/api-keys';
import { MAX_API_KEYS } from '@liftmark/contract/api-keys';
import { count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { actorName, type Context, type UserActor } from '../../access/actor.ts';
import { requireRole } from '../../access/policy.ts';
import { roleOf } from '../../access/role-of.ts';
import { apiKeys, users, workspaces } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { noteSecurityEvent } from '../account/security-notice.ts';
import { makeKey } from './key.ts';
import { type KeyListDeps, presentKey } from './list-keys.ts';
import { text } from './text.ts';

export interface CreateKeyDeps extends KeyListDeps {
  mailer: Mailer;
}

type Wanted = Omit<z.output<typeof createApiKeyRequestSchema>, 'password'>;

const DAY_MS = 24 * 3600 * 1000;

/**
 * Makes a key for the actor in the workspace that they work in, and emails them. A key that makes another passes on no more than it has.
 * @returns the key itself, which is stored as a hash only
 * @throws AppError `conflict` for a name that is taken, and for too many keys; `forbidden`
 */
export async function createKey(
  { database, mailer }: CreateKeyDeps,
  { key: maker, requestId }: Context,
  actor: UserActor,
  { name, scopes, expiresInDays }: Wanted,
): Promise<CreatedApiKey> {
  const expiresAt = expiresInDays === null ? null : new Date(Date.now() + expiresInDays * DAY_MS);
  if (maker !== undefined) requireNoMore(maker, { scopes, expiresAt });
  const { key, prefix, hash } = makeKey();
  return database.transaction(async (transaction) => {
    // In the order in which a deletion of the account locks them.
    const [user] = await transaction.select().from(users).where(eq(users.id, actor.id)).for('no key update');
    if (user === undefined) throw notFound();
    // Locked, so that simultaneous requests count each other's keys, and so that a removal finds this one.
    await transaction
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, actor.workspaceId))
      .for('no key update');
    requireRole(await roleOf(transaction, actor.workspaceId, actor.id), 'admin');
    const [counted] = await transaction
      .select({ keys: count() })
      .from(apiKeys)
      .where(eq(apiKeys.workspaceId, actor.workspaceId));
    if ((counted?.keys ?? 0) >= MAX_API_KEYS)
      throw new AppError('conflict', text.tooMany({ most: MAX_API_KEYS }));
    const [created] = await transaction
      .insert(apiKeys)
      .values({ userId: actor.id, workspaceId: actor.workspaceId, name, prefix, hash, scopes, expiresAt })
      .onConflictDoNothing({ target: [apiKeys.userId, apiKeys.name] })
      .returning();
    if (created === undefined) throw new AppError('conflict', text.taken, { fields: { name: text.taken } });
    const subject = actorName(actor);
    const details = { key: prefix, scopes, ...(maker && { createdBy: maker.prefix }) };
    await recordAction(transaction, {
      actor: subject,
      action: 'api_key_created',
      subject,
      details,
      requestId,
      workspaceId: actor.workspaceId,
    });
    await noteSecurityEvent(mailer, transaction, user, 'apiKeyCreated');
    return { ...presentKey(created), key };
  });
}

function requireNoMore(
  maker: NonNullable<Context['key']>,
  { scopes, expiresAt }: { scopes: Wanted['scopes']; expiresAt: Date | null },
): void {
  const scope = scopes.find((one) => !maker.scopes.includes(one));
  if (scope !== undefined) throw new AppError('forbidden', text.widerScope({ scope }));
  if (maker.expiresAt !== null && (expiresAt === null || expiresAt > maker.expiresAt)) {
    throw new AppError('forbidden', text.longerLife);
  }
}
