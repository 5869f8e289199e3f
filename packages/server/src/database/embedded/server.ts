import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, serverAccount } from './account.ts';
import {
  type Cluster,
  DATABASE_USER,
  initializeCluster,
  prepareCluster,
  readPassword,
  serverEnvironment,
} from './cluster.ts';
import { type Installation, packagedInstallation } from './installation.ts';
import { clearStaleLock, readPostmaster } from './postmaster.ts';

export interface PostgresServer {
  /** Address of one of its databases, which is created if it is missing. */
  databaseUrl(name: string): Promise<string>;
  /** Detaches from the server. The last process to do so stops it. */
  release(): Promise<void>;
}

interface LaunchOptions {
  /** Folder of the cluster. */
  home: string;
  /** The programs to use; by default the ones that npm installed. */
  installation?: Installation;
  transport?: 'socket' | 'tcp';
  /** Server parameters in addition to the defaults, as `name=value`. */
  parameters?: string[];
  onNotice?: (notice: string) => void;
}

const START_TIMEOUT_MS = 20_000;
const LONGEST_WAIT_MS = 5_000;
/** Lock in the database `postgres`: shared by every process that uses the server, exclusive to stop it. */
const PRESENCE_LOCK = 0x6c696674;

/**
 * Starts a PostgreSQL server on its own folder, or attaches to the one that already runs there, so that several
 * processes can share it. The server outlives a killed process; the next one attaches to it.
 * @throws NoPostgresError if none can be started, Error with the path of its log if it doesn’t answer
 */
export async function launchPostgres(options: LaunchOptions): Promise<PostgresServer> {
  const account = serverAccount();
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const cluster = prepareCluster(options.home, account, transport);
  if (cluster.home !== options.home) {
    options.onNotice?.(
      `The account "${account.name}" can’t open ${options.home}, so the database is in ${cluster.home}.`,
    );
  }
  const enter = async () => (await attach(cluster)) ?? (await start(cluster, account, options));
  const stay = keepPresence(await enter(), enter, options);
  return {
    databaseUrl: (name) => ensureDatabase(cluster, name),
    release: async () => {
      const presence = await stay.leave();
      if (presence !== null) await release(cluster, presence);
    },
  };
}

/** Restarts the server whenever it stops while in use, for example because the machine ran out of memory. */
function keepPresence(
  first: pg.Client,
  enter: () => Promise<pg.Client>,
  { onNotice }: Pick<LaunchOptions, 'onNotice'>,
): { leave(): Promise<pg.Client | null> } {
  let isLeaving = false;
  let presence: Promise<pg.Client | null> = Promise.resolve(first);

  const watch = (client: pg.Client) => {
    client.once('end', () => {
      if (!isLeaving) presence = revive();
    });
    return client;
  };
  async function revive(): Promise<pg.Client | null> {
    onNotice?.('The embedded PostgreSQL stopped unexpectedly. Restarting it.');
    for (let waitMs = 100; !isLeaving; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      try {
        return watch(await enter());
      } catch (error) {
        onNotice?.(`The embedded PostgreSQL couldn’t be restarted: ${String(error)}`);
        await sleep(waitMs);
      }
    }
    return null;
  }

  watch(first);
  return {
    leave() {
      isLeaving = true;
      return presence;
    },
  };
}

async function start(cluster: Cluster, account: Account, options: LaunchOptions): Promise<pg.Client> {
  const installation = options.installation ?? packagedInstallation(account);
  initializeCluster(cluster, installation, account);
  const deadline = Date.now() + START_TIMEOUT_MS;
  let server: ChildProcess | null = null;
  while (Date.now() < deadline) {
    if (server === null || server.exitCode !== null) {
      clearStaleLock(cluster);
      server = await spawnServer(cluster, installation, account, options.parameters ?? []);
    }
    await sleep(50);
    const presence = await attach(cluster);
    if (presence) return presence;
  }
  throw new Error(`The embedded PostgreSQL didn’t start. See its log: ${cluster.log}`);
}

async function spawnServer(
  cluster: Cluster,
  installation: Installation,
  account: Account,
  parameters: string[],
): Promise<ChildProcess> {
  const listen = cluster.sockets
    ? ['listen_addresses=', `unix_socket_directories=${cluster.sockets}`]
    : ['listen_addresses=127.0.0.1', `port=${await freePort()}`, 'unix_socket_directories='];
  const log = openSync(cluster.log, 'a', 0o600);
  if (account.identity) chownSync(cluster.log, account.identity.uid, account.identity.gid);
  const settings = [...listen, ...parameters].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(installation.bin, 'postgres'), ['-D', cluster.data, ...settings], {
    ...account.identity,
    cwd: cluster.home,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.on('error', () => {});
  server.unref();
  return server;
}

/** A connection that holds the shared presence lock; null if no server answers. */
async function attach(cluster: Cluster): Promise<pg.Client | null> {
  const url = addressOf(cluster, 'postgres');
  if (url === null) return null;
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'liftmark presence',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    return client;
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

function addressOf(cluster: Cluster, database: string): string | null {
  if (cluster.sockets) {
    return `postgresql://${DATABASE_USER}@/${database}?host=${encodeURIComponent(cluster.sockets)}`;
  }
  const postmaster = readPostmaster(cluster);
  if (postmaster === null) return null;
  return `postgresql://${DATABASE_USER}:${readPassword(cluster)}@127.0.0.1:${postmaster.port}/${database}`;
}

async function ensureDatabase(cluster: Cluster, name: string): Promise<string> {
  const admin = addressOf(cluster, 'postgres');
  const url = addressOf(cluster, name);
  if (admin === null || url === null) throw new Error('The embedded PostgreSQL isn’t running.');
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // It exists, or another process is creating it.
    if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error;
  } finally {
    await client.end();
  }
  return url;
}

async function release(cluster: Cluster, presence: pg.Client): Promise<void> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      PRESENCE_LOCK,
    ]);
    if (rows[0]?.alone) await stop(cluster);
  } catch {
    // The server is already gone, so there is nothing to stop.
  } finally {
    await presence.end().catch(() => {});
  }
}

/** Fast shutdown: open transactions are rolled back, and everything acknowledged is on disk. */
async function stop(cluster: Cluster): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (postmaster === null) return;
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + 5_000;
  while (readPostmaster(cluster)?.pid === postmaster.pid && Date.now() < deadline) await sleep(10);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
