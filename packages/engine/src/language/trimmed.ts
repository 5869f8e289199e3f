/**
 * The text from its first character of one kind to its last of another. Linear, where a pattern for "anything else at
 * the end" would begin anew at every character.
 */
export function trimmed(text: string, first: RegExp, last: RegExp): string {
  const start = text.search(first);
  if (start < 0) return '';
  let end = text.length;
  while (end > start) {
    const begin = isLowSurrogate(text, end - 1) ? end - 2 : end - 1;
    if (last.test(text.slice(begin, end))) break;
    end = begin;
  }
  return text.slice(start, end);
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
}
