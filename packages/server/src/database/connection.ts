import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { launchPostgres } from './embedded/server.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseConnection {
  database: Database;
  /** Address, for parts with their own connections. */
  url: string;
  close(): Promise<void>;
}

const OLDEST_SERVER = 15;
const CLOSE_MS = 2_000;

interface LocateOptions {
  /** Address of a server. If undefined, the embedded PostgreSQL in `embeddedFolder` is used. */
  url: string | undefined;
  embeddedFolder: string;
}

/** Finds the database, and starts the embedded server if it isn't running. */
export async function locateDatabase(
  { url, embeddedFolder }: LocateOptions,
  onNotice: (notice: string) => void = () => undefined,
): Promise<{ url: string; release: () => Promise<void> }> {
  if (url !== undefined) return { url, release: async () => undefined };
  const embedded = await launchPostgres({ home: embeddedFolder, onNotice });
  return { url: await embedded.databaseUrl('liftmark'), release: () => embedded.release() };
}

interface OpenOptions extends LocateOptions {
  onError: (error: Error) => void;
  /** Called with notices for the operator, such as a database in an unexpected folder. */
  onNotice: (notice: string) => void;
}

/**
 * A pool that reports lost connections to `onError`, including one that is checked out or one that is lost while the
 * pool ends. An error without a listener would end the process.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Ends a pool, but doesn't wait long for what still holds a connection, such as a job that went back to the queue. */
export async function closePool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
}

/** Connects, starts the embedded server if needed, and brings the schema up to date. */
export async function openDatabase(options: OpenOptions): Promise<DatabaseConnection> {
  const { url, release } = await locateDatabase(options, options.onNotice);
  const pool = openPool(
    {
      connectionString: url,
      application_name: 'liftmark',
      max: 12,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    },
    options.onError,
  );
  const close = async () => {
    await closePool(pool);
    await release();
  };
  try {
    await requireVersion(pool);
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { database: databaseOf(pool), url, close };
}

/**
 * The library starts a transaction before it makes sure that the connection is released: a connection that is lost in
 * that moment would never be released, until the pool is empty.
 */
function databaseOf(pool: pg.Pool): Database {
  const database = drizzle(pool, { schema });
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      // Transactions use no relations, and reading them from the schema takes a hundred times longer.
      return await (drizzle(client) as unknown as Database).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return database;
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version >= OLDEST_SERVER) return;
  throw new Error(`DATABASE_URL points to PostgreSQL ${version}; Liftmark needs ${OLDEST_SERVER} or newer.`);
}

/** True if the database answers. */
export async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
