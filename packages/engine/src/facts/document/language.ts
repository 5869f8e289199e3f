import { readingIn } from '../../language/reading.ts';
import { languageOfPage, type PageLanguage } from '../../language/text-language.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageModel } from '../../page/page-model.ts';

/** The language of the visible text, and what told it. */
export const detectLanguage: (page: PageModel) => PageLanguage = memoize((page) =>
  languageOfPage(page.main.content, declaredLanguage(page)),
);

/** Does the work with the words of the languages that the page is written in. */
export function inLanguagesOf<Result>(page: PageModel, work: () => Result): Result {
  const { code, others } = detectLanguage(page);
  return readingIn([code, ...others], work);
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
