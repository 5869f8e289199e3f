import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { SPACES } from '../../language/spaces.ts';
import { withoutRootDot } from './host-name.ts';

/** The hosts file of the machine, which containers get too. */
const HOSTS_FILE =
  process.platform === 'win32'
    ? path.join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';

type Hosts = ReadonlyMap<string, string[]>;

/** Cached: ad-blocking lists have 200,000 lines, and each page resolves many names. */
let latest: { file: string; changedMs: number; hosts: Promise<Hosts> } | null = null;

/** The addresses that a hosts file gives for a name, in its order; none where there is no such file. */
export async function addressesInHostsFile(host: string, file = HOSTS_FILE): Promise<string[]> {
  const { mtimeMs: changedMs } = await stat(file).catch(() => ({ mtimeMs: null }));
  if (changedMs === null) return [];
  if (latest?.file !== file || latest.changedMs !== changedMs)
    latest = { file, changedMs, hosts: readHosts(file) };
  const hosts = await latest.hosts;
  return hosts.get(withoutRootDot(host.toLowerCase())) ?? [];
}

async function readHosts(file: string): Promise<Hosts> {
  const hosts = new Map<string, string[]>();
  const text = await readFile(file, 'utf8').catch(() => {
    latest = null;
    return '';
  });
  for (const line of text.split('\n')) {
    const [address = '', ...names] = (line.split('#', 1)[0] ?? '').trim().toLowerCase().split(SPACES);
    for (const name of new Set(names)) hosts.set(name, [...(hosts.get(name) ?? []), address]);
  }
  return hosts;
}
