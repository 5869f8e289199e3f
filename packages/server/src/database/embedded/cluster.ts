import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeOnce } from '../../platform/write-once.ts';
import { type Account, NoPostgresError } from './account.ts';
import type { Installation } from './installation.ts';

/** The folders and files of a database cluster. All belong to the server's account. */
export interface Cluster {
  /** The cluster's own folder, which contains the others if possible. */
  home: string;
  data: string;
  /** Folder of the Unix socket; null on systems without them, which use TCP with a password. */
  sockets: string | null;
  log: string;
  passwordFile: string;
}

/** The system allows about 107 bytes, and the socket's own name takes some of them. */
const LONGEST_SOCKET_FOLDER = 90;

export const DATABASE_USER = 'app';

/** Creates the folders of a cluster in `home` and gives them to the account. Changes nothing that exists. */
export function prepareCluster(home: string, account: Account, transport: 'socket' | 'tcp'): Cluster {
  makeFolder(home, account);
  if (!isReachable(home, account)) letThrough(dirname(home));
  const place = isReachable(home, account) ? home : join('/var/lib', `liftmark-${shortHash(home)}`);
  makeFolder(place, account);
  let sockets: string | null = null;
  if (transport === 'socket') {
    const inside = join(place, 'socket');
    sockets =
      Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER
        ? inside
        : join(tmpdir(), `liftmark-${shortHash(place)}`);
    makeFolder(sockets, account);
  }
  return {
    home: place,
    data: join(place, 'data'),
    sockets,
    log: join(place, 'server.log'),
    passwordFile: join(place, 'password'),
  };
}

function makeFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true });
  if (account.identity) chownSync(folder, account.identity.uid, account.identity.gid);
  chmodSync(folder, 0o700);
}

/** True if the account can enter the folder, which also depends on every folder above it. */
function isReachable(folder: string, account: Account): boolean {
  if (!account.identity) {
    accessSync(folder);
    return true;
  }
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account.identity, stdio: 'ignore' }).status === 0
  );
}

/** Lets other accounts pass through our data folder, without letting them list it. */
function letThrough(folder: string): void {
  chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Creates the cluster's files if they are missing. They are created in a temporary folder and renamed, so that
 * neither a crash nor a second process leaves half a cluster.
 */
export function initializeCluster(cluster: Cluster, installation: Installation, account: Account): void {
  const version = versionOf(cluster);
  if (version === installation.major) return;
  if (version !== null) {
    throw new NoPostgresError(
      `${cluster.data} was written by PostgreSQL ${version}, which version ${installation.major} can’t read. Dump it with version ${version} and restore it, or set DATABASE_URL.`,
    );
  }
  const partial = `${cluster.data}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const authentication = cluster.sockets
    ? ['-A', 'trust']
    : ['-A', 'scram-sha-256', `--pwfile=${password(cluster, account)}`];
  const run = spawnSync(
    join(installation.bin, 'initdb'),
    ['-D', partial, '-U', DATABASE_USER, '-E', 'UTF8', '--no-locale', '--no-instructions', ...authentication],
    { ...account.identity, cwd: cluster.home, encoding: 'utf8', env: serverEnvironment() },
  );
  if (run.status !== 0) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(`The embedded PostgreSQL couldn’t create its files: ${run.stderr || run.error?.message}`);
  }
  try {
    renameSync(partial, cluster.data);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (versionOf(cluster) === null) throw error;
  }
}

/** Major version that wrote the cluster's files; null without files. */
function versionOf(cluster: Cluster): number | null {
  const file = join(cluster.data, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

/** The file with the password of a cluster that is reached over TCP. It is created once. */
function password(cluster: Cluster, account: Account): string {
  writeOnce(cluster.passwordFile, randomBytes(24).toString('base64url'));
  if (account.identity) chownSync(cluster.passwordFile, account.identity.uid, account.identity.gid);
  return cluster.passwordFile;
}

export function readPassword(cluster: Cluster): string {
  return readFileSync(cluster.passwordFile, 'utf8').trim();
}

/** The server inherits nothing that could change its behavior, such as `PGDATA` or `PGOPTIONS`. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}
