import { VIEWPORT_NAMES, VIEWPORTS } from '../../../capture/snapshot.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { pattern } from '../../../language/patterns.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { quotedFile } from '../../shared/file-names.ts';
import { quote } from '../../shared/phrasing.ts';
import { text } from './text.ts';

const OWN_PARTS = ['stylesheet', 'script', 'font'];

/** Files that hosts add to the pages they deliver; they’re missing wherever the page is hosted elsewhere. */
const OF_THE_HOST = pattern('hostAddedPath');
/** Responses that a script may need. */
const RESPONSES = ['script', 'xhr', 'frame', 'other'];

type Facts = Pick<PageFacts, 'content' | 'network'>;
type Failure = PageFacts['network']['failures'][number];

/** Not the page’s fault: files from other hosts, files that its host adds, and requests our own filter refused. */
function isExcused({ ownHost, refused, url }: Failure): boolean {
  return refused || !ownHost || OF_THE_HOST.test(URL.parse(url)?.pathname ?? '');
}

function failing({ content, network }: Facts): {
  images: PageFacts['content']['images'];
  files: Failure[];
  error: string | null;
  /** Visible images and files from other hosts that didn’t load for us, which may load for visitors. */
  unchecked: { type: string; url: string }[];
} {
  const excused = network.failures.filter(isExcused);
  const others = new Set(excused.map(({ url }) => url));
  const once = new Set(network.failures.filter(({ bothPasses }) => !bothPasses).map(({ url }) => url));
  const broken = content.images.filter((image) => image.broken);
  // A script that needs a library or a response from another host fails if we didn’t get it.
  const isErrorExcused = excused.some(({ type }) => RESPONSES.includes(type));
  return {
    images: broken.filter(({ source }) => !others.has(source) && !once.has(source)),
    files: network.failures.filter(
      (failure) => OWN_PARTS.includes(failure.type) && failure.bothPasses && !isExcused(failure),
    ),
    error: isErrorExcused ? null : (network.scriptErrors.find(({ bothPasses }) => bothPasses)?.text ?? null),
    unchecked: [
      ...broken.filter(({ source }) => others.has(source)).map(({ source: url }) => ({ type: 'image', url })),
      ...excused.filter(
        ({ type, ownHost, bothPasses }) => OWN_PARTS.includes(type) && !ownHost && bothPasses,
      ),
    ],
  };
}

export const pageErrors = defineCheck(() => ({
  id: 'page-errors',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 7,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  measuresArrival: true,
  evidence: ['page-errors-22', 'stanford-errors'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'defect' },
  needs: ['content', 'network'],
  evaluate(facts) {
    const { images, files, error, unchecked } = failing(facts);
    if (facts.network.isPartial && images.length + files.length === 0)
      return notMeasured(text.notMeasured.partial);
    const observed =
      images.length + files.length === 0 && !error
        ? text.observed.none
        : text.observed.failed({
            images: images.length,
            imageNames: names(images.map(({ source }) => source)),
            files: files.length,
            fileNames: names(files.map(({ url }) => url)),
            error,
          });
    return measured(
      1 - images.reduce((sum, image) => sum + costOf(image), 0) - 0.4 * files.length - (error ? 0.1 : 0),
      unchecked.length === 0 ? observed : `${observed} ${text.observed.unchecked(countsByType(unchecked))}`,
      images.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, facts) {
    const { images, files, error } = failing(facts);
    const here = facts.document.url;
    const broken = [...new Set(images.map(({ source }) => addressFrom(here, source)))];
    const failed = distinct(files.map(({ url, reason }) => ({ address: addressFrom(here, url), reason })));
    const [first, ...others] = names([...images.map(({ source }) => source), ...files.map(({ url }) => url)]);
    return {
      title:
        first === undefined
          ? text.advice.title.error({ error: error ?? '' })
          : text.advice.title.files({ first, others: others.length }),
      steps: [
        ...(broken.length > 0 ? [text.advice.images({ addresses: broken })] : []),
        ...(failed.length > 0 ? [text.advice.files({ files: failed })] : []),
        ...(error ? [text.advice.error({ error })] : []),
      ],
      remedy: 'page-errors',
    };
  },
}));

type OtherFile = ReturnType<typeof failing>['unchecked'][number];

/** How many files from other hosts there are of each type, and those hosts. */
function countsByType(files: readonly OtherFile[]): {
  counts: { type: string; count: number }[];
  hosts: string[];
} {
  const counts = ['image', ...OWN_PARTS]
    .map((type) => ({ type, count: files.filter((file) => file.type === type).length }))
    .filter(({ count }) => count > 0);
  return { counts, hosts: [...new Set(files.flatMap(({ url }) => URL.parse(url)?.host ?? []))] };
}

function distinct(files: { address: string; reason: string }[]): { address: string; reason: string }[] {
  return [...new Map(files.map((file) => [`${file.address} ${file.reason}`, file])).values()];
}

/** The file’s address as the page may write it: without the host if it’s the page’s own. */
function addressFrom(page: string, address: string): string {
  const url = URL.parse(address);
  return url !== null && url.origin === URL.parse(page)?.origin ? `${url.pathname}${url.search}` : address;
}

/** File names, each address once. */
function names(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].map(fileName);
}

/** Above the fold are the logo and the hero, which every visitor sees. */
function costOf({ evidence: { boxes } }: PageFacts['content']['images'][number]): number {
  const isAboveFold = VIEWPORT_NAMES.some(
    (name) => (boxes[name]?.y ?? Number.POSITIVE_INFINITY) < VIEWPORTS[name].height,
  );
  return isAboveFold ? 0.3 : 0.2;
}

/** A short name for the file: the last part of its path, or its host. */
function fileName(address: string): string {
  const url = URL.parse(address);
  if (url === null || url.protocol === 'data:') return quote(address, 40);
  return quotedFile(url.pathname.split('/').findLast((part) => part !== '') ?? '') || url.host;
}
