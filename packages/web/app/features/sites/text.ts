import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type {
  Site,
  SiteFailure,
  SiteLeak,
  SiteLimits,
  SiteNote,
  SiteRun,
  WeighedJourney,
} from '@liftmark/contract/sites';
import { dateWords } from '../../ui/moment.ts';

const WHOLE = new Intl.NumberFormat('en-US');

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${WHOLE.format(count)} ${count === 1 ? one : many}`;
}

/** What the screens of sites say about values of the contract. */
export const text = {
  title: 'Sites',
  lead: 'Add a whole site. Liftmark finds its pages, groups them by template and analyzes a few of each.',
  emptyForViewers: 'Your team has no sites yet. Its editors can add one.',
  empty:
    'You have no sites yet. Add one by its address to see its templates and what costs most across all pages.',
  full: (limit: number) =>
    `You have ${counted(limit, 'site')}, the most possible. Delete one to add another.`,
  search: 'Search sites',
  client: ({ client }: { client: string }) => `Client: ${client}`,
  limits: ({ pages, reads, depth, minutes, requestsPerSecond, megabytes }: SiteLimits) =>
    `We follow robots.txt and stop at ${counted(pages, 'page')} (${WHOLE.format(reads)} of them read), ${counted(minutes, 'minute')} or ${megabytes} MB, at ${counted(requestsPerSecond, 'request')} a second. Without a sitemap, we follow links ${depth} levels deep.`,

  states: {
    planning: 'Finding pages',
    planned: 'Ready to analyze',
    analyzing: 'Analyzing',
    done: 'Analyzed',
    failed: 'Failed',
    cancelled: 'Canceled',
  } satisfies Record<SiteRun['state'], string>,
  paused: 'Paused',
  noneAnalyzed: 'No page was analyzed.',

  failures: {
    unreachable: 'The site couldn’t be reached. Check the address, then run it again.',
    auth_required: 'The site asks visitors to sign in. Add a sign-in for it, then run it again.',
    blocked_by_site:
      'The site blocks automated visitors. Allow Liftmark in its bot protection, or add a header that it lets through, then run it again.',
    http_status:
      'The site answered with an error instead of a page. Check that its address opens in a browser, then run it again.',
    refused: 'The address leads to a private or reserved network, so we can’t read it.',
    robots: 'The site’s robots.txt doesn’t allow Liftmark to read this address.',
    robots_unreadable:
      'The site’s robots.txt couldn’t be read, so we don’t know what’s allowed. Run it again later.',
    other_site: 'The address leads to another site. Add that one instead.',
    not_html: 'The address isn’t a web page. Enter the site’s home page.',
    empty: 'No page of the site could be read.',
    crash: 'Something went wrong on our side. Run it again.',
  } satisfies Record<SiteFailure, string>,

  notes: {
    page_limit: 'The site has more pages than the limit. The rest was left out.',
    read_limit: 'The limit of pages to read was reached, so the other pages are grouped by their address.',
    time_limit: 'The time limit was reached before everything was read.',
    byte_limit: 'The download limit was reached before everything was read.',
    depth_limit: 'Links deeper than the limit weren’t followed.',
    robots: 'Pages that robots.txt closes were left out.',
    slow_robots: 'robots.txt asks for a slower pace, so reading took longer.',
    slow_site: 'The site was busy now and then, so we read it more slowly.',
    sitemap_broken: 'A sitemap is broken or too large. It counts as far as it could be read.',
    sitemap_limit: 'The site has more than 100 sitemaps. The rest was left out.',
    quota: 'This month’s analyses of your plan are used up, so some templates aren’t analyzed.',
    not_allowed:
      'The person who started this can’t analyze pages here anymore, so some templates aren’t analyzed.',
  } satisfies Record<SiteNote, string>,

  representatives: {
    waiting: 'Waiting',
    queued: 'In line',
    running: 'Analyzing',
    done: 'Analyzed',
    cancelled: 'Canceled',
  } satisfies Record<
    Exclude<Site['templates'][number]['representatives'][number]['state'], 'failed'>,
    string
  >,
  pageFailed: 'The page couldn’t be analyzed. Run the site again to retry.',
} as const;

/** What a step of a journey says about itself, and why it is the weakest if it is. */
export function stepWords(
  { steps, weakest, weakestBy }: WeighedJourney,
  place: number,
): { about: string; weakest: string | null } {
  const step = steps[place];
  const visits = step?.visits ?? null;
  const about = [
    typeWords(step?.pageType ?? null),
    ...(visits === null ? [] : [`about ${counted(visits, 'visit')} in 28 days`]),
  ].join(', ');
  if (place !== weakest) return { about, weakest: null };
  if (weakestBy === 'score') return { about, weakest: 'The weakest step: its pages score lowest.' };
  const lost = (visits ?? 0) - (steps[place + 1]?.visits ?? 0);
  const share = Math.round((100 * lost) / Math.max(1, visits ?? 0));
  return {
    about,
    weakest: `The weakest step: the next one has about ${counted(lost, 'fewer visit')} (−${share}%), the largest drop.`,
  };
}

/** Where the last run didn’t get as far as a plan. */
export function earlierWords({ createdAt }: SiteRun): string {
  return `Everything below is from the run of ${dateWords(createdAt)}.`;
}

/** “34 pages, 6 templates, from its sitemap”. */
export function planWords({ pages, read, source }: SiteRun, templates: number): string {
  const from = source === 'sitemap' ? 'from its sitemap and links' : 'from its links';
  const ofThem = read < pages ? `${WHOLE.format(read)} of them` : pages === 1 ? 'it' : 'all of them';
  return `${counted(pages, 'page')} ${from}. We read ${ofThem} and found ${counted(templates, 'template')}.`;
}

/** Where a leak is, without claiming more than was seen: “On 3 of 3 analyzed pages of /products/*, likely on all 34”. */
export function placeWords({ name, seenOn, analyzed, pages }: SiteLeak['places'][number]): string {
  const seen = `On ${seenOn} of ${counted(analyzed, 'analyzed page')} of ${name}`;
  if (analyzed >= pages) return seen;
  if (seenOn === analyzed) return `${seen}, likely on all ${WHOLE.format(pages)}`;
  return `${seen}, likely on about ${WHOLE.format(Math.round((seenOn / analyzed) * pages))} of ${WHOLE.format(pages)}`;
}

export function gainWords(gain: number | null): string | null {
  return gain === null || gain < 0.5
    ? null
    : `+${Math.round(gain)} ${Math.round(gain) === 1 ? 'point' : 'points'}`;
}

export function typeWords(type: keyof typeof PAGE_TYPE_LABELS | null): string {
  return type === null ? 'Page type unclear' : PAGE_TYPE_LABELS[type];
}
