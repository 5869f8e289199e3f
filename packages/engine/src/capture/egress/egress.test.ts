import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { EgressLimits } from './connections.ts';
import { createEgressGuard, type Egress } from './egress.ts';
import { DEFAULT_POLICY, type EgressPolicy } from './policy.ts';

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startServer(handle: http.RequestListener): Promise<number> {
  const server = http.createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

async function open(
  policy: Partial<EgressPolicy>,
  options: { resolve?: (host: string) => Promise<string[]>; limits?: Partial<EgressLimits> } = {},
): Promise<Egress> {
  const egress = await createEgressGuard({ ...DEFAULT_POLICY, ...policy }, options.resolve).open(
    options.limits,
  );
  closers.push(() => egress.close());
  return egress;
}

interface Answer {
  status: number;
  body: string;
  headers: http.IncomingHttpHeaders;
}

/** A plain request through the proxy, as a browser makes it. */
function get(egress: Egress, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = http.get(
      egress.proxyUrl,
      { path: url, headers: { host: new URL(url).host, ...headers } },
      (answer) => {
        let body = '';
        answer.on('data', (chunk) => (body += chunk));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
        answer.on('error', fail);
      },
    );
    request.on('error', fail);
  });
}

/** The first line that the proxy answers to CONNECT. */
function connect(egress: Egress, authority: string): Promise<string> {
  return new Promise((done, fail) => {
    const { port } = new URL(egress.proxyUrl);
    const socket = net.connect(Number(port), '127.0.0.1', () => {
      socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
    });
    socket.once('data', (data) => {
      done(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', fail);
  });
}

test('passes requests on to what is allowed, without the headers of one hop', async () => {
  let seen: http.IncomingHttpHeaders = {};
  const port = await startServer((request, response) => {
    seen = request.headers;
    response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'x-path': request.url ?? '' }).end('hello');
  });
  const egress = await open({ allowPrivate: [`127.0.0.1:${port}`] });
  const answer = await get(egress, `http://127.0.0.1:${port}/a?b=c`, {
    'proxy-authorization': 'secret',
    connection: 'x-hop',
    'x-hop': '1',
    'x-kept': '2',
  });
  expect(answer).toMatchObject({ status: 200, body: 'hello' });
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(answer.headers['x-path']).toBe('/a?b=c');
  expect(seen).toMatchObject({ 'x-kept': '2', host: `127.0.0.1:${port}` });
  expect(seen).not.toHaveProperty('proxy-authorization');
  expect(seen).not.toHaveProperty('x-hop');
  expect(egress.bytes()).toBeGreaterThan(5);
});

test('refuses private targets with and without CONNECT, and says why', async () => {
  let visits = 0;
  const port = await startServer((_request, response) => {
    visits += 1;
    response.end();
  });
  const egress = await open({});
  expect((await get(egress, `http://127.0.0.1:${port}/`)).status).toBe(502);
  expect(await connect(egress, `127.0.0.1:${port}`)).toMatch(/ 403 /);
  expect(await connect(egress, `[::ffff:127.0.0.1]:${port}`)).toMatch(/ 403 /);
  expect(await connect(egress, '169.254.169.254:80')).toMatch(/ 403 /);
  expect(visits).toBe(0);
  expect(egress.failureOf(`http://127.0.0.1:${port}/x`)).toMatchObject({
    kind: 'refused',
    reason: 'loopback',
  });
  expect(egress.failureOf('http://169.254.169.254/')).toMatchObject({ kind: 'refused', reason: 'metadata' });
  expect(egress.failureOf('https://example.com/')).toBeNull();
});

test('a name is resolved once: an answer that changes later leads nowhere else', async () => {
  const port = await startServer((_request, response) => void response.end('inside'));
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  let asked = 0;
  const resolve = async () => answers[asked++] ?? ['10.0.0.1'];
  const egress = await open({ allowPrivate: ['127.0.0.0/8'] }, { resolve });
  const url = `http://rebind.example.com:${port}/`;
  expect((await get(egress, url)).body).toBe('inside');
  expect(await connect(egress, `rebind.example.com:${port}`)).toMatch(/ 200 /);
  expect((await get(egress, url)).body).toBe('inside');
  expect(asked).toBe(1);
});

test('a public name that leads to a private address is refused', async () => {
  const egress = await open({}, { resolve: async () => ['127.0.0.1', '10.0.0.1'] });
  expect((await get(egress, 'http://rebind.example.com/')).status).toBe(502);
  expect(egress.failureOf('http://rebind.example.com/')).toMatchObject({
    kind: 'refused',
    reason: 'loopback',
  });
});

test('of several addresses only the allowed ones are dialled', async () => {
  const port = await startServer((_request, response) => void response.end('allowed'));
  const egress = await open(
    { allowPrivate: ['127.0.0.1'] },
    { resolve: async () => ['127.0.0.2', '127.0.0.1'] },
  );
  expect((await get(egress, `http://mixed.example.com:${port}/`)).body).toBe('allowed');
});

test('local names are refused without asking a resolver', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return ['93.184.215.14'];
  };
  const egress = await open({}, { resolve });
  expect(await connect(egress, 'metadata.google.internal:80')).toMatch(/ 403 /);
  expect(await connect(egress, 'localhost:443')).toMatch(/ 403 /);
  expect(asked).toBe(0);
  expect(egress.failureOf('https://localhost/')).toMatchObject({ reason: 'local_name' });
});

test('only who may reach every private address learns that a local name is unknown', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  const own = await open({ allowAllPrivate: true }, { resolve });
  await connect(own, 'printer:443');
  expect(own.failureOf('https://printer/')).toMatchObject({ kind: 'dns' });

  const shared = await open({ allowPrivate: ['10.0.0.0/8'] }, { resolve });
  await connect(shared, 'printer:443');
  expect(shared.failureOf('https://printer/')).toMatchObject({ kind: 'refused', reason: 'local_name' });
});

