import { type Credentials, credentialsSchema } from '@liftmark/contract/connections';
import type { metricConnections } from '../../../database/schema.ts';
import type { Keyring } from '../../../platform/keyring.ts';

type Row = Pick<typeof metricConnections.$inferSelect, 'workspaceId' | 'source' | 'property' | 'sealed'>;

/** Credentials can't be decrypted for another workspace or another property. */
function placeOf({ workspaceId, source, property }: Omit<Row, 'sealed'>): string {
  return `metric_connections:${workspaceId}:${source}:${property}`;
}

export function sealCredentials(keyring: Keyring, of: Omit<Row, 'sealed'>, credentials: Credentials): string {
  const bytes = Buffer.from(JSON.stringify(credentials));
  return Buffer.from(keyring.seal(bytes, placeOf(of))).toString('base64');
}

/** @throws if they were encrypted with an unknown secret */
export function openCredentials(keyring: Keyring, row: Row): Credentials {
  const bytes = keyring.open(Buffer.from(row.sealed, 'base64'), placeOf(row));
  return credentialsSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
}

/** The same; null if they can't be decrypted. */
export function storedCredentials(keyring: Keyring, row: Row): Credentials | null {
  try {
    return openCredentials(keyring, row);
  } catch {
    return null;
  }
}

/** Where credentials are sent; null for a service with only one address, and if they can't be decrypted. */
export function hostOf(keyring: Keyring, row: Row): string | null {
  return URL.parse(storedCredentials(keyring, row)?.address ?? '')?.host ?? null;
}
