import dns from 'node:dns/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_POLICY } from './policy.ts';
import { createResolve } from './resolve.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Has every name server fail in the same way, and the system know every name. */
function answerNothing(code: string) {
  const failure = Object.assign(new Error(code), { code });
  vi.spyOn(dns.Resolver.prototype, 'resolve4').mockRejectedValue(failure);
  vi.spyOn(dns.Resolver.prototype, 'resolve6').mockRejectedValue(failure);
  return vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: '93.184.216.34', family: 4 }] as never);
}

it.each(['ETIMEOUT', 'ESERVFAIL', 'ENOTFOUND'])(
  'lets no public name wait in the threads of the process: %s',
  async (code) => {
    const lookup = answerNothing(code);
    await expect(createResolve(DEFAULT_POLICY)('unanswered.example.com')).rejects.toThrow('No address');
    expect(lookup).not.toHaveBeenCalled();
  },
);

it('asks the system where no name server is to be reached', async () => {
  answerNothing('ECONNREFUSED');
  expect(await createResolve(DEFAULT_POLICY)('shop.example.com')).toEqual(['93.184.216.34']);
});

it('asks the system for names that only it may know', async () => {
  answerNothing('ENOTFOUND');
  const resolve = createResolve({ ...DEFAULT_POLICY, allowPrivate: ['10.0.0.0/8'] });
  expect(await resolve('intranet.example.com')).toEqual(['93.184.216.34']);
});

it('knows the names in the hosts file of the machine', async () => {
  const lookup = answerNothing('ENOTFOUND');
  expect(await createResolve(DEFAULT_POLICY)('localhost')).toContain('127.0.0.1');
  expect(lookup).not.toHaveBeenCalled();
});

it('asks nobody for an address', async () => {
  const lookup = answerNothing('ECONNREFUSED');
  expect(await createResolve(DEFAULT_POLICY)('192.0.2.7')).toEqual(['192.0.2.7']);
  expect(lookup).not.toHaveBeenCalled();
});

/** Has a question of a name server stay open until it is given up, as where the server is silent. */
function stayOpen(...questions: ('resolve4' | 'resolve6')[]) {
  const open = Promise.withResolvers<never>();
  const cancelled = Object.assign(new Error('cancelled'), { code: 'ECANCELLED' });
  vi.spyOn(dns.Resolver.prototype, 'cancel').mockImplementation(() => open.reject(cancelled));
  for (const question of questions) vi.spyOn(dns.Resolver.prototype, question).mockReturnValue(open.promise);
  vi.useFakeTimers();
}

it('waits for no name server that answers about one version of addresses alone', async () => {
  stayOpen('resolve6');
  vi.spyOn(dns.Resolver.prototype, 'resolve4').mockResolvedValue(['93.184.216.34'] as never);
  const found = createResolve({ ...DEFAULT_POLICY, dnsResolver: '127.0.0.1' })('shop.example.com');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found).toEqual(['93.184.216.34']);
});

it('keeps no question open longer than somebody waits for its answer', async () => {
  stayOpen('resolve4', 'resolve6');
  const found = createResolve({ ...DEFAULT_POLICY, dnsResolver: '127.0.0.1' })('silent.example.com');
  const refusal = expect(found).rejects.toThrow('No address');
  await vi.advanceTimersByTimeAsync(8_000);
  await refusal;
});
