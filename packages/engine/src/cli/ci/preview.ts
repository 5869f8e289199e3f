import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from '../arguments.ts';
import { text } from './ci.text.ts';
import type { Preview } from './config.ts';

/** How long between two looks at the address, and how long one answer may take. */
const LOOK_MS = 200;
const ANSWER_MS = 5_000;
/** How long the server may take to end by itself. */
const ENDING_MS = 3_000;
/** Kept of what it printed, for a start that fails. */
const MAX_OUTPUT = 2_000;

const IS_WINDOWS = process.platform === 'win32';

export interface RunningPreview {
  /** Ends it with every process it started. */
  end(): Promise<void>;
}

/**
 * Starts the server and waits until it answers. However this process ends, the server ends with it.
 * @throws {UsageError} if it doesn't answer in time
 */
export async function startPreview(
  { command, ready, timeoutSeconds }: Preview,
  folder: string,
  signal: AbortSignal,
): Promise<RunningPreview> {
  signal.throwIfAborted();
  // Another server's pages would be checked in place of these.
  if (await answers(ready, signal)) throw new UsageError(text.preview.occupied({ address: ready }));
  // A group of its own, so that what it starts can be ended with it.
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: !IS_WINDOWS,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-MAX_OUTPUT);
    });
  }
  const killNow = () => killGroup(child, 'SIGKILL');
  process.on('exit', killNow);
  const end = async () => {
    await endGroup(child);
    process.off('exit', killNow);
  };
  try {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1_000)]);
    await answering(ready, child, waiting);
    if (!isRunning(child)) throw new UsageError(text.preview.ended({ command, output: output.trim() }));
    return { end };
  } catch (cause) {
    await end();
    signal.throwIfAborted();
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(text.preview.slow({ address: ready, seconds: timeoutSeconds }));
  }
}

/** Resolves once the address answers or the server ended; rejects once the signal aborts. */
async function answering(address: string, child: ChildProcess, signal: AbortSignal): Promise<void> {
  const failed = once(child, 'error').then(() => undefined);
  while (isRunning(child) && !(await answers(address, signal))) {
    await Promise.race([delay(LOOK_MS, undefined, { signal }), failed]);
  }
}

function isRunning({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** An error of the server means that it isn't ready yet. */
async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    await response.body?.cancel();
    return response.status < 400;
  } catch {
    return false;
  } finally {
    signal.throwIfAborted();
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  killGroup(child, 'SIGTERM');
  const deadline = performance.now() + ENDING_MS;
  while (hasGroup(child) && performance.now() < deadline) await delay(LOOK_MS / 4);
  killGroup(child, 'SIGKILL');
}

/** Whether any process of the group is left, which may outlive the one that was started. */
function hasGroup(child: ChildProcess): boolean {
  return IS_WINDOWS ? isRunning(child) : signalGroup(child, 0);
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!IS_WINDOWS) signalGroup(child, signal);
  else if (isRunning(child)) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}
