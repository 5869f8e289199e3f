import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError, sentenceFor } from './api-error.ts';
import { ContractError, call } from './call.ts';
import { pathOf } from './query-client.ts';
import { type Network, request } from './request.ts';

type Answer = Response | Error;

/** A network that gives the answers in turn and notes what it was asked and how long it was told to wait. */
function networkOf(...answers: Answer[]) {
  const calls: { path: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const network: Network = {
    fetch: async (path, init) => {
      calls.push({ path: String(path), init: init ?? {} });
      const answer = answers.shift();
      if (answer === undefined) throw new Error('Asked more often than expected');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (ms, signal) => {
      waits.push(ms);
      signal?.throwIfAborted();
    },
  };
  return { network, calls, waits };
}

const failed = (status: number, body = ''): Response => new Response(body, { status, statusText: 'Nope' });
const ok = (body: unknown = {}): Response => Response.json(body);

describe('request', () => {
  test.each([500, 503, 599, 429, 408])(
    'repeats a %i after one and after two more seconds',
    async (status) => {
      const { network, calls, waits } = networkOf(failed(status), failed(status), ok());
      const response = await request('/api/x', {}, network);
      expect(response.ok).toBe(true);
      expect(calls).toHaveLength(3);
      expect(waits).toEqual([1000, 2000]);
    },
  );

  test('gives up after the third failure, with the status and the body as message', async () => {
    const { network, calls } = networkOf(failed(503), failed(503), failed(503, 'down'));
    await expect(request('/api/x', {}, network)).rejects.toThrow('503: down');
    expect(calls).toHaveLength(3);
  });

  test('repeats a network failure and throws it when it stays', async () => {
    const failure = new TypeError('Failed to fetch');
    const { network, calls } = networkOf(failure, failure, failure);
    await expect(request('/api/x', {}, network)).rejects.toBe(failure);
    expect(calls).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 415, 422])('does not repeat a %i', async (status) => {
    const { network, calls } = networkOf(failed(status));
    await expect(request('/api/x', {}, network)).rejects.toThrow(`${status}: Nope`);
    expect(calls).toHaveLength(1);
  });

  test('sends credentials, JSON and the same idempotency key every time', async () => {
    const { network, calls } = networkOf(failed(500), ok());
    await request('/api/x', { method: 'POST', body: { url: 'a' }, idempotencyKey: 'k1' }, network);
    for (const { init } of calls) {
      expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"url":"a"}' });
      expect(init.headers).toMatchObject({ 'Idempotency-Key': 'k1', 'Content-Type': 'application/json' });
    }
  });

  test('sends no body and no content type without a payload', async () => {
    const { network, calls } = networkOf(ok());
    await request('/api/x', {}, network);
    expect(calls[0]?.init).not.toHaveProperty('body');
    expect(calls[0]?.init.headers).not.toHaveProperty('Content-Type');
  });

  test('an abort is not repeated', async () => {
    const { network, calls } = networkOf(new DOMException('Stopped', 'AbortError'));
    await expect(request('/api/x', {}, network)).rejects.toThrow('Stopped');
    expect(calls).toHaveLength(1);
  });

  test('an abort while waiting ends the waiting', async () => {
    const controller = new AbortController();
    const { network, calls } = networkOf(failed(500));
    const before = network.wait;
    network.wait = (ms, signal) => {
      controller.abort();
      return before(ms, signal);
    };
    await expect(request('/api/x', { signal: controller.signal }, network)).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });
});

describe('sentenceFor', () => {
  test('is the sentence of the body, never its JSON', () => {
    const body = JSON.stringify({ code: 'dns', message: 'The name could not be found.' });
    const error = new ApiError(422, 'Unprocessable', body);
    expect(error.message).toBe(`422: ${body}`);
    expect(sentenceFor(error)).toBe('The name could not be found.');
  });

  test('is a sentence of our own for a page of a proxy and for no answer at all', () => {
    expect(sentenceFor(new ApiError(502, 'Bad Gateway', '<html>'))).toMatch(/couldn’t answer/);
    expect(sentenceFor(new TypeError('Failed to fetch'))).toMatch(/couldn’t reach/);
  });
});

describe('call', () => {
  const schema = z.object({ id: z.string() });

  test('gives what the contract says, without what it does not name', async () => {
    const { network } = networkOf(ok({ id: 'a', more: 1 }));
    expect(await call('/api/x', schema, {}, network)).toEqual({ id: 'a' });
  });

  test.each([ok({ id: 1 }), new Response('<html>')])('refuses another shape', async (response) => {
    const { network } = networkOf(response);
    await expect(call('/api/x', schema, {}, network)).rejects.toThrow(ContractError);
  });
});

test('the path of a query joins its key', () => {
  expect(pathOf(['/api/reports', 7])).toBe('/api/reports/7');
});
