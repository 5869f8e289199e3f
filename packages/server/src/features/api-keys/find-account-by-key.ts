import { eq, sql } from 'drizzle-orm';
import { hasPro, RIGHTS } from '../../access/plan.ts';
import type { Database } from '../../database/connection.ts';
import { prepared } from '../../database/prepared.ts';
import { apiKeys, users } from '../../database/schema.ts';
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
    .select({ key: apiKeys, user: { id: users.id, ...RIGHTS } })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.prefix, sql.placeholder('prefix')))
    .prepare('api_key_by_prefix'),
);

/**
 * Finds the account that an `Authorization` header acts for. Looked up with every request, so that a revoked key stops
 * working immediately. A key never has the rights of a founder.
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
    const { key, user } = found;
    if (key.expiresAt !== null && key.expiresAt.getTime() <= Date.now()) {
      throw refused(text.expired, 'expired_key', user.id);
    }
    await recordUse(database, key);
    const { id, scopes, expiresAt } = key;
    return {
      actor: {
        kind: 'user',
        id: user.id,
        workspaceId: user.id,
        role: 'owner',
        isPro: hasPro(user, proEmails),
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
