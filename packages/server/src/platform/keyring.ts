import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what is secret before it is stored, and decrypts it again. */
export interface Keyring {
  /**
   * Encrypts under the present secret.
   * @param place where it is stored, such as a file's key: it can be opened as nothing else
   */
  seal(bytes: Uint8Array, place: string): Uint8Array;
  /** @throws where it was changed, belongs to another place, or was sealed under a secret that is not known any more. */
  open(sealed: Uint8Array, place: string): Uint8Array;
}

const CIPHER = 'aes-256-gcm';
/** Bytes of the parts in front of what is encrypted: the id of the key, the nonce, the tag that proves integrity. */
const ID = 8;
const NONCE = 12;
const TAG = 16;

/** A keyring over the secrets of an installation, the present one first. */
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
          `${place} was encrypted with another secret. Name the former one in APP_SECRET_PREVIOUS.`,
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

/** A whole number that names a secret and tells nothing of it. */
export function versionOf(secret: string): number {
  return createHash('sha256').update(`liftmark version:${secret}`).digest().readUInt32BE();
}
