import { expect, it } from 'vitest';
import { preferredLanguage } from './report-language.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr-CH', 'fr'],
  ['pl, es;q=0.4', 'es'],
  ['pl, de;q=0', 'en'],
  ['ES', 'es'],
  ['*', 'en'],
  ['de;q=x, fr;q=0.1', 'fr'],
  ['', 'en'],
])('Accept-Language “%s” leads to %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});
