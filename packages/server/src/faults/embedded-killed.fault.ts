import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { launchPostgres } from '../database/embedded/server.ts';

const KILLS = 50;
/** Time to write between two kills: long enough for some rows, short enough to interrupt one. */
const BETWEEN_MS = [20, 150];

it(`the embedded database keeps every acknowledged row through ${KILLS} deaths while writing`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-kills-'));
  // So that the server's account can enter it when the tests run as root.
  chmodSync(folder, 0o755);
  const home = join(folder, 'postgres');
  const server = await launchPostgres({ home });
  const pool = new pg.Pool({ connectionString: await server.databaseUrl('shop'), max: 4 });
  pool.on('error', () => undefined);
  try {
    await pool.query('create table kettles (number integer primary key)');
    const acknowledged: number[] = [];
    let next = 0;
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const number = next;
        next += 1;
        // An unacknowledged row is inserted again, and may already be there.
        while (!(await isStored(pool, number))) await sleep(20);
        acknowledged.push(number);
      }
    };
    const writers = [write(), write(), write()];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before);
      await sleep(BETWEEN_MS[kill % BETWEEN_MS.length]);
      killServer(join(home, 'data', 'postmaster.pid'));
    }
    const after = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(after);
    isOver = true;
    await Promise.all(writers);
    const { rows } = await pool.query<{ number: number }>('select number from kettles order by number');
    expect(rows.map(({ number }) => number)).toEqual(acknowledged.toSorted((a, b) => a - b));
  } finally {
    await pool.end();
    await server.release();
    rmSync(folder, { recursive: true, force: true });
  }
}, 1_500_000);

/** Does nothing while the server is restarting. */
function killServer(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

async function isStored(pool: pg.Pool, number: number): Promise<boolean> {
  try {
    await pool.query('insert into kettles values ($1) on conflict do nothing', [number]);
    return true;
  } catch {
    return false;
  }
}
