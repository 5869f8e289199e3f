import { VIEWPORT_NAMES, VIEWPORTS } from '../../../capture/snapshot.ts';
import type { PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured } from '../../check.ts';
import { amount, capitalized, list, quote, readable } from '../../phrasing.ts';

/** Addresses that a step lists. */
const SHOWN = 8;
const OWN_PARTS = ['stylesheet', 'script', 'font'];

/** What hosts put into the pages that they deliver: it is missing wherever a page stands elsewhere. */
const OF_THE_HOST = /^\/(cdn-cgi|_vercel|__\/firebase|\.netlify)\//;
/** What a script may wait for. */
const ANSWERS = ['script', 'xhr', 'frame', 'other'];

type Facts = Pick<PageFacts, 'content' | 'network'>;
type Failure = PageFacts['network']['failures'][number];

/** Not the page's own fault: other hosts, what a host puts in, and what our own filter refused. */
function isExcused({ ownHost, refused, url }: Failure): boolean {
  return refused || !ownHost || OF_THE_HOST.test(URL.parse(url)?.pathname ?? '');
}

function failing({ content, network }: Facts): {
  images: PageFacts['content']['images'];
  files: Failure[];
  error: string | null;
  /** Pictures in sight and files of other hosts that did not load for us: nobody's fault that we know of. */
  unchecked: { type: string; url: string }[];
} {
  const excused = network.failures.filter(isExcused);
  const others = new Set(excused.map(({ url }) => url));
  const once = new Set(network.failures.filter(({ bothPasses }) => !bothPasses).map(({ url }) => url));
  const broken = content.images.filter((image) => image.broken);
  // A script that leans on a library or an answer from elsewhere breaks where that did not come for us.
  const isLeftAlone = excused.some(({ type }) => ANSWERS.includes(type));
  return {
    images: broken.filter(({ source }) => !others.has(source) && !once.has(source)),
    files: network.failures.filter(
      (failure) => OWN_PARTS.includes(failure.type) && failure.bothPasses && !isExcused(failure),
    ),
    error: isLeftAlone ? null : (network.scriptErrors.find(({ bothPasses }) => bothPasses)?.text ?? null),
    unchecked: [
      ...broken
        .filter(({ source }) => others.has(source))
        .map(({ source: url }) => ({ type: 'picture', url })),
      ...excused.filter(
        ({ type, ownHost, bothPasses }) => OWN_PARTS.includes(type) && !ownHost && bothPasses,
      ),
    ],
  };
}

export const pageErrors = defineCheck({
  id: 'page-errors',
  category: 'trustCredibility',
  title: { passes: 'No file of the site’s own is broken', fails: 'Parts of the page are broken' },
  why: 'In a survey 22% of US shoppers had left an order because the site had errors or crashed. The Stanford guidelines warn that even small errors hurt credibility more than most people imagine.',
  measure:
    'Begins at 1: minus 0.2 for each visible broken picture, 0.3 for one in the first screen, 0.4 for each own stylesheet, script or font that fails, 0.1 once for a script error in the browser’s console. Only what failed in both visits counts; other hosts, what a host adds to the pages that it delivers, what our own filter refused, and script errors beside a library or an answer that did not come never do. What did not load from other hosts is told.',
  weight: 7,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['page-errors-22', 'stanford-errors'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'defect' },
  needs: ['content', 'network'],
  evaluate(facts) {
    const { images, files, error, unchecked } = failing(facts);
    const seen = [
      images.length > 0
        ? `${amount(images.length, 'picture')} broken (${list(names(images.map(({ source }) => source)), 3)})`
        : '',
      files.length > 0
        ? `${amount(files.length, 'file')} failing (${list(names(files.map(({ url }) => url)), 3)})`
        : '',
      error ? `an error in the browser’s console (${quote(error, 80)})` : '',
    ].filter(Boolean);
    return measured(
      1 - images.reduce((sum, image) => sum + costOf(image), 0) - 0.4 * files.length - (error ? 0.1 : 0),
      `${
        seen.length === 0
          ? 'No picture, stylesheet, script or font of the site’s own failed.'
          : `In both visits: ${list(seen)}.`
      }${notChecked(unchecked)}`,
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

/** "2 pictures and 1 stylesheet of other hosts did not load here": whether visitors get them is not known. */
function notChecked(files: readonly { type: string; url: string }[]): string {
  if (files.length === 0) return '';
  const counted = ['picture', ...OWN_PARTS].flatMap((type) => {
    const count = files.filter((file) => file.type === type).length;
    return count > 0 ? [amount(count, type)] : [];
  });
  const hosts = [...new Set(files.flatMap(({ url }) => URL.parse(url)?.host ?? []))];
  const from = hosts.length === 1 ? hosts[0] : `other hosts (${list(hosts, 3)})`;
  return ` ${capitalized(list(counted))} of ${from} did not load here and ${files.length > 1 ? 'were' : 'was'} not checked.`;
}

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
