/** The language that a BCP 47 tag begins with, `en` of `en-GB`; null where it begins with none. */
export function languageCode(tag: string | null): string | null {
  const [code = ''] = (tag ?? '').toLowerCase().split(/[-_]/);
  return /^[a-z]{2,3}$/.test(code) ? code : null;
}
