import type { ConversionReport } from '@liftmark/contract/report';
import { titleParts } from '../language/title-parts.ts';
import { withoutWww } from '../page/address.ts';

/** A host that is no name. */
const ADDRESS = /^(?:localhost|[\d.]+|\[.*\])$/;
const START_PAGE = ['home', 'homepage', 'home page', 'welcome', 'index'];
/** A part of a title that is longer is a slogan. */
const MAX_NAME = 40;

/**
 * What to call the page of a report in a sentence: the name of its site, else its host; a title is a slogan, of which
 * the shortest part is still more of a name than an address.
 */
function siteNameOf({ facts, finalUrl, title }: ConversionReport): string {
  const { document } = facts;
  const name =
    typeof document === 'object' && document !== null && 'siteName' in document ? document.siteName : null;
  if (typeof name === 'string' && name.trim() !== '') return name.trim();
  const host = withoutWww(URL.parse(finalUrl)?.hostname ?? '');
  if (host === '') return title;
  return (ADDRESS.test(host) && nameIn(title)) || host;
}

function nameIn(title: string): string | null {
  const parts = titleParts(title).filter(
    (part) => part.length <= MAX_NAME && !START_PAGE.includes(part.toLowerCase()),
  );
  return parts.toSorted((a, b) => a.length - b.length)[0] ?? null;
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
