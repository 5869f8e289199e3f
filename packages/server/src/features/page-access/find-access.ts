import { accessFor, isOwn, type SiteAccess } from '@liftmark/engine/capture/access/site-access';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { pageAccesses } from '../../database/schema.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { openAccess } from './sealed.ts';

export interface AccessReader {
  database: Database;
  keyring: Keyring;
}

/**
 * What a workspace keeps for the site of a page, to open it right away; undefined if there is nothing. What is kept for
 * the same site without a certificate is for it, too.
 * @param workspaceId null for a visitor, who has no workspace
 */
export async function takeAccess(
  { database, keyring }: AccessReader,
  workspaceId: string | null,
  address: string,
): Promise<SiteAccess | undefined> {
  const origin = URL.parse(address)?.origin;
  if (workspaceId === null || origin === undefined) return undefined;
  const kept = await database
    .select()
    .from(pageAccesses)
    .where(
      and(
        eq(pageAccesses.workspaceId, workspaceId),
        inArray(pageAccesses.origin, [origin, origin.replace(/^https:/, 'http:')]),
      ),
    );
  const row = kept.find((each) => each.origin === origin) ?? kept.find((each) => isOwn(origin, each));
  if (row === undefined) return undefined;
  await database.update(pageAccesses).set({ lastUsedAt: new Date() }).where(eq(pageAccesses.id, row.id));
  return accessFor(row.origin, openAccess(keyring, row));
}
