import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The built product, started the way `npm start` starts it, in a data folder of its own. */

const root = join(import.meta.dirname, '..');
/** A busy machine takes its time. */
const START_MS = 280_000;

export interface Product {
  origin: string;
  /** With the outbox of its mails. */
  dataFolder: string;
  /** Ends the program at once, as a power cut would, and starts it again on the same data. */
  killAndRestart(): Promise<void>;
  /** What it printed so far. */
  output(): string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with code ${child.exitCode}.\n${output()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`The product was not ready within ${START_MS / 1000} s.\n${output()}`);
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** @param environment settings beside port, data folder and quiet logs */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'liftmark-e2e-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let printed = '';

  function launch(): ChildProcess {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port), LIFTMARK_DATA: data, LOG_LEVEL: 'warn', ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    return child;
  }

  let child = launch();
  await untilReady(origin, child, () => printed);
  return {
    origin,
    dataFolder: data,
    output: () => printed,
    async killAndRestart() {
      child.kill('SIGKILL');
      await exited(child);
      child = launch();
      await untilReady(origin, child, () => printed);
    },
    async stop() {
      child.kill('SIGTERM');
      await exited(child);
      await rm(data, { recursive: true, force: true });
    },
  };
}
