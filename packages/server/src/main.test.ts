import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { analyzeUrlResponseSchema } from '@liftmark/contract/analysis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, EMBEDDED, type TestDatabase } from './testing/test-database.ts';
import { startProcess, type TestProcess } from './testing/test-process.ts';

const PAGE = `<!doctype html><html lang="en"><title>Kettles</title><h1>Kettles that whistle a tune</h1>
<p>${'Each kettle is tuned by hand, boils in two minutes and comes with a guarantee of ten years. '.repeat(20)}</p>
<a href="/buy">Buy a kettle</a></html>`;

/** A site that doesn't answer until it is opened. */
async function slowSite(): Promise<{
  server: Server;
  host: string;
  visited: Promise<unknown>;
  open: () => void;
}> {
  let isOpen = false;
  const waiting: ServerResponse[] = [];
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  const server = createServer((_request, response) => {
    if (isOpen) answer(response);
    else waiting.push(response);
  });
  const visited = once(server, 'request');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    visited,
    open() {
      isOpen = true;
      for (const response of waiting) answer(response);
    },
  };
}

describe('the program', { timeout: 120_000 }, () => {
  let database: TestDatabase;
  let data: string;
  let running: TestProcess[];
  let site: Awaited<ReturnType<typeof slowSite>>;
  beforeEach(async () => {
    database = await createTestDatabase(EMBEDDED);
    data = mkdtempSync(join(tmpdir(), 'liftmark-process-'));
    running = [];
    site = await slowSite();
  });
  afterEach(async () => {
    for (const process of running) await process.end('SIGTERM');
    site.server.closeAllConnections();
    site.server.close();
    rmSync(data, { recursive: true, force: true });
    await database.close();
  });

  const start = async (environment: Record<string, string> = {}) => {
    const process = await startProcess({
      LIFTMARK_DATA: data,
      DATABASE_URL: database.url,
      ALLOW_PRIVATE_TARGETS: site.host,
      ...environment,
    });
    running.push(process);
    return process;
  };
  const analyze = (origin: string, cookie: string) =>
    fetch(`${origin}/api/analyze/url`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'kettle' },
      body: JSON.stringify({ url: `http://${site.host}/kettle` }),
    });
  /** Signs up, and returns the session cookie. */
  const newCookie = async (origin: string) => {
    const person = { email: 'ada@shop.test', firstName: 'Ada', lastName: 'Kettle' };
    const response = await fetch(`${origin}/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, password: 'correct kettle battery' }),
    });
    expect(response.status).toBe(200);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return cookies.join('; ');
  };

  it('starts twice at the same time on an empty folder, and leaves nothing running', async () => {
    const processes = await Promise.all([start({ DATABASE_URL: '' }), start({ DATABASE_URL: '' })]);
    for (const { origin } of processes) {
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({
        ready: true,
        database: true,
        queue: true,
        files: true,
      });
    }
    for (const process of processes) expect(await process.end('SIGTERM')).toBe(0);
    expect(existsSync(join(data, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  });

  it('completes an analysis once although it was killed in the middle', async () => {
    const first = await start();
    const cookie = await newCookie(first.origin);
    const request = analyze(first.origin, cookie).catch((error: Error) => error);
    await site.visited;
    await first.end('SIGKILL');
    expect(await request).toBeInstanceOf(Error);

    site.open();
    const second = await start();
    const response = await analyze(second.origin, cookie);
    const { reportId } = analyzeUrlResponseSchema.parse(await response.json());
    const list = await fetch(`${second.origin}/api/reports`, { headers: { cookie } });
    expect(await list.json()).toMatchObject([{ secureId: reportId, title: 'Kettles' }]);
  });

  it('stops in time: lets an analysis end, and tells its client to come back', async () => {
    const first = await start();
    const cookie = await newCookie(first.origin);
    const request = analyze(first.origin, cookie);
    await site.visited;
    const ended = first.end('SIGTERM');
    const response = await request;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    site.open();
    expect(await ended).toBe(0);

    const second = await start();
    const answer = analyzeUrlResponseSchema.parse(await (await analyze(second.origin, cookie)).json());
    expect(answer.reportId).toBeDefined();
  });

  it('shares the work: a process without a worker hands it to one without a web side', async () => {
    const web = await start({ LIFTMARK_ROLES: 'web' });
    site.open();
    const cookie = await newCookie(web.origin);
    const request = analyze(web.origin, cookie);
    await start({ LIFTMARK_ROLES: 'worker' });
    expect((await request).status).toBe(200);
  });

  it('names everything that is wrong with its settings', async () => {
    await expect(start({ PORT: 'http', PUBLIC_URL: 'liftmark', ANALYSIS_BUDGET_S: 'long' })).rejects.toThrow(
      /code 1: Some settings are invalid:\n {2}PORT: .*\n {2}PUBLIC_URL: .*\n {2}ANALYSIS_BUDGET_S: /,
    );
  });

  it('says in one line that its data folder can not be written to', async () => {
    await expect(start({ LIFTMARK_DATA: process.execPath })).rejects.toThrow(
      /code 1: E\w+: .*\. Set LIFTMARK_DATA to a folder .*\n$/,
    );
  });

  it('speaks of the data folder only where that is at fault', async () => {
    const outside = join(process.execPath, 'certificates.pem');
    const failed = start({ EGRESS_CA_FILE: outside });
    await expect(failed).rejects.toThrow(outside);
    await expect(failed).rejects.not.toThrow('LIFTMARK_DATA');
  });

  it('starts where a folder on PATH can not be read', async () => {
    const circle = join(data, 'circle');
    symlinkSync(circle, circle);
    const path = [circle, process.env.PATH ?? ''].join(delimiter);
    const { output } = await start({ PATH: path, CHROME_PATH: '' });
    expect(output()).not.toContain(circle);
  });

  it('says in one line that its port is taken', async () => {
    const { port } = new URL(`http://${site.host}`);
    await expect(start({ PORT: port })).rejects.toThrow(/Set PORT to a free one\.$/m);
  });
});
