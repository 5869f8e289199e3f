import { expect, test, vi } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { ContractError } from '../../client/call.ts';
import type { Network } from '../../client/request.ts';
import { analyze } from './analyze.ts';

/** A network that is away for the first calls and then gives one answer. */
function networkAwayFor(calls: number, answer: () => Response) {
  const keys: (string | null)[] = [];
  const network: Network = {
    fetch: async (_path, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      if (keys.length <= calls) throw new TypeError('Failed to fetch');
      return answer();
    },
    wait: async (_ms, signal) => signal?.throwIfAborted(),
  };
  return { network, keys };
}

const input = { kind: 'url' as const, input: { url: 'https://shop.test/' } };
const refused = () => Response.json({ code: 'timeout', message: 'Too slow.' }, { status: 422 });

test('a server that comes back is asked for the same analysis', async () => {
  const { network, keys } = networkAwayFor(20, refused);
  const onAway = vi.fn();
  const { signal } = new AbortController();
  await expect(analyze(input, 'mine', { signal, onAway, network })).rejects.toBeInstanceOf(ApiError);
  expect(new Set(keys)).toEqual(new Set(['mine']));
  expect(keys).toHaveLength(21);
  expect(onAway).toHaveBeenCalled();
});

test('a server that stays away is given up', async () => {
  const { network } = networkAwayFor(Number.POSITIVE_INFINITY, refused);
  const { signal } = new AbortController();
  await expect(analyze(input, 'mine', { signal, onAway: () => undefined, network })).rejects.toThrow(
    'Failed to fetch',
  );
});

test('a refusal and an answer of another shape are final', async () => {
  const onAway = vi.fn();
  const { signal } = new AbortController();
  const refusing = networkAwayFor(0, refused);
  await expect(analyze(input, 'mine', { signal, onAway, network: refusing.network })).rejects.toBeInstanceOf(
    ApiError,
  );
  expect(refusing.keys).toHaveLength(1);
  const strange = networkAwayFor(0, () => Response.json({}));
  await expect(analyze(input, 'mine', { signal, onAway, network: strange.network })).rejects.toBeInstanceOf(
    ContractError,
  );
  expect(onAway).not.toHaveBeenCalled();
});

test('cancelling ends the waiting', async () => {
  const controller = new AbortController();
  const { network, keys } = networkAwayFor(Number.POSITIVE_INFINITY, refused);
  const onAway = vi.fn(() => controller.abort());
  await expect(analyze(input, 'mine', { signal: controller.signal, onAway, network })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(onAway).toHaveBeenCalledTimes(1);
  expect(keys.length).toBeLessThan(5);
});
