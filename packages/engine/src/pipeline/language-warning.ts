import type { PageFacts } from '../facts/types/page-facts.ts';
import { languageCode } from '../language/language-code.ts';
import { isAlike } from '../language/text-language.ts';
import { text } from './language-warning.text.ts';

/** That the text of a page is in another language than the page declares, with the line that shows it. */
export function languageWarnings({
  language,
  languageEvidence,
  document,
}: Pick<PageFacts, 'language' | 'languageEvidence' | 'document'>): string[] {
  const declared = languageCode(document.declaredLanguage);
  if (declared === null || language === null || isAlike(declared, language)) return [];
  return [text.otherLanguage({ declared, language, sample: languageEvidence.sample })];
}
