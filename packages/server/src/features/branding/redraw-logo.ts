import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../errors.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { text } from './text.ts';

const PROGRAM = fileURLToPath(new URL('./logo-process.ts', import.meta.url));
/** Of an SVG of 1 MB, whose filters could be drawn for a quarter of an hour. */
const LONGEST_MS = 5_000;
const MAX_DRAWN_BYTES = 1024 * 1024;
/** The exit code of the program for a picture of too many pixels. */
const TOO_LARGE = 3;

/** One at a time, so that many at once need no more of the machine than one. */
const inTurn = oneByOne(4, () => new AppError('busy', text.busy, { retryAfterS: 5 }));

/**
 * Redraws a logo as a small PNG, in base64: nothing of the file but its pixels is kept, so no script, link, comment or
 * place. An SVG is drawn without access to files or the network. It is drawn in a process of its own, since nothing else
 * ends a drawing that takes too long.
 * @throws AppError `validation`; `busy` if too many wait
 */
export function redrawLogo(sent: Uint8Array): Promise<string> {
  return inTurn(() => drawApart(sent));
}

async function drawApart(sent: Uint8Array): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const child = execFile(
    process.execPath,
    [PROGRAM],
    {
      encoding: 'buffer',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_DRAWN_BYTES,
      // Drawing needs no secrets.
      env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1' },
    },
    (error, drawn) => (error === null ? resolve(drawn) : reject(failureOf(error))),
  );
  // It may end before it has read everything.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(sent);
  return (await promise).toString('base64');
}

function failureOf(error: Error & { code?: unknown; killed?: boolean }): Error {
  if (error.code === TOO_LARGE) return refused(text.tooLarge);
  return typeof error.code === 'number' || error.killed === true ? refused(text.unreadable) : error;
}

function refused(message: string): AppError {
  return new AppError('validation', message, { fields: { logo: message } });
}
