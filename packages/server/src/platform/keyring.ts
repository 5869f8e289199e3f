import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets before they are stored, and decrypts them. */
export interface Keyring {
  /**
   * Encrypts with the current secret.
   * @param place where it is stored, such as a file's key; it can't be decrypted for any other place
   */
  seal(bytes: Uint8Array, place: string): Uint8Array;
  /** @throws if it was changed, belongs to another place, or was encrypted with an unknown secret */
  open(sealed: Uint8Array, place: string): Uint8Array;
}

const CIPHER = 'aes-256-gcm';
/** Sizes of the parts before the encrypted data: the key's id, the nonce, and the tag that proves integrity. */
const ID = 8;
const NONCE = 12;
const TAG = 16;

/** A keyring of an installation's secrets, the current one first. */
export function createKeyring([present, ...former]: [string, ...string[]]): Keyring {
  const current = keyOf(present);
  const keys = [current, ...former.map(keyOf)];
  return {
    seal(bytes, place) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(place));
      const encrypted = [cipher.update(bytes), cipher.final()];
      return Buffer.concat([current.id, nonce, cipher.getAuthTag(), ...encrypted]);
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed);
      const found = keys.find(({ id }) => id.equals(bytes.subarray(0, ID)));
      if (found === undefined) {
        throw new Error(
          `${place} was encrypted with a different secret. Add the old one to APP_SECRET_PREVIOUS.`,
        );
      }
      const nonce = bytes.subarray(ID, ID + NONCE);
      const decipher = createDecipheriv(CIPHER, found.key, nonce)
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(ID + NONCE, ID + NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(ID + NONCE + TAG)), decipher.final()]);
    },
  };
}

function keyOf(secret: string): { id: Buffer; key: Buffer } {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `liftmark at rest: ${purpose}`, length));
  return { id: derive('id', ID), key: derive('key', 32) };
}

/** A whole number that identifies a secret without revealing anything about it. */
export function versionOf(secret: string): number {
  return createHash('sha256').update(`liftmark version:${secret}`).digest().readUInt32BE();
}
