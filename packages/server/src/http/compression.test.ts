import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await compressAnswers(app);
  app.get('/page', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send('<p>words</p>'.repeat(200)),
  );
  app.get('/events', (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'.repeat(200)));
  app.post('/echo', (request) => request.body);
});

afterAll(() => app.close());

it.each([
  ['/page', 'br'],
  ['/events', undefined],
])('answers %s with content encoding %s', async (url, encoding) => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
});

it('never unpacks a request', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('1f8b0800000000000003ab562a4b2d', 'hex'),
  });
  expect(answer.statusCode).toBe(400);
});
