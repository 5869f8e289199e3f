const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language: "Arabic" for `ar`; the tag itself if it has no name. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
