/** Whether an address has one of the schemes, such as "tel" or "mailto". */
export function hasScheme(address: string | null | undefined, ...schemes: readonly string[]): boolean {
  const lower = address?.toLowerCase() ?? '';
  return schemes.some((scheme) => lower.startsWith(`${scheme}:`));
}

/** A part of an address as people write it; as it is where it isn't well-formed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function withoutWww(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : host;
}

const QUERY_OR_HASH = /[?#]/;

/** The address without query and fragment. */
export function withoutQuery(address: string): string {
  return address.split(QUERY_OR_HASH, 1)[0] ?? '';
}

/** The last part of the path, which may be empty. */
export function fileName(address: string): string {
  return withoutQuery(address).split('/').at(-1) ?? '';
}

const ORIGIN = /^https?:\/\/[^/]+/i;

/** The address from its path on; a relative one as it is. */
export function withoutOrigin(address: string): string {
  return address.replace(ORIGIN, '');
}
