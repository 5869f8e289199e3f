import { and, eq, sql } from 'drizzle-orm';
import { hasPro, PAID_RIGHTS, PERSON_RIGHTS } from '../../access/plan.ts';
import type { Database } from '../../database/connection.ts';
import { prepared } from '../../database/prepared.ts';
import { apiKeys, users, workspaceMembers, workspaces } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { FindKey } from '../../http/identity.ts';
import { isKeyOf, prefixOf } from './key.ts';
import { text } from './text.ts';

interface KeyDeps {
  database: Database;
  /** Addresses that have Pro without a subscription. */
  proEmails: string[];
}

/** How often the use of a key is recorded. */
const TOUCH_MS = 5 * 60 * 1000;

const byPrefix = prepared((database) =>
  database
    .select({
      key: apiKeys,
      user: { id: users.id, ...PERSON_RIGHTS },
      member: { workspaceId: workspaceMembers.workspaceId, role: workspaceMembers.role },
      workspace: PAID_RIGHTS,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, apiKeys.workspaceId), eq(workspaceMembers.userId, apiKeys.userId)),
    )
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .where(eq(apiKeys.prefix, sql.placeholder('prefix')))
    .prepare('api_key_by_prefix'),
);

/**
 * Finds the account that an `Authorization` header acts for, in the workspace of the key and with its maker's role there.
 * Looked up with every request, so that a revoked key, or one of a removed member, stops working immediately. A key never
 * has the rights of a founder.
 */
export function findAccountByKey({ database, proEmails }: KeyDeps): FindKey {
  return async (authorization) => {
    const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (given === undefined) throw refused(text.missing, 'no_key');
    const prefix = prefixOf(given);
    const [found] = prefix === null ? [] : await byPrefix(database).execute({ prefix });
    if (!isKeyOf(given, found?.key.hash ?? null) || found === undefined) {
      throw refused(text.unknown, 'unknown_key');
    }
    const { key, user, member, workspace } = found;
    if (key.expiresAt !== null && key.expiresAt.getTime() <= Date.now()) {
      throw refused(text.expired, 'expired_key', user.id);
    }
    await recordUse(database, key);
    const { id, scopes, expiresAt } = key;
    return {
      actor: {
        kind: 'user',
        id: user.id,
        workspaceId: member.workspaceId,
        role: member.role,
        isPro: hasPro(workspace, user, proEmails),
        isFounder: false,
      },
      key: { id, prefix: key.prefix, scopes, expiresAt },
    };
  };
}

async function recordUse(
  database: Database,
  { id, lastUsedAt }: Pick<typeof apiKeys.$inferSelect, 'id' | 'lastUsedAt'>,
): Promise<void> {
  if (lastUsedAt !== null && Date.now() - lastUsedAt.getTime() < TOUCH_MS) return;
  await database.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, id));
}

function refused(message: string, reason: string, account: string | null = null): AppError {
  const isMissing = reason === 'no_key';
  return new AppError('unauthenticated', message, {
    challenge: `Bearer realm="Liftmark"${isMissing ? '' : ', error="invalid_token"'}`,
    refusal: { account, reason },
  });
}
