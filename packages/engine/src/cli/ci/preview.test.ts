import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { UsageError } from '../arguments.ts';
import { type RunningPreview, startPreview } from './preview.ts';

const running: RunningPreview[] = [];
afterEach(async () => {
  for (const preview of running.splice(0)) await preview.end();
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A shell that starts the server as a child of its own. */
function serving(port: number): string {
  const script = `require('http').createServer((q,s)=>s.end('ok')).listen(${port},'127.0.0.1')`;
  return `"${process.execPath}" -e "${script}" & wait`;
}

const never = new AbortController().signal;
const isServed = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

it('waits until the site is served, and ends what it started with all its children', async () => {
  const ready = `http://127.0.0.1:${await freePort()}/`;
  const command = serving(Number(new URL(ready).port));
  const preview = await startPreview({ command, ready, timeoutSeconds: 30 }, process.cwd(), never);
  running.push(preview);
  expect(await isServed(ready)).toBe(true);
  await expect(startPreview({ command, ready, timeoutSeconds: 5 }, process.cwd(), never)).rejects.toThrow(
    'Something else already answers',
  );
  await preview.end();
  expect(await isServed(ready)).toBe(false);
});

it('gives the last words of a command that ends', async () => {
  const ready = `http://127.0.0.1:${await freePort()}/`;
  const starting = startPreview(
    { command: 'echo no such script; exit 3', ready, timeoutSeconds: 30 },
    process.cwd(),
    never,
  );
  await expect(starting).rejects.toThrow(UsageError);
  await expect(starting).rejects.toThrow('no such script');
});

it('ends the server that never gets ready, and when the run is stopped', async () => {
  const [port, other] = [await freePort(), await freePort()];
  const command = serving(port);
  const served = `http://127.0.0.1:${port}/`;
  const ready = `http://127.0.0.1:${other}/`;
  const starting = startPreview({ command, ready, timeoutSeconds: 1 }, process.cwd(), never);
  await expect(starting).rejects.toThrow("didn't answer within 1 second.");
  expect(await isServed(served)).toBe(false);

  const stop = new AbortController();
  const stopped = startPreview({ command, ready, timeoutSeconds: 30 }, process.cwd(), stop.signal);
  stopped.catch(() => undefined);
  await expect.poll(() => isServed(served)).toBe(true);
  stop.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
  expect(await isServed(served)).toBe(false);
});
