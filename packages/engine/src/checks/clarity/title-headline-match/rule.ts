import { UNNAMED } from '../../../languages/unnamed.ts';
import type { PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { allBut } from '../../page-types.ts';
import { list, quote } from '../../phrasing.ts';

/** One word either matches or does not, often by its stem alone: too little to judge by. */
const ENOUGH_WORDS = 2;

const SEPARATORS = /\s+(?:[|–—·:-]|::)\s+/;
const SHOWN = 4;
/** What stands between words that are read as one: a space, or a little word such as “of”. */
const NEIGHBORS = /^\s+(?:\p{Ll}{1,3}\s+)?$/u;

/** What visitors have read just before, where the person said from where they come. */
const ARRIVALS: Record<NonNullable<PageFacts['told']['trafficSource']>, string | null> = {
  search: null,
  ads: 'Your visitors come from ads: let the first screen repeat the offer and the words of the ad that they clicked.',
  social:
    'Your visitors come from social media: give the preview (og:title, og:description) and the first screen the same words.',
  email:
    'Your visitors come from e-mail: let the first screen repeat the words of the link that they clicked.',
  direct: null,
};

export const titleHeadlineMatch = defineCheck({
  id: 'title-headline-match',
  category: 'clarity',
  title: {
    passes: 'The first screen takes up the page title',
    fails: 'The page title does not prepare for the first screen',
  },
  titleFromHtml: {
    passes: 'Headline and subheadline take up the page title',
    fails: 'The page title does not prepare for the headline',
  },
  why: 'People who click a search result or a shared link have read the title and look for its words on the page. Tests of matching messages point both ways, so this counts little; it costs minutes to put right.',
  measure:
    'The share of the title’s content words, brand removed and compared by stem, that stand in the first screen of either viewport or in the alternative text of its pictures (from HTML alone: in headline or subheadline): none scores 0.2, half or more 1. A page without title scores 0, one called “Home” or “Untitled”, beside its brand or not, 0.2; a title with fewer than two content words is not judged, nor a short one of a single part of which nothing is found: it may be a name.',
  weight: 2,
  group: 'message',
  pageTypes: allBut('checkout'),
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['message-match-mixed', 'message-match-212', 'cta-label-specific'],
  advice: { badly: 'optimize', mildly: 'other', effort: '15 min', impact: 'cosmetic' },
  needs: ['content', 'headline'],

  evaluate({ content: { titleMatch }, headline, document }) {
    const evidence = headline ? [headline.evidence] : [];
    if (document.title.trim() === '') {
      return measured(0, 'The page has no title.', evidence, { searched: ['the title element'] });
    }
    if (isUnnamed(document)) {
      return measured(
        0.2,
        saysOnlyName(document)
          ? `The title ${quote(document.title)} holds a name and a word for any start page, and nothing besides.`
          : `The title ${quote(document.title)} names nothing of what the page offers.`,
        evidence,
      );
    }
    const place = comparedWith(document);
    if (titleMatch === null) return notMeasured(`The title could not be compared with ${place}.`);
    const { words, found } = promised(titleMatch, document);
    if (words.length < ENOUGH_WORDS) return notApplicable('The title holds fewer than two content words.');
    if (found.length === 0 && mayBeName(document)) {
      return notMeasured('The title may be nothing but a name, which a logo shows without words.');
    }
    const missing = words.filter((word) => !found.includes(word));
    const lacking = phrases(missing, document.title);
    const rest =
      missing.length > 0
        ? ` Not there: ${list(
            lacking.map((text) => quote(text)),
            SHOWN,
          )}.`
        : '';
    return measured(
      ramp(found.length / words.length, [0, 0.2], [0.5, 1]),
      `Of the title ${quote(document.title)}${namesSite(document) ? ', the name of the site left out,' : ''} ${shareOf(found.length, words.length)} in ${place}.${rest}`,
      evidence,
      missing.length > 0
        ? { searched: [isStatic(document) ? place : 'the first screen of both viewports'] }
        : {},
    );
  },

  recommend(_outcome, { content: { titleMatch }, headline, document, told }) {
    const arrival = told.trafficSource === null ? null : ARRIVALS[told.trafficSource];
    const title = document.title.trim();
    if (title === '' || isUnnamed(document)) {
      return {
        title: title
          ? `Name the offer in the title ${quote(title, 60)}`
          : `Give the page at ${document.url} a title`,
        steps: [
          'Write a title that names the offer and the site, in that order.',
          'Use the same words for the offer in title and headline.',
        ],
        copyExamples: [
          {
            before: title || null,
            after: headline ? `${headline.text} | [Site name]` : '[Offer] | [Site name]',
          },
        ],
        remedy: 'headline',
      };
    }
    const { words, found } = promised(titleMatch, document);
    const missing = phrases(
      words.filter((word) => !found.includes(word)),
      title,
    );
    return {
      title: `Let ${comparedWith(document)} repeat what the title ${quote(document.title, 60)} promises`,
      steps: [
        `Bring ${list(
          missing.map((text) => quote(text)),
          SHOWN,
        )} into headline or subheadline, or take ${missing.length === 1 ? 'it' : 'them'} out of the title.`,
        'Where the title is right and the headline is a slogan, change the headline.',
        ...(arrival === null ? [] : [arrival]),
      ],
      remedy: 'headline',
    };
  },
});

/** Words of the title as they stand there: neighbors together, “Sven Van Dorst” as one. */
function phrases(words: readonly string[], title: string): string[] {
  const left = new Set(words);
  const found: string[] = [];
  let end = -1;
  for (const { 0: word, index } of title.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)) {
    if (!left.delete(word)) continue;
    const between = title.slice(end, index);
    if (end >= 0 && NEIGHBORS.test(between)) found.push(`${found.pop()}${between}${word}`);
    else found.push(word);
    end = index + word.length;
  }
  return [...found, ...left];
}

