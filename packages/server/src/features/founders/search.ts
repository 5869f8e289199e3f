/** A pattern of `ilike` that finds the words anywhere; null where nothing is searched for. */
export function patternOf(search: string): string | null {
  const text = search.replaceAll('\0', '');
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
