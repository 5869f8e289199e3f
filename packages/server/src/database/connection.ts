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
  /** Address, for the parts that keep connections of their own. */
  url: string;
  close(): Promise<void>;
}

const OLDEST_SERVER = 15;
const CLOSE_MS = 2_000;

interface LocateOptions {
  /** Address of a server; the embedded PostgreSQL in `embeddedFolder` where undefined. */
  url: string | undefined;
  embeddedFolder: string;
}

/** Where the database is. The embedded server is started where it does not run yet. */
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
  /** Hears what the operator should know, such as a database that lies elsewhere than expected. */
  onNotice: (notice: string) => void;
}

/**
 * A pool whose lost connections are told to `onError`: also one that is lent, or that is lost after it was told to end.
 * An error that nobody listens to would end the process.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Connects, starting the embedded server where it is needed, and brings the schema up to date. */
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
    // A job that went back to the queue may hold a connection still.
    await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
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
 * The library begins a transaction before it sees to it that the connection is given back: one that is lost in that
 * moment would stay lent for good, until none is left.
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
  throw new Error(`DATABASE_URL leads to PostgreSQL ${version}; Liftmark needs ${OLDEST_SERVER} or newer.`);
}

/** Whether the database answers. */
export async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
