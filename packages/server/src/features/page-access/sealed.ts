import { type PageAccess, pageAccessSchema } from '@liftmark/contract/page-access';
import type { pageAccesses } from '../../database/schema.ts';
import type { Keyring } from '../../platform/keyring.ts';

type Row = Pick<typeof pageAccesses.$inferSelect, 'workspaceId' | 'origin' | 'sealed'>;

/** It can't be decrypted for another workspace or another site. */
function placeOf({ workspaceId, origin }: Omit<Row, 'sealed'>): string {
  return `page_accesses:${workspaceId}:${origin}`;
}

export function sealAccess(keyring: Keyring, site: Omit<Row, 'sealed'>, access: PageAccess): string {
  return Buffer.from(keyring.seal(Buffer.from(JSON.stringify(access)), placeOf(site))).toString('base64');
}

export function openAccess(keyring: Keyring, row: Row): PageAccess {
  const bytes = keyring.open(Buffer.from(row.sealed, 'base64'), placeOf(row));
  return pageAccessSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
}
