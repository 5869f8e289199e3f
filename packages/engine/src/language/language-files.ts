import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of all languages; the bundled command line has them beside its code. */
const LANGUAGES = join(import.meta.dirname, '../../data/languages');

/** The names of the files of each language, by its code, in the order of the alphabet. */
export const LANGUAGE_FILES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readdirSync(LANGUAGES)
    .sort()
    .map((code) => [code, new Set(readdirSync(join(LANGUAGES, code)))]),
);

/** The codes of the languages that have a file of that name. */
export function languagesWith(file: string): string[] {
  return [...LANGUAGE_FILES].flatMap(([code, files]) => (files.has(file) ? [code] : []));
}

/** What is in a file of a language, unchecked; an empty object where it has no such file. */
export function readLanguageFile(code: string, file: string): object {
  if (!LANGUAGE_FILES.get(code)?.has(file)) return {};
  return JSON.parse(readFileSync(join(LANGUAGES, code, file), 'utf8'));
}
