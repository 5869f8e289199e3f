import { createHmac, randomBytes } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { fingerprintKeys } from '../database/schema.ts';
import type { Keyring } from './keyring.ts';

/**
 * Keyed hashes of facts about people, so that a fact is known again and nobody is read from what is stored. The key
 * is the installation's own and stays when its secret is replaced.
 */
export interface Fingerprints {
  /** What each fact is stored as. */
  of(facts: string[]): Promise<string[]>;
  /** All that any of the facts may have been stored as. */
  everyOf(facts: string[]): Promise<string[]>;
}

interface FingerprintDeps {
  database: Database;
  keyring: Keyring;
  /** Present and former secrets of the installation. */
  secrets: string[];
}

type Key = string | Uint8Array;

const PLACE = 'fingerprint_keys.sealed';
const KEY_BYTES = 32;
const LOCK = 0x66696e67;

/** The key is made when it is first needed. */
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
      // Before there was a key of its own, the secret of the day was the key.
      return [...(await keys()), ...secrets].flatMap((key) => facts.map((fact) => hash(key, fact)));
    },
  };
}

/** Encrypts the keys anew under the present secret; how many. One of a lost secret stays as it is. */
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

/** Oldest first, without those of a secret that is lost. */
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
