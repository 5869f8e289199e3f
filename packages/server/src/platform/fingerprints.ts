import { createHmac, randomBytes } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { fingerprintKeys } from '../database/schema.ts';
import type { Keyring } from './keyring.ts';

/**
 * Keyed hashes of facts about people. They recognize a fact again, but no one can be identified from what is stored.
 * The key belongs to the installation and stays when its secret is replaced.
 */
export interface Fingerprints {
  /** The stored form of each fact. */
  of(facts: string[]): Promise<string[]>;
  /** All forms in which any of the facts may be stored. */
  everyOf(facts: string[]): Promise<string[]>;
}

interface FingerprintDeps {
  database: Database;
  keyring: Keyring;
  /** Current and former secrets of the installation. */
  secrets: string[];
}

type Key = string | Uint8Array;

const PLACE = 'fingerprint_keys.sealed';
const KEY_BYTES = 32;
const LOCK = 0x66696e67;

/** Creates the key when it is first needed. */
export function openFingerprints({ database, keyring, secrets }: FingerprintDeps): Fingerprints {
  let known: [Key, ...Key[]] | null = null;
  const keys = async () => {
    known ??= await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const [oldest, ...others] = (await readKeys(transaction, keyring)).map(({ key }) => key);
      if (oldest !== undefined) return [oldest, ...others];
      const made = randomBytes(KEY_BYTES);
      await transaction.insert(fingerprintKeys).values({ sealed: seal(keyring, made) });
      return [made];
    });
    return known;
  };
  return {
    async of(facts) {
      const [key] = await keys();
      return facts.map((fact) => hash(key, fact));
    },
    async everyOf(facts) {
      // Before there was a separate key, the secret of the time was the key.
      return [...(await keys()), ...secrets].flatMap((key) => facts.map((fact) => hash(key, fact)));
    },
  };
}

/** Encrypts the keys again with the current secret, and returns their number. A key of a lost secret stays as it is. */
export async function resealFingerprintKeys(database: Database, keyring: Keyring): Promise<number> {
  return database.transaction(async (transaction) => {
    const keys = await readKeys(transaction, keyring);
    for (const { id, key } of keys) {
      await transaction
        .update(fingerprintKeys)
        .set({ sealed: seal(keyring, key) })
        .where(eq(fingerprintKeys.id, id));
    }
    return keys.length;
  });
}

/** Oldest first, without those of a lost secret. */
async function readKeys(
  database: Pick<Database, 'select'>,
  keyring: Keyring,
): Promise<{ id: number; key: Uint8Array }[]> {
  const rows = await database.select().from(fingerprintKeys).orderBy(asc(fingerprintKeys.id));
  return rows.flatMap(({ id, sealed }) => {
    try {
      return [{ id, key: keyring.open(Buffer.from(sealed, 'base64'), PLACE) }];
    } catch {
      return [];
    }
  });
}

function seal(keyring: Keyring, key: Uint8Array): string {
  return Buffer.from(keyring.seal(key, PLACE)).toString('base64');
}

function hash(key: Key, fact: string): string {
  return createHmac('sha256', key).update(fact).digest('base64url');
}
