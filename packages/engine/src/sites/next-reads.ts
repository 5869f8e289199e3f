import { addressPatterns } from './address-patterns.ts';

export interface Unfinished {
  address: string;
  /** Links from the start page. */
  depth: number;
  isRead: boolean;
}

/**
 * The pages to read next, the pattern of which fewest were read first. Where pages come from a sitemap, each pattern gets
 * a sample; where they come from links, all pages are read, because every one may lead to further ones.
 * @param isMixed whether pages of this pattern turned out to have several templates
 */
export function nextReads<Page extends Unfinished>(
  pages: readonly Page[],
  source: 'sitemap' | 'links',
  isMixed: (pattern: string) => boolean,
): Page[] {
  const patterns = addressPatterns(pages.map(({ address }) => address));
  const groups = Map.groupBy(pages, ({ address }) => patterns.get(address) ?? '/');
  const ranked = [...groups].flatMap(([pattern, group]) => {
    const read = group.filter(({ isRead }) => isRead).length;
    const wanted = source === 'links' ? group.length : sampleSize(group.length) * (isMixed(pattern) ? 4 : 1);
    const waiting = evenly(
      group.filter(({ isRead }) => !isRead),
      wanted - read,
    );
    return waiting.map((page, index) => ({ page, rank: read + index }));
  });
  return ranked
    .sort(
      (a, b) => a.rank - b.rank || a.page.depth - b.page.depth || (a.page.address < b.page.address ? -1 : 1),
    )
    .map(({ page }) => page);
}

/** All of a few, and some more of many: 8 of 20, 13 of 500, 17 of 5,000. */
export function sampleSize(pages: number): number {
  return pages <= 4 ? pages : Math.min(pages, Math.ceil(4 + Math.log2(pages)));
}

/** Spread over the list, because neighbors in a sitemap are often alike. */
function evenly<Item>(items: readonly Item[], count: number): Item[] {
  if (count <= 0) return [];
  if (count >= items.length) return [...items];
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  );
}
