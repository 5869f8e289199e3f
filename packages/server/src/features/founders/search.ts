/** An `ilike` pattern that finds the words anywhere; null without a search. */
export function patternOf(search: string): string | null {
  const text = search.replaceAll('\0', '');
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