type Match = NonNullable<PageFacts['content']['titleMatch']>;

/** What the title promises: “Start” and “Home” beside it are no promise. */
function promised(match: PageFacts['content']['titleMatch'], { title }: PageFacts['document']): Match {
  const { words, found } = match ?? { words: [], found: [] };
  const unnamed = title
    .split(SEPARATORS)
    .filter((part) => UNNAMED.test(part.trim()))
    .flatMap((part) => part.split(/\s+/));
  const says = (word: string): boolean => !unnamed.includes(word);
  return { words: words.filter(says), found: found.filter(says) };
}

function namesSite({ title, siteName }: PageFacts['document']): boolean {
  return siteName !== null && !UNNAMED.test(siteName) && title.toLowerCase().includes(siteName.toLowerCase());
}

function shareOf(found: number, all: number): string {
  if (found === all) return `every content word stands`;
  return found === 0
    ? 'no content word stands'
    : `${found} of ${all} content words ${found === 1 ? 'stands' : 'stand'}`;
}

/** So short and of one part, a title is a name as often as not. */
const SHORT_TITLE = 4;

function mayBeName({ title }: PageFacts['document']): boolean {
  const parts = title
    .trim()
    .split(SEPARATORS)
    .filter((part) => !UNNAMED.test(part.trim()));
  return parts.length === 1 && (parts[0] ?? '').split(/\s+/).length <= SHORT_TITLE;
}

function saysOnlyName({ title }: PageFacts['document']): boolean {
  return title.trim().split(SEPARATORS).length > 1;
}

function isStatic({ mode }: PageFacts['document']): boolean {
  return mode === 'static';
}

/** What the title is compared with: without layout nothing is known of the first screen. */
function comparedWith(document: PageFacts['document']): string {
  return isStatic(document) ? 'headline and subheadline' : 'the first screen';
}

function isUnnamed({ title, siteName }: PageFacts['document']): boolean {
  const parts = title.trim().split(SEPARATORS);
  return (
    parts.some((part) => UNNAMED.test(part)) && parts.every((part) => UNNAMED.test(part) || part === siteName)
  );
}
