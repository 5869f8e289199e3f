const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The English names of all languages with a code of two letters, in lower case. */
export function languageNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
}
