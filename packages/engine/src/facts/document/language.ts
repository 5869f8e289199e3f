import { languageOfPage } from '../../language/text-language.ts';
import type { PageModel } from '../../page/page-model.ts';

/** Languages that write no spaces between words, so that words cannot be counted. */
const WITHOUT_SPACES = new Set(['ja', 'zh', 'th', 'km', 'lo', 'my']);

/** ISO 639-1 code of the language of the visible text; null where there is too little text. */
export function detectLanguage(page: PageModel): string | null {
  return languageOfPage(page.main.content, declaredLanguage(page));
}

/** What `<html lang>`, else the language meta element, says. */
export function declaredLanguage(page: PageModel): string | null {
  const view = page.main;
  const stated = view.tagged('html')[0]?.attribute('lang').trim() ?? '';
  if (stated !== '') return stated;
  const meta = view
    .tagged('meta')
    .find((node) => node.attribute('http-equiv').toLowerCase() === 'content-language');
  return meta?.attribute('content').trim() || null;
}

export function countsWords(language: string | null): boolean {
  return language === null || !WITHOUT_SPACES.has(language);
}
