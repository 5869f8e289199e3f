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
 * Puts a backup into an empty installation: the tables as they were, brought up to date afterwards, and the files.
 * Nothing is changed before the whole backup was found good and the installation empty, and the database gets all of
 * it or nothing. Running it again after a failure begins anew.
 * @throws where the installation is in use, or the backup is not whole, of a newer version, or of another secret
 */
export async function restore(
  settings: Settings,
  file: string,
  { passphrase }: ArchiveLock,
): Promise<Contents> {
  const backup = await inspectBackup(file, passphrase);
  requireSecret(settings, backup);
  const located = await locateDatabase(databasePlace(settings));
  // Where a connection is lost, the query that waits for it fails.
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
  if (rowCount) throw new Error('Liftmark is running on this database. Stop all of its processes first.');
  if (await hasData(client)) {
    throw new Error(
      'The database has data already. Restore into an empty one: name another, or another data folder.',
    );
  }
}

/** Closing the connection takes back what was not committed. */
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
  // What stands in front of the tables was read already.
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

/** The secrets by which this installation would read what is in the backup. */
function requireSecret(settings: Settings, { manifest, secret }: Inspected): void {
  const present = settings.APP_SECRET ?? storedSecret(settings.LIFTMARK_DATA) ?? secret;
  const known = [present, ...settings.APP_SECRET_PREVIOUS];
  if (known.some((each) => each !== null && versionOf(each) === manifest.secretVersion)) return;
  throw new Error(
    'The backup was made with another secret. Set APP_SECRET to the one of that installation, or name it in APP_SECRET_PREVIOUS; without APP_SECRET, restore into a new LIFTMARK_DATA.',
  );
}

/** The generated secret of the installation that was backed up becomes that of this one. */
function keepSecret(settings: Settings, { secret }: Inspected): void {
  if (settings.APP_SECRET !== undefined || secret === null) return;
  if (storedSecret(settings.LIFTMARK_DATA) !== null) return;
  mkdirSync(settings.LIFTMARK_DATA, { recursive: true });
  writeFileSync(join(settings.LIFTMARK_DATA, 'secret'), secret, { flag: 'wx', mode: 0o600 });
}
