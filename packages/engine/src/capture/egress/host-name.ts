/** An IPv6 address without the brackets that it has in a URL. */
export function withoutBrackets(host: string): string {
  return host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
}

/** Without the dot of the root, which ends a fully qualified name. */
export function withoutRootDot(name: string): string {
  return name.endsWith('.') ? name.slice(0, -1) : name;
}
