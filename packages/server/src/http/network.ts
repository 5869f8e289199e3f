/** A household or company has a whole IPv6 /64, so that counts as one address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = ip.includes('::')
    ? 8 - groups.length - tail.split(':').filter((group) => group !== '').length
    : 0;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...tail.split(':')]
    .slice(0, 4)
    .join(':');
}
