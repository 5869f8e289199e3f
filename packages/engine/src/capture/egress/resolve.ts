import dns from 'node:dns/promises';
import { parseAddress } from './classify.ts';

/** The addresses of a host, in the order to try them. Rejects where the name is unknown. */
export type Resolve = (host: string) => Promise<string[]>;

const TIMEOUT_MS = 3_000;

/**
 * The system's resolver, or the one at the given address (`ip` or `ip:port`). An IP literal is answered
 * without asking anybody.
 */
export function createResolve(server: string | null): Resolve {
  const ask = server === null ? askSystem : askServer(server);
  return async (host) => (parseAddress(host) === null ? ask(host) : [host]);
}

async function askSystem(host: string): Promise<string[]> {
  const answers = await dns.lookup(host, { all: true, order: 'ipv4first' });
  return answers.map((answer) => answer.address);
}

function askServer(server: string): Resolve {
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  resolver.setServers([server]);
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error(`No address for ${host}`);
    return addresses;
  };
}
