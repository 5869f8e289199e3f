import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createEgressGuard } from './egress.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { type Posting, post } from './post.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listen(server: net.Server, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, host, done));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

const guard = createEgressGuard({ ...DEFAULT_POLICY, allowPrivate: ['127.0.0.1'] });

function send(url: string, options: Partial<Posting> = {}) {
  return post(guard, {
    url,
    headers: { 'content-type': 'application/json' },
    body: '{"kettle":1}',
    timeoutMs: 30_000,
    maxAnswerBytes: 20,
    signal: new AbortController().signal,
    ...options,
  });
}

test('sends headers and body, and reads the beginning of the answer', async () => {
  const got: string[] = [];
  const port = await listen(
    http.createServer(async (request, response) => {
      got.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
      for await (const chunk of request) got.push(String(chunk));
      response.writeHead(202).end('x'.repeat(1_000));
    }),
  );
  expect(await send(`http://127.0.0.1:${port}/in?key=1`)).toEqual({
    status: 202,
    retryAfter: null,
    answer: 'x'.repeat(20),
  });
  expect(got).toEqual(['POST /in?key=1 application/json', '{"kettle":1}']);
});

test('does not follow redirects', async () => {
  let requests = 0;
  const port = await listen(
    http.createServer((_request, response) => {
      requests += 1;
      response.writeHead(307, { location: '/again' }).end();
    }),
  );
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 307, retryAfter: null, answer: '' });
  expect(requests).toBe(1);
});

test('waits for an answer no longer than its time', async () => {
  const port = await listen(http.createServer(() => undefined));
  expect(await send(`http://127.0.0.1:${port}/`, { timeoutMs: 200 })).toEqual({ failure: 'timeout' });
});

test('counts the status of an answer whose body never ends', async () => {
  const port = await listen(
    http.createServer((_request, response) => {
      response.writeHead(200);
      response.write('ok');
    }),
  );
  expect(await send(`http://127.0.0.1:${port}/`, { timeoutMs: 2_000 })).toEqual({
    status: 200,
    retryAfter: null,
    answer: 'ok',
  });
});

test('leaves no connection behind at a server that never shakes hands', async () => {
  const closed = Promise.withResolvers<void>();
  const server = net.createServer((socket) => socket.on('close', () => closed.resolve()).resume());
  const port = await listen(server);
  expect(await send(`https://127.0.0.1:${port}/`, { timeoutMs: 200 })).toEqual({ failure: 'timeout' });
  await closed.promise;
});

test.each([
  ['a private address', 'http://127.0.0.2:%/'],
  ['another spelling of it', 'http://0x7f000002:%/'],
  ['an IPv6 form of it', 'http://[::ffff:127.0.0.2]:%/'],
  ['a local name', 'http://kettle.internal:%/'],
])('refuses %s without a packet', async (_name, pattern) => {
  let connections = 0;
  const port = await listen(
    net.createServer(() => (connections += 1)),
    '127.0.0.2',
  );
  expect(await send(pattern.replace('%', String(port)))).toEqual({ failure: 'refused' });
  expect(connections).toBe(0);
});

test('refuses a public name that leads to a private address', async () => {
  const rebound = createEgressGuard(DEFAULT_POLICY, async () => ['127.0.0.1']);
  let connections = 0;
  const port = await listen(net.createServer(() => (connections += 1)));
  const posting = { url: `http://hooks.example.com:${port}/`, headers: {}, body: '', timeoutMs: 30_000 };
  const signal = new AbortController().signal;
  expect(await post(rebound, { ...posting, maxAnswerBytes: 20, signal })).toEqual({ failure: 'refused' });
  expect(connections).toBe(0);
});

test('names what else can go wrong', async () => {
  const port = await listen(net.createServer((socket) => socket.end('not http at all\r\n\r\n')));
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ failure: 'unreachable' });
  expect(await send(`https://127.0.0.1:${port}/`)).toEqual({ failure: 'tls' });
  const unknown = createEgressGuard(DEFAULT_POLICY, async () => Promise.reject(new Error('no such name')));
  const signal = new AbortController().signal;
  const posting = { url: 'https://hooks.example.com/', headers: {}, body: '', timeoutMs: 30_000, signal };
  expect(await post(unknown, { ...posting, maxAnswerBytes: 20 })).toEqual({ failure: 'dns' });
});

test('rejects when it is stopped', async () => {
  const stop = new AbortController();
  const port = await listen(http.createServer(() => stop.abort(new Error('stopped'))));
  await expect(send(`http://127.0.0.1:${port}/`, { signal: stop.signal })).rejects.toThrow('stopped');
});
