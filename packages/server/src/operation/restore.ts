import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import pg from 'pg';
import { locateDatabase } from '../database/connection.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type Files, openFiles } from '../platform/files.ts';
import { startJobs } from '../platform/jobs.ts';
import { versionOf } from '../platform/keyring.ts';
import { secretsOf } from '../platform/secret.ts';
import { databasePlace, QUEUES } from '../services.ts';
import type { Settings } from '../settings.ts';
import { type ArchiveEntry, type ArchiveLock, readArchive } from './archive.ts';
import {
  CONTENTS,
  type Contents,
  contentsSchema,
  FILES,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SECRET,
  tableFolder,
} from './manifest.ts';
import { advanceSequences, hasData, writeRows } from './tables.ts';

/**
 * Puts a backup into an empty installation: the tables as they were, brought up to date afterwards, and the files.
 * The database gets all of it or nothing. Running it again after a failure begins anew.
 * @throws where the installation is in use, or the backup is not whole, of a newer version, or of another secret
 */
export async function restore(
  settings: Settings,
  file: string,
  { passphrase }: ArchiveLock,
): Promise<Contents> {
  const entries = new Entries(readArchive(file, passphrase));
  const manifest = manifestSchema.parse(await json((await entries.take(MANIFEST)).bytes));
  const secret = await entries.takeIf((name) => name === SECRET);
  if (secret) keepSecret(settings, (await buffer(secret.bytes)).toString());
  requireSecret(settings, manifest);
  const files = await openFiles(settings);
  const located = await locateDatabase(databasePlace(settings));
  const pool = new pg.Pool({ connectionString: located.url, application_name: 'restore' });
  try {
    await requireUnused(pool);
    await migrateDatabase(pool, manifest.migrations);
    const jobs = await startJobs({ databaseUrl: located.url, queues: QUEUES, onError: () => undefined });
    await jobs.stop(0);
    const contents = await fillWhole(pool, files, manifest, entries);
    await migrateDatabase(pool);
    return contents;
  } finally {
    await pool.end();
    await located.release();
  }
}

async function requireUnused(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and application_name like 'liftmark%'",
  );
  if (rowCount) throw new Error('Liftmark is running on this database. Stop all of its processes first.');
}

async function fillWhole(
  pool: pg.Pool,
  files: Files,
  manifest: Manifest,
  entries: Entries,
): Promise<Contents> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const contents = await fill(client, files, manifest, entries);
    await client.query('commit');
    return contents;
  } finally {
    // Closing the connection takes everything back where it was not committed.
    client.release(true);
  }
}

async function fill(
  client: pg.PoolClient,
  files: Files,
  manifest: Manifest,
  entries: Entries,
): Promise<Contents> {
  if (await hasData(client)) {
    throw new Error(
      'The database has data already. Restore into an empty one: name another, or another data folder.',
    );
  }
  const restored: Contents = { tableParts: 0, files: 0 };
  for (const table of manifest.tables) {
    const folder = tableFolder(table);
    await writeRows(
      client,
      table,
      Readable.from(
        (async function* () {
          for (;;) {
            const part = await entries.takeIf((name) => name.startsWith(folder));
            if (part === null) return;
            restored.tableParts += 1;
            yield* part.bytes;
          }
        })(),
      ),
    );
  }
  await advanceSequences(client);
  for (;;) {
    const stored = await entries.takeIf((name) => name.startsWith(FILES));
    if (stored === null) break;
    await files.put(stored.name.slice(FILES.length), await buffer(stored.bytes));
    restored.files += 1;
  }
  const contents = contentsSchema.parse(await json((await entries.take(CONTENTS)).bytes));
  await entries.end();
  if (contents.tableParts !== restored.tableParts || contents.files !== restored.files) {
    throw new Error('The backup is not whole: parts of it are missing.');
  }
  return restored;
}

/** The generated secret of the installation that was backed up becomes that of this one. */
function keepSecret(settings: Settings, secret: string): void {
  if (settings.APP_SECRET !== undefined) return;
  mkdirSync(settings.LIFTMARK_DATA, { recursive: true });
  try {
    writeFileSync(join(settings.LIFTMARK_DATA, 'secret'), secret, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function requireSecret(settings: Settings, { secretVersion }: Manifest): void {
  if (secretsOf(settings).some((secret) => versionOf(secret) === secretVersion)) return;
  throw new Error(
    'The backup was made with another secret. Set APP_SECRET to the one of that installation, or name it in APP_SECRET_PREVIOUS; without APP_SECRET, restore into a new LIFTMARK_DATA.',
  );
}

/** The entries of an archive, looked at one ahead. */
class Entries {
  readonly #source: AsyncGenerator<ArchiveEntry>;
  #next: ArchiveEntry | null = null;

  constructor(source: AsyncGenerator<ArchiveEntry>) {
    this.#source = source;
  }

  /** The next entry where its name fits, else null. What was taken before is read to its end first. */
  async takeIf(fits: (name: string) => boolean): Promise<ArchiveEntry | null> {
    this.#next ??= (await this.#source.next()).value ?? null;
    const entry = this.#next;
    if (entry === null || !fits(entry.name)) return null;
    this.#next = null;
    return entry;
  }

  async take(name: string): Promise<ArchiveEntry> {
    const entry = await this.takeIf((next) => next === name);
    if (entry === null) throw new Error(`The backup is not whole: ${name} is missing.`);
    return entry;
  }

  /** Reads on to the end, which proves that nothing was cut off. */
  async end(): Promise<void> {
    const { done } = await this.#source.next();
    if (!done || this.#next !== null) throw new Error('The backup holds more than it says.');
  }
}
