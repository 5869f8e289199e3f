import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createTestDatabase, EMBEDDED } from '../testing/test-database.ts';
import { startProcess } from '../testing/test-process.ts';

const PAGE = `<!doctype html><html lang="en"><title>Kettles</title><h1>Kettles that whistle</h1><p>${'Tuned by hand. '.repeat(80)}</p></html>`;
const TOKEN = 'a-token-of-the-operator';

/** A site and a collector of traces on one port. */
async function startOutside(): Promise<{ host: string; traces: string[]; close: () => void }> {
  const traces: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') traces.push(await text(request));
    response.writeHead(200, { 'content-type': request.method === 'POST' ? 'application/json' : 'text/html' });
    response.end(request.method === 'POST' ? '{}' : PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, traces, close: () => server.close() };
}

it('tells of its work by ids, in log, figures and traces, and of no person and no secret', async () => {
  const outside = await startOutside();
  const database = await createTestDatabase(EMBEDDED);
  const data = mkdtempSync(join(tmpdir(), 'liftmark-observed-'));
  const process = await startProcess({
    LIFTMARK_DATA: data,
    DATABASE_URL: database.url,
    ALLOW_PRIVATE_TARGETS: outside.host,
    LOG_LEVEL: 'info',
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${outside.host}`,
  });
  try {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(process.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const person = { email: 'ada@shop.test', firstName: 'Adalbert', lastName: 'Kettle' };
    const signedUp = await post('/auth/signup', { ...person, password: 'correct kettle battery' });
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const analyzed = await post(
      '/api/analyze/url',
      { url: `http://${outside.host}/?visitor=s3cret` },
      { cookie },
    );
    const { reportId } = (await analyzed.json()) as { reportId: string };
    await fetch(`${process.origin}/api/reports/${reportId}`, { headers: { cookie } });
    const refused = await post('/auth/signin', { email: person.email, password: 'wrong kettle battery' });
    expect([signedUp.status, analyzed.status, refused.status]).toEqual([200, 200, 401]);

    const metrics = await fetch(`${process.origin}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const figures = await metrics.text();
    expect(figures).toMatch(/^liftmark_analyses_total\{outcome="result"\} 1$/m);
    expect(figures).toMatch(/^liftmark_event_loop_delay_seconds [\d.]+$/m);
    expect(figures).not.toMatch(/undefined|NaN/);

    expect(await process.end('SIGTERM')).toBe(0);
    const lines = process
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'answered', route: '/api/reports/:id', status: 200 }),
    );
    const { analysis, reqId } = lines.find(({ msg }) => msg === 'analysis accepted');
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'analysis ended', analysis, outcome: 'result' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'answered', reqId, route: '/api/analyze/url' }),
    );
    const traces = outside.traces.join('\n');
    expect(traces).toContain(analysis);
    expect(traces).toContain('POST /api/analyze/url');

    const secrets = [
      person.email,
      person.firstName,
      'kettle battery',
      's3cret',
      reportId,
      TOKEN,
      cookie.split('=')[1],
    ];
    for (const secret of secrets) expect(process.output() + traces).not.toContain(secret);
  } finally {
    await process.end('SIGTERM');
    outside.close();
    rmSync(data, { recursive: true, force: true });
    await database.close();
  }
}, 120_000);
