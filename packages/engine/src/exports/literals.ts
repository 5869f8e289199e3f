/** How words from a page are written in other languages, so that they stay words. */

/** What ends a line for some readers only, reverses it or can't be seen. */
function isHidden(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
  const isMark = MARKS.some(([first, last]) => code >= first && code <= last);
  return isControl || isMark;
}

const MARKS = [
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x2069],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe01ef],
] as const;

/** Also of half a pair, which no encoding can carry. */
function isAlone(character: string): boolean {
  return character.length === 1 && character >= '\ud800' && character <= '\udfff';
}

const unitsOf = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** JSON that is also JavaScript, and that can stand in a script element: it has no angle bracket and no hidden mark. */
export function jsonLiteral(value: unknown, indent = 0): string {
  const written = JSON.stringify(value, null, indent);
  // Line breaks and angle brackets can only be in strings or, for the former, between values.
  const escaped = [...written].map((character) => {
    const isBreak = character === '\n' && indent > 0;
    const isBracket = '<>&'.includes(character);
    return !isBreak && (isBracket || isHidden(character) || isAlone(character))
      ? unitsOf(character)
      : character;
  });
  return escaped.join('');
}

/** One line of a text document: what can't be seen is dropped, and any run of spaces is one. */
export function oneLine(words: string): string {
  const seen = [...words].map((character) => {
    if (character === '\n' || character === '\t' || character === '\r') return ' ';
    return isHidden(character) || isAlone(character) ? '' : character;
  });
  return seen
    .join('')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text or the value of an attribute in double quotes. */
export function htmlText(words: string): string {
  const written = [...words].map((character) => {
    if (isAlone(character)) return '';
    return isHidden(character) && character !== '\n'
      ? `&#x${character.codePointAt(0)?.toString(16)};`
      : (ENTITIES[character] ?? character);
  });
  return written.join('');
}
