/** Whether an address has one of the schemes, such as "tel" or "mailto". */
export function hasScheme(address: string | null | undefined, ...schemes: readonly string[]): boolean {
  const lower = address?.toLowerCase() ?? '';
  return schemes.some((scheme) => lower.startsWith(`${scheme}:`));
}
