import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

const MIGRATION_LOCK = 0x6d696772;

/**
 * Applies the missing migrations. Processes that start together take turns.
 * @param upTo the times of the migrations to apply, all of which this program must have; by default all
 */
export async function migrateDatabase(pool: pg.Pool, upTo?: number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await (upTo
      ? migrateUpTo(client, upTo)
      : migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER }));
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // Closing the connection releases the lock even if a migration failed.
    client.release(true);
  }
}

/** The times of the migrations that a database has, oldest first. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ created_at }) => Number(created_at));
}

/** The library applies whole folders only, so it gets one with fewer migrations. */
async function migrateUpTo(client: pg.PoolClient, moments: number[]): Promise<void> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'),
  );
  const wanted = journal.entries.slice(0, moments.length);
  if (wanted.some(({ when }, index) => when !== moments[index]) || wanted.length < moments.length) {
    throw new Error('The backup was made by a newer version of Liftmark. Restore it with that version.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-migrations-'));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: wanted }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
