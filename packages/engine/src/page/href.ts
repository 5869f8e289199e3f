/** Whether the address has one of the schemes, such as `tel`. */
export function hasScheme(href: string, ...schemes: string[]): boolean {
  const [scheme] = href.split(':', 1);
  return scheme !== undefined && scheme.length < href.length && schemes.includes(scheme.toLowerCase());
}

export function withoutWww(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : host;
}

const QUERY_OR_HASH = /[?#]/;

/** The last part of the path, which may be empty. */
export function fileName(address: string): string {
  return address.split(QUERY_OR_HASH, 1)[0]?.split('/').at(-1) ?? '';
}
