import { languageCode } from '../../../language/language-code.ts';
import { FULL_CODES } from '../../../language/packs.ts';
import { type PatternName, pattern } from '../../../language/patterns.ts';

const compiled = new Map<string, RegExp>();

/**
 * Every phrase of a text that one of the patterns finds, in lower case: those of English, and of the language of the
 * page. Words of one language mean something else in another, such as “gift”.
 */
export function phrasesIn(said: string, names: readonly PatternName[], language: string | null): string[] {
  const own = languageCode(language) ?? '';
  const codes = FULL_CODES.includes(own) && own !== 'en' ? ['en', own] : ['en'];
  return names.flatMap((name) =>
    codes.flatMap((code) => [...said.matchAll(every(name, code))].map(([phrase]) => phrase.toLowerCase())),
  );
}

function every(name: PatternName, code: string): RegExp {
  const key = `${name} ${code}`;
  let found = compiled.get(key);
  if (!found) {
    const { source, flags } = pattern(name, code);
    found = new RegExp(source, `${flags}g`);
    compiled.set(key, found);
  }
  return found;
}
