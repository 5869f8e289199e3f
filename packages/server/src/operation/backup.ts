import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { locateDatabase } from '../database/connection.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { type Files, openFiles } from '../platform/files.ts';
import { versionOf } from '../platform/keyring.ts';
import { secretOf } from '../platform/secret.ts';
import { databasePlace } from '../services.ts';
import type { Settings } from '../settings.ts';
import { type ArchiveLock, type ArchiveWriter, writeArchive } from './archive.ts';
import { CONTENTS, type Contents, FILES, MANIFEST, type Manifest, SECRET, tableFolder } from './manifest.ts';
import { listTables, readRows } from './tables.ts';

/** Bytes of rows in one entry of the archive. */
const PART = 8 * 1024 * 1024;

/**
 * Writes the whole installation into one encrypted file, while the product runs: the database as of one moment, and
 * then the files. A report's files are stored before the report and never change, so each report of that moment has
 * its files.
 */
export async function backUp(settings: Settings, file: string, lock: ArchiveLock): Promise<Contents> {
  const files = await openFiles(settings);
  const located = await locateDatabase(databasePlace(settings));
  const client = new pg.Client({ connectionString: located.url, application_name: 'backup' });
  const contents: Contents = { tableParts: 0, files: 0 };
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read, read only');
    const tables = await listTables(client);
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await appliedMigrations(client),
      tables,
      secretVersion: versionOf(secretOf(settings)),
    };
    await writeArchive(file, lock, async (archive) => {
      await archive.add(MANIFEST, json(manifest));
      if (settings.APP_SECRET === undefined) {
        await archive.add(SECRET, readFileSync(join(settings.LIFTMARK_DATA, 'secret')));
      }
      for (const table of tables) {
        contents.tableParts += await addInParts(archive, tableFolder(table), readRows(client, table));
      }
      contents.files = await addFiles(archive, files);
      await archive.add(CONTENTS, json(contents));
    });
    return contents;
  } finally {
    await client.end();
    await located.release();
  }
}

const json = (value: object) => Buffer.from(JSON.stringify(value, null, 2));

/** Returns the number of parts. */
async function addInParts(archive: ArchiveWriter, folder: string, rows: Readable): Promise<number> {
  let parts = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    await archive.add(`${folder}${String(parts).padStart(6, '0')}`, Buffer.concat(waiting));
    parts += 1;
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of rows) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART) await flush();
  }
  if (bytes > 0) await flush();
  return parts;
}

/** Returns the number of files. Files removed since the database was read belonged to a deleted account. */
async function addFiles(archive: ArchiveWriter, files: Files): Promise<number> {
  let count = 0;
  for await (const key of files.list()) {
    const bytes = await files.read(key).catch(async (error: unknown) => {
      if (await files.exists(key)) throw error;
      return null;
    });
    if (bytes === null) continue;
    await archive.add(FILES + key, bytes);
    count += 1;
  }
  return count;
}
