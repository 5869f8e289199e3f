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

const read = new Map<string, object>();

/**
 * What is in a file of a language, unchecked, read when it is first asked for; an empty object where it has no such file.
 */
export function readLanguageFile(code: string, file: string): object {
  const path = join(code, file);
  const known = read.get(path) ?? (LANGUAGE_FILES.get(code)?.has(file) ? contentOf(path) : {});
  read.set(path, known);
  return known;
}

/** Decoding a whole buffer takes half the time of reading as UTF-8. */
function contentOf(path: string): object {
  return JSON.parse(readFileSync(join(LANGUAGES, path)).toString());
}
