import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { type FakeService, startFakeService } from './features/metrics/sources/testing/fake-service.ts';

const PROGRAM = fileURLToPath(new URL('./connect-check.ts', import.meta.url));

let service: FakeService;
afterEach(() => service.close());

/** What the program prints for a site in Plausible, with everything it would ask for in its environment. */
async function check(): Promise<{ code: number; printed: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; printed: string }>();
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ALLOW_PRIVATE_TARGETS: '127.0.0.1',
    EGRESS_PORTS: new URL(service.url).port,
    CONNECT_SOURCE: 'plausible',
    CONNECT_ADDRESS: service.url,
    CONNECT_KEY: 'secret-key',
    CONNECT_PROPERTY: 'shop.test',
    CONNECT_GOAL: 'Signup',
  };
  const child = execFile(process.execPath, [PROGRAM], { env }, (error, stdout, stderr) =>
    resolve({ code: error === null ? 0 : Number(error.code), printed: stdout + stderr }),
  );
  child.stdin?.end();
  return promise;
}

it('prints what a connection reads, without its key', async () => {
  service = await startFakeService(({ text }) => {
    const { filters, date_range: range } = JSON.parse(text);
    const visits = filters.length === 0 ? 40 : 2;
    return { body: { results: [{ dimensions: [range[1], 'shop.test', '/a'], metrics: [visits] }] } };
  });
  const { code, printed } = await check();
  expect(printed).toContain('1 days of 1 pages');
  expect(printed).toContain('shop.test/a  40 visits  2 conversions');
  expect(printed).not.toContain('secret-key');
  expect(code).toBe(0);
  expect(service.asked[0]?.headers.authorization).toBe('Bearer secret-key');
});

it('says what is wrong with a key, and fails', async () => {
  service = await startFakeService(() => ({ status: 401, body: { error: 'Invalid API key' } }));
  const { code, printed } = await check();
  expect(printed).toContain('Failed:');
  expect(printed).toContain('Invalid API key');
  expect(code).toBe(1);
});
