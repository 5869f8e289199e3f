import { reportLanguage } from './translated.ts';

/** The name of a language in the current one: "Arabic" for `ar`; the tag itself if it has no name. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(reportLanguage(), { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
