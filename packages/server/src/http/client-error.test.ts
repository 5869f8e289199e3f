import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerClientError } from './client-error.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ clientErrorHandler: answerClientError });
  app.get('/', () => ({ fine: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function answerTo(request: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

it.each([
  ['no HTTP', 'hello\r\n\r\n', '400 Bad Request', 'bad_request'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'request_too_large',
  ],
])('answers %s in the shape of every error', async (_what, request, line, code) => {
  const answer = await answerTo(request);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${line}`);
  expect(JSON.parse(body)).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
});

it('goes on answering others', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(answer).toContain('{"fine":true}');
});
