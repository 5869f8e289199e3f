import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DocumentTask } from './drawing/draw.ts';
import type { DrawingReply } from './drawing-process.ts';

/** Draws documents in separate processes, so that no request waits for one and their memory is released. */
export interface DocumentDrawer {
  /** Rejects if drawing fails, takes too long, or the signal aborts. */
  draw(task: DocumentTask, signal: AbortSignal): Promise<Uint8Array>;
  close(): void;
}

const PROGRAM = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
const LONGEST_MS = 30_000;
/** An idle process ends after this long. */
const IDLE_MS = 60_000;
/** A process is replaced after this many documents. */
const MAX_DOCUMENTS = 50;
const MAX_HEAP_MB = 768;

type Drawn = Exclude<DrawingReply, { error: string }>;

interface Drawing {
  child: ChildProcess;
  drawn: number;
  idleTimer?: NodeJS.Timeout;
}

export function createDocumentDrawer(): DocumentDrawer {
  const idle: Drawing[] = [];
  const all = new Set<Drawing>();

  function start(): Drawing {
    const child = fork(PROGRAM, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Drawing needs no secrets.
      env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1' },
    });
    const drawing: Drawing = { child, drawn: 0 };
    all.add(drawing);
    child.on('error', () => undefined);
    child.once('exit', () => {
      all.delete(drawing);
      const place = idle.indexOf(drawing);
      if (place >= 0) idle.splice(place, 1);
      clearTimeout(drawing.idleTimer);
    });
    return drawing;
  }

  function rest(drawing: Drawing, isSpent: boolean): void {
    drawing.drawn += 1;
    if (isSpent || drawing.drawn >= MAX_DOCUMENTS || !drawing.child.connected) {
      drawing.child.kill('SIGKILL');
      return;
    }
    idle.push(drawing);
    drawing.idleTimer = setTimeout(() => drawing.child.kill('SIGKILL'), IDLE_MS).unref();
    // An idle process doesn't keep this one from exiting.
    drawing.child.unref();
    drawing.child.channel?.unref();
  }

  return {
    async draw(task, signal) {
      signal.throwIfAborted();
      const drawing = idle.pop() ?? start();
      clearTimeout(drawing.idleTimer);
      const { child } = drawing;
      child.ref();
      child.channel?.ref();
      try {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
        const { bytes, isSpent } = await ask(child, task, inTime);
        rest(drawing, isSpent);
        return bytes;
      } catch (error) {
        child.kill('SIGKILL');
        throw error;
      }
    },
    close() {
      for (const { child } of all) child.kill('SIGKILL');
    },
  };
}

async function ask(child: ChildProcess, task: DocumentTask, signal: AbortSignal): Promise<Drawn> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  const onMessage = (reply: DrawingReply) =>
    'error' in reply ? reject(new Error(`A document couldn’t be drawn: ${reply.error}`)) : resolve(reply);
  const onExit = (code: number | null, killedBy: NodeJS.Signals | null) =>
    reject(new Error(`The drawing process ended: ${killedBy ?? code}.`));
  const onAbort = () => reject(signal.reason);
  child.on('message', onMessage).once('exit', onExit);
  signal.addEventListener('abort', onAbort);
  try {
    child.send(task, (error) => error && reject(error));
    return await promise;
  } finally {
    child.off('message', onMessage).off('exit', onExit);
    signal.removeEventListener('abort', onAbort);
  }
}
