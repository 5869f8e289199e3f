import { accessFor, type SiteAccess } from '@liftmark/engine/capture/access/site-access';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { pageAccesses } from '../../database/schema.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { openAccess } from './sealed.ts';

export interface AccessReader {
  database: Database;
  keyring: Keyring;
}

/**
 * What a workspace keeps for the site of a page, to open it right away; undefined if there is nothing.
 * @param workspaceId null for a visitor, who has no workspace
 */
export async function takeAccess(
  { database, keyring }: AccessReader,
  workspaceId: string | null,
  address: string,
): Promise<SiteAccess | undefined> {
  const origin = URL.parse(address)?.origin;
  if (workspaceId === null || origin === undefined) return undefined;
  const [row] = await database
    .update(pageAccesses)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(pageAccesses.workspaceId, workspaceId), eq(pageAccesses.origin, origin)))
    .returning();
  return row && accessFor(origin, openAccess(keyring, row));
}
