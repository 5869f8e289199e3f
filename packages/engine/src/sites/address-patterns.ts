/**
 * Addresses by pattern, such as `/products/*`. A place in the path with many different words is a variable; words with
 * digits or several hyphens are taken for one earlier. Patterns only choose what is read: structure decides.
 */

/** From so many different words on, a place in the path is a variable. */
const MANY = 12;
/** The same for words that look like ids or titles. */
const SOME = 3;

export function addressPatterns(addresses: readonly string[]): Map<string, string> {
  const paths = addresses.map((address) => ({ address, ...wordsOf(address) }));
  const patterns = new Map<string, string>();
  collect(paths, 0, '', patterns);
  return patterns;
}

interface Path {
  address: string;
  words: string[];
  query: string;
}

function wordsOf(address: string): Omit<Path, 'address'> {
  const { pathname, searchParams } = new URL(address);
  const keys = [...new Set(searchParams.keys())].sort();
  return {
    words: pathname.split('/').filter((word) => word !== ''),
    query: keys.length === 0 ? '' : `?${keys.join('&')}`,
  };
}

/** Names the patterns of paths that are alike up to a depth. */
function collect(paths: readonly Path[], depth: number, before: string, patterns: Map<string, string>): void {
  const deeper = paths.filter(({ words }) => words.length > depth);
  for (const { address, words, query } of paths) {
    if (words.length === depth) patterns.set(address, (before || '/') + query);
  }
  if (deeper.length === 0) return;
  const known = new Set(deeper.map(({ words }) => words[depth] ?? ''));
  const isAll = known.size >= MANY;
  const isSome = [...known].filter(looksVariable).length >= SOME;
  const parts = Map.groupBy(deeper, ({ words }) => {
    const word = words[depth] ?? '';
    return isAll || (isSome && looksVariable(word)) ? '*' : word;
  });
  for (const [part, alike] of parts) collect(alike, depth + 1, `${before}/${part}`, patterns);
}

function looksVariable(word: string): boolean {
  return [...word].some((letter) => letter >= '0' && letter <= '9') || word.split('-').length > 2;
}
