import type { ConversionReport } from '@liftmark/contract/report';

/** What to call the page of a report in a sentence: the name of its site, else its host; a title is a slogan. */
function siteNameOf({ facts, finalUrl, title }: ConversionReport): string {
  const { document } = facts;
  const name =
    typeof document === 'object' && document !== null && 'siteName' in document ? document.siteName : null;
  if (typeof name === 'string' && name.trim() !== '') return name.trim();
  return URL.parse(finalUrl)?.hostname.replace(/^www\./, '') || title;
}

export type NameOf = (report: ConversionReport) => string;

/** Names for reports that are told beside each other: where pages of one site meet, each with its path. */
export function namesFor(reports: readonly ConversionReport[]): NameOf {
  return (report) => {
    const name = siteNameOf(report);
    const isAlone = reports.filter((other) => siteNameOf(other) === name).length === 1;
    const path = URL.parse(report.finalUrl)?.pathname ?? '';
    return isAlone || path === '' ? name : `${name} ${path}`;
  };
}
