import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { createSerialQueue, type SerialQueue } from '../../queue.ts';
import type { FoundBrowser } from '../system-browser.ts';

/** A network with only the ports opened in it: no other machine and no other port of this one. */
export interface Wall {
  /** A port that only browsers behind the wall can reach. */
  listen(): Promise<Server>;
  /** The same browser, started behind the wall. */
  behind(found: FoundBrowser): FoundBrowser;
  isUp(): boolean;
  close(): Promise<void>;
}

/** Ways to create such a network and to enter it: with root privileges, and without. */
const WAYS: { make: string[]; enter: string[] }[] = [
  { make: ['--net'], enter: ['--net'] },
  {
    make: ['--user', '--map-current-user', '--keep-caps', '--net'],
    enter: ['--user', '--preserve-credentials', '--net'],
  },
];

const OPENING_MS = 10_000;
const LISTENING_MS = 5_000;

/** Builds the wall. Rejects with the system's reason if it doesn't allow one. */
export async function openWall(): Promise<Wall> {
  if (process.platform !== 'linux') throw new Error('only Linux has network namespaces');
  const ways = process.getuid?.() === 0 ? WAYS : WAYS.slice(1);
  let reason: unknown;
  for (const { make, enter } of ways) {
    try {
      return wallOf(await startKeeper(make), enter);
    } catch (cause) {
      reason = cause;
    }
  }
  throw reason;
}

async function startKeeper(make: string[]): Promise<ChildProcess> {
  const command = 'ip link set lo up && exec "$@"';
  const keeper = spawn(
    'unshare',
    [...make, 'sh', '-c', command, 'sh', process.execPath, join(import.meta.dirname, 'keeper.ts')],
    // `ip` is in a folder that only root's PATH includes.
    {
      env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let complaint = '';
  keeper.stderr?.on('data', (text) => {
    complaint += text;
  });
  const failed = Promise.withResolvers<never>();
  keeper.once('error', failed.reject);
  keeper.once('close', () => failed.reject(new Error(complaint.trim().split('\n', 1)[0])));
  try {
    const up = once(keeper, 'message', { signal: AbortSignal.timeout(OPENING_MS) });
    await Promise.race([up, failed.promise]);
    return keeper;
  } catch (cause) {
    keeper.kill('SIGKILL');
    throw cause;
  }
}

function wallOf(keeper: ChildProcess, enter: string[]): Wall {
  // The keeper doesn't keep this process alive.
  keeper.unref();
  keeper.channel?.unref();
  const inTurn: SerialQueue = createSerialQueue();
  const isUp = () => keeper.connected && keeper.exitCode === null && keeper.signalCode === null;

  async function listen(): Promise<Server> {
    if (!isUp()) throw new Error('the wall is gone');
    const answer = once(keeper, 'message', { signal: AbortSignal.timeout(LISTENING_MS) });
    keeper.channel?.ref();
    keeper.send('listen');
    try {
      const [, server] = await answer;
      return server;
    } catch (cause) {
      // A late answer would be mistaken for the next one.
      keeper.kill('SIGKILL');
      throw new Error('the wall is gone', { cause });
    } finally {
      keeper.channel?.unref();
    }
  }

  return {
    listen: () => inTurn(listen),
    behind: ({ executablePath, env }) => ({
      executablePath: join(import.meta.dirname, 'enter.sh'),
      env: {
        ...env,
        LIFTMARK_BROWSER: executablePath,
        LIFTMARK_WALL_KEEPER: String(keeper.pid),
        LIFTMARK_WALL_NAMESPACES: enter.join(' '),
      },
    }),
    isUp,
    async close() {
      if (!isUp()) return;
      keeper.kill('SIGKILL');
      keeper.ref();
      await once(keeper, 'exit');
    },
  };
}
