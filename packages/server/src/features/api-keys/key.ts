import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Hexadecimal, so that a double click selects the whole key and scanners for secrets recognize it. */
const KEY = /^(lm_[0-9a-f]{12})_[0-9a-f]{48}$/;
const PREFIX_BYTES = 6;
const SECRET_BYTES = 24;

/** Compared with if no key has the prefix, so that the answer takes as long. */
const NO_HASH = hashOf('');

interface NewKey {
  key: string;
  prefix: string;
  /** What is stored of it. */
  hash: string;
}

export function makeKey(): NewKey {
  const prefix = `lm_${randomBytes(PREFIX_BYTES).toString('hex')}`;
  const key = `${prefix}_${randomBytes(SECRET_BYTES).toString('hex')}`;
  return { key, prefix, hash: hashOf(key) };
}

/** The prefix of a well-formed key; null for any other text. */
export function prefixOf(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null;
}

/** @param hash null if no key is stored */
export function isKeyOf(key: string, hash: string | null): boolean {
  const isSame = timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(hash ?? NO_HASH));
  return isSame && hash !== null;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