test('tells unknown names and closed ports apart', async () => {
  const unknown = await open({}, { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect((await get(unknown, 'http://nobody.example.com/')).status).toBe(502);
  expect(unknown.failureOf('http://nobody.example.com/')).toMatchObject({ kind: 'dns', reason: null });

  const egress = await open({ allowPrivate: ['127.0.0.1'] });
  expect((await get(egress, 'http://127.0.0.1:1/')).status).toBe(502);
  expect(egress.failureOf('http://127.0.0.1:1/')).toMatchObject({ kind: 'unreachable' });
});

test('an answer of our own is known as such, whatever became of the site since', async () => {
  const port = await startServer((request, response) => {
    if (request.url === '/reset') request.socket.destroy();
    else response.writeHead(502).end('down');
  });
  const egress = await open({ allowPrivate: ['127.0.0.1'] });
  const reset = await get(egress, `http://127.0.0.1:${port}/reset`);
  const own = await get(egress, `http://127.0.0.1:${port}/`);
  expect(own).toMatchObject({ status: 502, body: 'down' });
  const behind = ({ headers }: { headers: http.IncomingHttpHeaders }) =>
    egress.failureBehind(`http://127.0.0.1:${port}/`, headers as Record<string, string>);
  expect(behind(reset)).toMatchObject({ kind: 'unreachable' });
  expect(behind(own)).toBeNull();
});

test('a kept connection that the site gives up is replaced', async () => {
  const seen = new Set<unknown>();
  const port = await startServer((request, response) => {
    // Each connection serves one request, and ends without a word at the next.
    if (seen.has(request.socket)) request.socket.destroy();
    else response.end('served');
    seen.add(request.socket);
  });
  const egress = await open({ allowPrivate: ['127.0.0.1'] });
  const url = `http://127.0.0.1:${port}/`;
  expect(await get(egress, url)).toMatchObject({ status: 200, body: 'served' });
  expect(await get(egress, url)).toMatchObject({ status: 200, body: 'served' });
  expect(seen.size).toBe(2);
});

test('a change of protocol that nobody asked for is no answer', async () => {
  const site = net.createServer((socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n'),
    ),
  );
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  closers.push(() => new Promise((done) => site.close(done)));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const egress = await open({ allowPrivate: [host] });
  const { status } = await get(egress, `http://${host}/`);
  expect([status, egress.failureOf(`http://${host}/`)?.kind]).toEqual([502, 'unreachable']);
});

test('the byte budget ends what is open and refuses what comes after', async () => {
  const port = await startServer((_request, response) => {
    const write = () => {
      while (response.write(Buffer.alloc(16_384))) if (response.destroyed) return;
      response.once('drain', write);
    };
    write();
  });
  const egress = await open({ allowPrivate: ['127.0.0.1'] }, { limits: { maxBytes: 100_000 } });
  await expect(get(egress, `http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(egress.exhausted()).toBe(true);
  expect(egress.bytes()).toBeLessThan(1_000_000);
  expect((await get(egress, `http://127.0.0.1:${port}/`)).status).toBe(502);
  expect(egress.failureOf(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'over_limit' });
});

test.each(['plain', 'through a tunnel'])('what a page sends counts too: %s', async (way) => {
  let received = 0;
  const port = await startServer((request) => request.on('data', (chunk) => (received += chunk.length)));
  const egress = await open({ allowPrivate: ['127.0.0.1'] }, { limits: { maxBytes: 1_000_000 } });
  const { port: proxy } = new URL(egress.proxyUrl);
  const socket = net.connect(Number(proxy), '127.0.0.1');
  socket.on('error', () => undefined);
  closers.push(() => socket.destroy());
  const head = `host: 127.0.0.1:${port}\r\ncontent-length: 50000000\r\n\r\n`;
  if (way === 'plain') socket.write(`POST http://127.0.0.1:${port}/ HTTP/1.1\r\n${head}`);
  else {
    socket.write(`CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`);
    await new Promise((done) => socket.once('data', done));
    socket.write(`POST / HTTP/1.1\r\n${head}`);
  }
  socket.write(Buffer.alloc(50_000_000));
  await expect.poll(() => egress.exhausted()).toBe(true);
  expect(received).toBeLessThan(2_000_000);
});

test('connections at the same time are bounded', async () => {
  const port = await startServer(() => undefined);
  const egress = await open({ allowPrivate: ['127.0.0.1'] }, { limits: { maxConnections: 2 } });
  const waiting = [1, 2].map((n) => get(egress, `http://127.0.0.1:${port}/${n}`).catch(() => null));
  await expect.poll(() => connect(egress, `127.0.0.1:${port}`)).toMatch(/ 403 /);
  await egress.close();
  await Promise.all(waiting);
});

test('what is no address is a bad request', async () => {
  const egress = await open({ allowAllPrivate: true });
  expect((await get(egress, 'ftp://example.com/')).status).toBe(400);
  expect(await connect(egress, 'user@127.0.0.1:80')).toMatch(/ 400 /);
});

test('closing ends every connection', async () => {
  const port = await startServer(() => undefined);
  const egress = await open({ allowPrivate: ['127.0.0.1'] });
  const hanging = get(egress, `http://127.0.0.1:${port}/`);
  hanging.catch(() => undefined);
  await expect.poll(() => connect(egress, `127.0.0.1:${port}`)).toMatch(/ 200 /);
  await egress.close();
  await expect(hanging).rejects.toThrow();
});
