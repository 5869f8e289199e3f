import dns from 'node:dns/promises';
import { parseAddress } from './classify.ts';
import { addressesInHostsFile } from './hosts-file.ts';
import type { EgressPolicy } from './policy.ts';

/** The addresses of a host, in the order to try them. Rejects where the name is unknown. */
export type Resolve = (host: string) => Promise<string[]>;

const TIMEOUT_MS = 3_000;
/** The timeout when several name servers are asked in turn. */
const LONGEST_MS = 8_000;
/** How long an IPv4 answer waits for IPv6: some name servers never answer about it. */
const OTHER_VERSION_MS = 1_000;

/** The system's resolver, or the one at the policy's address (`ip` or `ip:port`). IP literals need no lookup. */
export function createResolve(policy: EgressPolicy): Resolve {
  const { dnsResolver, allowPrivate, allowAllPrivate } = policy;
  const knowsOwnNames = allowAllPrivate || allowPrivate.length > 0;
  const ask =
    dnsResolver !== null
      ? (host: string) => askServers(host, [dnsResolver])
      : knowsOwnNames
        ? askSystem
        : askPublicNames;
  return async (host) => (parseAddress(host) === null ? ask(host) : [host]);
}

/** Also resolves the names of this machine and its network. */
async function askSystem(host: string): Promise<string[]> {
  const answers = await dns.lookup(host, { all: true, order: 'ipv4first' });
  return answers.map((answer) => answer.address);
}

/**
 * Asks the system's name servers directly: the system's own lookup blocks one of two threads shared by the whole
 * process, so a page with many dead names would keep every other page waiting for minutes.
 */
async function askPublicNames(host: string): Promise<string[]> {
  const named = await addressesInHostsFile(host);
  if (named.length > 0) return named;
  try {
    return await askServers(host);
  } catch (cause) {
    // No name server can be reached this way, for any name.
    if (isRefused(cause)) return askSystem(host);
    throw cause;
  }
}

/** @param servers instead of those that the system has at this moment */
async function askServers(host: string, servers?: readonly string[]): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const giveUp = () => resolver.cancel();
  const timers = [setTimeout(giveUp, LONGEST_MS)];
  const version4 = resolver.resolve4(host);
  version4.then(
    () => timers.push(setTimeout(giveUp, OTHER_VERSION_MS)),
    () => undefined,
  );
  const answers = await Promise.allSettled([version4, resolver.resolve6(host)]);
  for (const timer of timers) clearTimeout(timer);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const [cause] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  throw new Error(`No address for ${host}`, { cause });
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
