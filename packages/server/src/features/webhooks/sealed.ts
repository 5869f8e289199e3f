import { randomBytes } from 'node:crypto';
import type { webhooks } from '../../database/schema.ts';
import type { Keyring } from '../../platform/keyring.ts';

/** The encrypted columns of a webhook: its address, its secret and, for a day after a replacement, the one before. */

type Row = typeof webhooks.$inferSelect;
type Sealed = Pick<Row, 'sealedAddress' | 'sealedSecret' | 'sealedPreviousSecret'>;

const ADDRESS = 'webhooks.address';
const SECRET = 'webhooks.secret';
/** Of a secret; Standard Webhooks asks for 24 to 64. */
const KEY_BYTES = 32;

export function newSecret(): string {
  return `whsec_${randomBytes(KEY_BYTES).toString('base64')}`;
}

export function sealAddress(keyring: Keyring, address: string): string {
  return seal(keyring, address, ADDRESS);
}

export function sealSecret(keyring: Keyring, secret: string): string {
  return seal(keyring, secret, SECRET);
}

export function addressOf(keyring: Keyring, { sealedAddress }: Pick<Row, 'sealedAddress'>): string {
  return open(keyring, sealedAddress, ADDRESS);
}

/** The secrets that sign now, the current one first. */
export function secretsOf(
  keyring: Keyring,
  { sealedSecret, sealedPreviousSecret, previousUntil }: Sealed & Pick<Row, 'previousUntil'>,
  now = new Date(),
): [string, ...string[]] {
  const isOverlap = sealedPreviousSecret !== null && previousUntil !== null && previousUntil > now;
  return [
    open(keyring, sealedSecret, SECRET),
    ...(isOverlap ? [open(keyring, sealedPreviousSecret, SECRET)] : []),
  ];
}

/** The same, encrypted with the current secret of the installation. */
export function resealed(keyring: Keyring, row: Sealed): Sealed {
  const again = (sealed: string, place: string) => seal(keyring, open(keyring, sealed, place), place);
  return {
    sealedAddress: again(row.sealedAddress, ADDRESS),
    sealedSecret: again(row.sealedSecret, SECRET),
    sealedPreviousSecret: row.sealedPreviousSecret === null ? null : again(row.sealedPreviousSecret, SECRET),
  };
}

function seal(keyring: Keyring, text: string, place: string): string {
  return Buffer.from(keyring.seal(Buffer.from(text), place)).toString('base64');
}

function open(keyring: Keyring, sealed: string, place: string): string {
  return Buffer.from(keyring.open(Buffer.from(sealed, 'base64'), place)).toString();
}
