import type { ApiKey } from '@liftmark/contract/api-keys';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { apiKeys } from '../../database/schema.ts';

export interface KeyListDeps {
  database: Database;
}

/** The keys of a workspace, newest first, without their secrets. */
export async function listKeys({ database }: KeyListDeps, workspaceId: string): Promise<ApiKey[]> {
  const found = await database
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return found.map(presentKey);
}

export function presentKey(key: typeof apiKeys.$inferSelect): ApiKey {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
