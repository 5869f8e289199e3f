/** The tag of Chinese in traditional letters; `zh` alone stands for simplified ones. */
export const TRADITIONAL_CHINESE = 'zh-Hant';

/** The language that a BCP 47 tag begins with, `en` of `en-GB`; null where it begins with none. */
export function languageCode(tag: string | null): string | null {
  return /^[a-z]{2,3}(?![^-_])/.exec(tag?.toLowerCase() ?? '')?.[0] ?? null;
}
