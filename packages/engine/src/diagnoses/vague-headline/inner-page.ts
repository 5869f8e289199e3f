/** Whether an address is of a page below a site's start page; that of a language, such as "/de/", is a start page too. */
export function isInnerPage(address: string): boolean {
  const segments = (URL.parse(address)?.pathname ?? '').split('/');
  return segments.some(
    (segment) => segment !== '' && !segment.startsWith('index.') && !isLanguageCode(segment),
  );
}

/** "de" or "de-AT". */
function isLanguageCode(segment: string): boolean {
  return segment.length === 2 || (segment.length === 5 && segment.charAt(2) === '-');
}
