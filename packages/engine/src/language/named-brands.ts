/** Brands with the regular expressions that recognize them. */
export function namedBrands(
  table: Readonly<Record<string, string>>,
): readonly (readonly [name: string, pattern: RegExp])[] {
  return Object.entries(table).map(([name, source]) => [name, new RegExp(source, 'i')] as const);
}
