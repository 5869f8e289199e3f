import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendError } from './error-adapter.ts';
import { readJsonBodies } from './json-body.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  app.setErrorHandler(sendError);
  readJsonBodies(app);
  app.post('/', async ({ body }) => ({ body: body ?? 'none' }));
});
afterAll(() => app.close());

const headers = { 'content-type': 'application/json' };
const post = (payload: string) => app.inject({ method: 'POST', url: '/', headers, payload });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('takes an empty body as none', async () => {
  expect((await post('')).json()).toEqual({ body: 'none' });
});

it('refuses what nests deeper than any call needs, and counts no bracket of a text', async () => {
  expect((await post(nested(32))).statusCode).toBe(200);
  const answer = await post(nested(33));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  expect((await post(nested(30_000))).statusCode).toBe(400);
  expect((await post(JSON.stringify({ a: '[{'.repeat(50), b: '\\"[' }))).statusCode).toBe(200);
});

it.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":', 'x'])(
  'refuses %s',
  async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  },
);
