import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the operator of a machine names addresses, which containers are given, too. */
const HOSTS_FILE =
  process.platform === 'win32'
    ? path.join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';

/** The addresses that a hosts file gives for a name, in its order; none where there is no such file. */
export async function addressesInHostsFile(host: string, file = HOSTS_FILE): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const name = host.toLowerCase().replace(/\.$/, '');
  return text.split(/\r?\n/).flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return names.some((each) => each.toLowerCase() === name) ? [address] : [];
  });
}
