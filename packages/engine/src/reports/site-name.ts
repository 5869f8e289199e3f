import type { ConversionReport } from '@liftmark/contract/report';

/** What to call the page of a report in a sentence: the name of its site, else its host; a title is a slogan. */
export function siteNameOf({ facts, finalUrl, title }: ConversionReport): string {
  const { document } = facts;
  const name =
    typeof document === 'object' && document !== null && 'siteName' in document ? document.siteName : null;
  if (typeof name === 'string' && name.trim() !== '') return name.trim();
  return URL.parse(finalUrl)?.hostname.replace(/^www\./, '') || title;
}
