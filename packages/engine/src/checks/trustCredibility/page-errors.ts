import { VIEWPORT_NAMES, VIEWPORTS } from '../../capture/snapshot.ts';
import type { PageFacts } from '../../observe/facts.ts';
import { defineCheck, measured } from '../check.ts';
import { amount, capitalized, list, quote, readable } from '../phrasing.ts';

/** Addresses that a step lists. */
const SHOWN = 8;
const OWN_PARTS = ['stylesheet', 'script', 'font'];

type Facts = Pick<PageFacts, 'content' | 'network'>;

/** Addresses that are not the page's own fault: other hosts, and what our own filter refused. */
function excused({ network }: Facts): Set<string> {
  return new Set(
    network.failures.filter(({ ownHost, refused }) => refused || !ownHost).map(({ url }) => url),
  );
}

function failing(facts: Facts): {
  images: PageFacts['content']['images'];
  /** Visible pictures of other hosts that did not load for us: nobody's fault that we know of. */
  unseen: PageFacts['content']['images'];
  files: PageFacts['network']['failures'];
  error: string | null;
} {
  const { content, network } = facts;
  const others = excused(facts);
  // A script that leans on a library from elsewhere breaks where that library did not load for us.
  const libraryMissing = network.failures.some(({ type, url }) => type === 'script' && others.has(url));
  return {
    images: content.images.filter(({ broken, source }) => broken && !others.has(source)),
    unseen: content.images.filter(({ broken, source }) => broken && others.has(source)),
    files: network.failures.filter(
      ({ type, ownHost, refused, bothPasses }) =>
        OWN_PARTS.includes(type) && ownHost && !refused && bothPasses,
    ),
    error: libraryMissing ? null : (network.scriptErrors.find(({ bothPasses }) => bothPasses)?.text ?? null),
  };
}

export const pageErrors = defineCheck({
  id: 'page-errors',
  category: 'trustCredibility',
  title: { passes: 'Nothing on the page is broken', fails: 'Parts of the page are broken' },
  why: 'In a survey 22% of US shoppers had left an order because the site had errors or crashed. The Stanford guidelines warn that even small errors hurt credibility more than most people imagine.',
  measure:
    'Begins at 1: minus 0.2 for each visible broken picture, 0.3 for one in the first screen, 0.4 for each own stylesheet, script or font that fails, 0.1 once for an uncaught script error. Only what failed in both visits counts; third parties, adverts, what our own filter refused, and script errors beside a library that did not load never do.',
  weight: 7,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['page-errors-22', 'stanford-errors'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'defect' },
  needs: ['content', 'network'],
  evaluate(facts) {
    const { images, unseen, files, error } = failing(facts);
    const seen = [
      images.length > 0
        ? `${amount(images.length, 'picture')} broken (${list(names(images.map(({ source }) => source)), 3)})`
        : '',
      files.length > 0
        ? `${amount(files.length, 'file')} failing (${list(names(files.map(({ url }) => url)), 3)})`
        : '',
      error ? `an uncaught script error (${quote(error, 80)})` : '',
    ].filter(Boolean);
    const notChecked =
      unseen.length > 0
        ? ` ${capitalized(amount(unseen.length, 'picture'))} of other hosts did not load here and ${unseen.length > 1 ? 'were' : 'was'} not checked.`
        : '';
    return measured(
      1 - images.reduce((sum, image) => sum + costOf(image), 0) - 0.4 * files.length - (error ? 0.1 : 0),
      seen.length === 0
        ? `No ${unseen.length > 0 ? 'own ' : ''}picture, stylesheet, script or font of the page failed.${notChecked}`
        : `In both visits: ${list(seen)}.${notChecked}`,
      images.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, facts) {
    const { images, files, error } = failing(facts);
    const here = facts.document.url;
    const broken = [...new Set(images.map(({ source }) => addressFrom(here, source)))];
    const failed = [...new Set(files.map(({ url, reason }) => `${addressFrom(here, url)} (${reason})`))];
    const all = names([...images.map(({ source }) => source), ...files.map(({ url }) => url)]);
    return {
      title:
        all.length > 0
          ? `Repair ${all[0]}${all.length > 1 ? ` and ${all.length - 1} more` : ''}`
          : `Repair the script error ${quote(error ?? '', 60)}`,
      steps: [
        ...(broken.length > 0
          ? [
              `Restore ${broken.length === 1 ? 'the picture' : 'these pictures'}, or take ${broken.length === 1 ? 'it' : 'them'} off the page: ${list(broken, SHOWN)}.`,
            ]
          : []),
        ...(failed.length > 0
          ? [
              `Restore ${failed.length === 1 ? 'the file that fails, or correct its address' : 'the files that fail, or correct their addresses'}: ${list(failed, SHOWN)}.`,
            ]
          : []),
        ...(error ? [`Look for the cause of ${quote(error, 120)} in the browser’s console.`] : []),
      ],
      remedy: 'page-errors',
    };
  },
});

/** The address of a file as the page may write it: on its own host without the host. */
function addressFrom(page: string, address: string): string {
  const url = URL.parse(address);
  return url !== null && url.origin === URL.parse(page)?.origin ? `${url.pathname}${url.search}` : address;
}

/** Each file once, by its name. */
function names(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].map(fileName);
}

/** The logo and the hero are what everybody sees first. */
function costOf({ evidence: { boxes } }: PageFacts['content']['images'][number]): number {
  const isFirst = VIEWPORT_NAMES.some(
    (name) => (boxes[name]?.y ?? Number.POSITIVE_INFINITY) < VIEWPORTS[name].height,
  );
  return isFirst ? 0.3 : 0.2;
}

/** What a person calls the file: the end of its path, or its host. */
function fileName(address: string): string {
  const url = URL.parse(address);
  if (url === null || url.protocol === 'data:') return quote(address, 40);
  return readable(url.pathname.split('/').findLast((part) => part !== '') ?? url.host);
}
