import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { locateDatabase, openPool } from '../database/connection.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type Files, openFiles } from '../platform/files.ts';
import { startJobs } from '../platform/jobs.ts';
import { versionOf } from '../platform/keyring.ts';
import { storedSecret } from '../platform/secret.ts';
import { databasePlace, QUEUES } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { ArchiveLock } from './archive.ts';
import { Entries } from './entries.ts';
import { type Inspected, inspectBackup } from './inspect.ts';
import { type Contents, FILES, MANIFEST, type Manifest, SECRET, tableFolder } from './manifest.ts';
import { advanceSequences, hasData, writeRows } from './tables.ts';

/**
 * Restores a backup into an empty installation: the tables, which are then brought up to date, and the files. Nothing
 * changes until the whole backup is verified and the installation is known to be empty, and the database gets all of
 * it or nothing. After a failure, it can be run again from the start.
 * @throws if the installation is in use, or the backup is damaged, newer, or was made with another secret
 */
export async function restore(
  settings: Settings,
  file: string,
  { passphrase }: ArchiveLock,
): Promise<Contents> {
  const backup = await inspectBackup(file, passphrase);
  requireSecret(settings, backup);
  const located = await locateDatabase(databasePlace(settings));
  // If a connection is lost, the query that waits for it fails.
  const pool = openPool({ connectionString: located.url, application_name: 'restore' }, () => undefined);
  try {
    await withClient(pool, requireEmpty);
    await migrateDatabase(pool, backup.manifest.migrations);
    const jobs = await startJobs({ databaseUrl: located.url, queues: QUEUES, onError: () => undefined });
    await jobs.stop(0);
    keepSecret(settings, backup);
    const files = await openFiles(settings);
    const entries = new Entries(file, passphrase);
    await withClient(pool, (client) => fillWhole(client, files, backup.manifest, entries));
    await migrateDatabase(pool);
    return backup.contents;
  } finally {
    await pool.end();
    await located.release();
  }
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name like 'liftmark%'",
  );
  if (rowCount) throw new Error('Liftmark is running on this database. Stop all its processes first.');
  if (await hasData(client)) {
    throw new Error(
      'The database already has data. Restore into an empty one: set another DATABASE_URL or LIFTMARK_DATA.',
    );
  }
}

/** Closing the connection rolls back what isn't committed. */
async function withClient(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release(true);
  }
}

async function fillWhole(
  client: pg.ClientBase,
  files: Files,
  manifest: Manifest,
  entries: Entries,
): Promise<void> {
  try {
    await client.query('begin');
    // The backup has the rows that triggers would make.
    await client.query("set local liftmark.restoring = 'on'");
    await fill(client, files, manifest, entries);
    await client.query('commit');
  } finally {
    await entries.close();
  }
}

async function fill(
  client: pg.ClientBase,
  files: Files,
  manifest: Manifest,
  entries: Entries,
): Promise<void> {
  // The entries before the tables were already read.
  await entries.skip(MANIFEST);
  await entries.skip(SECRET);
  for (const table of manifest.tables) {
    await writeRows(client, table, Readable.from(rowsOf(entries, tableFolder(table))));
  }
  await advanceSequences(client);
  for (;;) {
    const stored = await entries.takeIf((name) => name.startsWith(FILES));
    if (stored === null) break;
    await files.put(stored.name.slice(FILES.length), await buffer(stored.bytes));
  }
}

async function* rowsOf(entries: Entries, folder: string): AsyncGenerator<Buffer> {
  for (;;) {
    const part = await entries.takeIf((name) => name.startsWith(folder));
    if (part === null) return;
    yield* part.bytes;
  }
}

/** The secrets with which this installation could read the backup. */
function requireSecret(settings: Settings, { manifest, secret }: Inspected): void {
  const present = settings.APP_SECRET ?? storedSecret(settings.LIFTMARK_DATA) ?? secret;
  const known = [present, ...settings.APP_SECRET_PREVIOUS];
  if (known.some((each) => each !== null && versionOf(each) === manifest.secretVersion)) return;
  throw new Error(
    'The backup was made with a different secret. Set APP_SECRET to the secret of that installation, or add it to APP_SECRET_PREVIOUS. Without APP_SECRET, restore into a new LIFTMARK_DATA.',
  );
}

/** The generated secret of the backed-up installation becomes this one's. */
function keepSecret(settings: Settings, { secret }: Inspected): void {
  if (settings.APP_SECRET !== undefined || secret === null) return;
  if (storedSecret(settings.LIFTMARK_DATA) !== null) return;
  mkdirSync(settings.LIFTMARK_DATA, { recursive: true });
  writeFileSync(join(settings.LIFTMARK_DATA, 'secret'), secret, { flag: 'wx', mode: 0o600 });
}
