/** Whether the address has one of the schemes, such as `tel`. */
export function hasScheme(href: string, ...schemes: string[]): boolean {
  const [scheme] = href.split(':', 1);
  return scheme !== undefined && scheme.length < href.length && schemes.includes(scheme.toLowerCase());
}
