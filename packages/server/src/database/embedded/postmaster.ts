import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Cluster } from './cluster.ts';

/** The contents of `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

export function readPostmaster(cluster: Cluster): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : null;
  } catch {
    return null;
  }
}

/**
 * Removes the files that a dead server left behind. PostgreSQL does so itself unless the recorded process id still
 * exists: as a zombie that hasn't been reaped, or as an unrelated process with the same number. Removes nothing while
 * any process still works in the data folder.
 */
export function clearStaleLock(cluster: Cluster): void {
  const postmaster = readPostmaster(cluster);
  if (postmaster === null || isPostgres(postmaster.pid) || hasWorkers(cluster.data)) return;
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true });
  if (cluster.sockets === null) return;
  for (const file of readdirSync(cluster.sockets)) {
    if (file.startsWith('.s.PGSQL.')) rmSync(join(cluster.sockets, file), { force: true });
  }
}

/** True if a live process with that id is a PostgreSQL server. */
function isPostgres(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      const [, name, state] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (\S)/s) ?? [];
      return name === 'postgres' && state !== 'Z' && state !== 'X';
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [state, command] = stdout.trim().split(/\s+/, 2);
  return command !== undefined && basename(command) === 'postgres' && !state?.startsWith('Z');
}

/** True while processes of a killed server still run: they end by themselves within a moment. */
function hasWorkers(data: string): boolean {
  if (process.platform !== 'linux') return false;
  const folder = realpathSync(data);
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}
