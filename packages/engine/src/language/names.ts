const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

/** The English names of all languages with a code of two letters, in lower case. */
export function languageNames(): string[] {
  return namesOf('language', CODES);
}

/** The same of countries. */
export function regionNames(): string[] {
  return namesOf(
    'region',
    CODES.map((code) => code.toUpperCase()),
  );
}

function namesOf(type: 'language' | 'region', codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
}
