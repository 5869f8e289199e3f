import { MAX_SITEMAP_BYTES, readSitemap } from '@liftmark/engine/sites/sitemap';
import { addPages, isBusy, MAX_SLOWNESS, type Planning } from './planning.ts';

/** Most sitemaps of a site. */
const MAX_SITEMAPS = 100;

/** Reads the next sitemap of the list, which grows if it is an index. */
export async function readNextSitemap(planning: Planning): Promise<void> {
  const { reader, scope, run } = planning;
  const address = run.sitemaps[run.sitemapsRead] ?? '';
  await planning.pace();
  const answer = await reader.read(address, MAX_SITEMAP_BYTES, (next) => scope.contains(next));
  if ('status' in answer && isBusy(answer) && run.slowness < MAX_SLOWNESS) {
    planning.slowDown(answer);
    await planning.save(planning.note('slow_site'));
    return;
  }
  const sitemapsRead = run.sitemapsRead + 1;
  if ('failure' in answer || answer.status >= 400) {
    // Most sites without a sitemap answer like this where it would be.
    await planning.save({ sitemapsRead, ...(isDeclared(planning) && planning.note('sitemap_broken')) });
    return;
  }
  const found = readSitemap(answer.body);
  const pages = found.pages.flatMap((page) => scope.pageAt(page, address) ?? []);
  const further = found.sitemaps.filter((each) => {
    const url = URL.parse(each, address);
    return url !== null && scope.contains(url) && !run.sitemaps.includes(url.href);
  });
  const sitemaps = [...run.sitemaps, ...new Set(further.map((each) => new URL(each, address).href))];
  const isBroken = found.isBroken || answer.isCut;
  const change = {
    sitemapsRead,
    sitemaps: sitemaps.slice(0, MAX_SITEMAPS),
    ...(pages.length > 0 && { source: 'sitemap' as const }),
  };
  let left = 0;
  await planning.save(
    {
      ...change,
      ...(isBroken && isDeclared(planning) && planning.note('sitemap_broken')),
      ...(sitemaps.length > MAX_SITEMAPS && planning.note('sitemap_limit')),
    },
    async (transaction) => {
      left = await addPages(transaction, planning, [...new Set(pages)], 0);
    },
  );
  if (left > 0) await planning.save({ ...planning.note('page_limit'), sitemapsRead: run.sitemaps.length });
}

/** Whether the site says that it has sitemaps. */
function isDeclared({ rules }: Planning): boolean {
  return rules().sitemaps.length > 0;
}
