import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPool } from '../database/connection.ts';
import { type Account, serverAccount } from '../database/embedded/account.ts';
import {
  type Installation,
  installationIn,
  packagedInstallation,
} from '../database/embedded/installation.ts';
import { launchPostgres } from '../database/embedded/server.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from '../database/migrate.ts';
import { startJobs } from '../platform/jobs.ts';
import { QUEUES } from '../services.ts';

/** A server that integration tests run on. */
export interface TestServer {
  name: string;
  /** Address of one of its databases. */
  open(): Promise<OpenServer>;
}

interface OpenServer {
  /** Makes the database where it is missing. */
  databaseUrl(name: string): Promise<string>;
  release(): Promise<void>;
}

export interface TestDatabase {
  url: string;
  /** Drops the database and leaves the server. */
  close(): Promise<void>;
}

/** Tests need no data after a crash of the machine. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** For what does not depend on the server. */
export const EMBEDDED: TestServer = launched('embedded', packagedInstallation(serverAccount()));

/**
 * The servers of this machine: the embedded PostgreSQL, and beside it the one that `TEST_DATABASE_URL` names or
 * that is installed here. A suite runs on each with `describe.each(testServers())`.
 */
export function testServers(): TestServer[] {
  const url = process.env.TEST_DATABASE_URL;
  const installed = url ? null : installedPostgres(serverAccount());
  return [
    EMBEDDED,
    ...(url ? [{ name: 'TEST_DATABASE_URL', open: async () => remoteServer(url) }] : []),
    ...(installed ? [launched('installed', installed)] : []),
  ];
}

/** A server in the temporary folder that the suites share: the last one to leave stops it. */
function launched(kind: string, installation: Installation): TestServer {
  const name = `${kind} PostgreSQL ${installation.major}`;
  const home = join(tmpdir(), `liftmark-test-${userInfo().username}-${kind}-${installation.major}`);
  return { name, open: () => launchPostgres({ home, parameters: FAST, installation }) };
}

function installedPostgres(account: Account): Installation | null {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...packaged];
  const bin = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  return bin === undefined ? null : installationIn(bin, account);
}

function remoteServer(url: string): OpenServer {
  return {
    async databaseUrl(name) {
      const address = new URL(url);
      address.pathname = `/${name}`;
      await run(url, async (client) => {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
        if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
      });
      return address.href;
    },
    release: async () => undefined,
  };
}

/**
 * A database of its own with the whole schema, copied from a template that is built once for each set of
 * migrations. The data of a run is dropped with `close`.
 */
export async function createTestDatabase(testServer: TestServer): Promise<TestDatabase> {
  const server = await testServer.open();
  const admin = await server.databaseUrl('postgres');
  const template = `template_${schemaHash()}`;
  const name = newName();
  await run(admin, async (client) => {
    // Copying needs a template that nobody is connected to, so suites take turns.
    await client.query('select pg_advisory_lock(20251)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await buildTemplate(server, client, template);
    // Copying its files takes a third of the processor time of writing each page to the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return ownDatabase(server, name);
}

/** A database of its own without any schema, as at the first start of the product. */
export async function createEmptyDatabase(testServer: TestServer): Promise<TestDatabase> {
  return ownDatabase(await testServer.open(), newName());
}

async function ownDatabase(server: OpenServer, name: string): Promise<TestDatabase> {
  return {
    url: await server.databaseUrl(name),
    async close() {
      await run(await server.databaseUrl('postgres'), (client) =>
        client.query(`drop database ${name} with (force)`),
      );
      await server.release();
    },
  };
}

function newName(): string {
  return `test_${process.pid}_${randomBytes(4).toString('hex')}`;
}

async function buildTemplate(server: OpenServer, client: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  const url = await server.databaseUrl(draft);
  const pool = openPool({ connectionString: url }, () => undefined);
  await migrateDatabase(pool);
  await pool.end();
  const jobs = await startJobs({ databaseUrl: url, queues: QUEUES, onError: console.error });
  await jobs.stop(0);
  // A run of the schedule in the template would make each copy make up for all that its own start came after.
  await run(url, (draftClient) => draftClient.query('update pgboss.version set cron_on = null'));
  await client.query(`alter database ${draft} rename to ${template}`);
}

function schemaHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(QUEUES)).update(String(buildTemplate));
  for (const file of readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function run(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
