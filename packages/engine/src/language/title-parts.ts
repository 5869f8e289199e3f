const SEPARATOR = /\s+[|–—·•»:-]\s+|\s*[|»｜]\s*|\s*:+\s+/;
const BRAND_SEPARATOR = /\s+[|–—·•:»-]\s+|\s*[｜|]\s*/;

/** "Harbor: boats for everyone" as "Harbor" and "boats for everyone". */
export function titleParts(title: string): string[] {
  return partsOf(title, SEPARATOR);
}

/** The parts of a title that may be the name of its site: a colon right behind a word divides none. */
export function namingParts(title: string): string[] {
  return partsOf(title, BRAND_SEPARATOR);
}

function partsOf(title: string, separator: RegExp): string[] {
  return title
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
