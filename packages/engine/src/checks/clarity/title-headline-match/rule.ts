import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { WORDS } from '../../../language/characters.ts';
import { countWords } from '../../../language/segments.ts';
import { SPACES } from '../../../language/spaces.ts';
import { UNNAMED } from '../../../language/unnamed.ts';
import { isUnsafe, isUnsafeTitle } from '../../../language/unsafe-text.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { allBut } from '../../shared/page-types.ts';
import { text } from './text.ts';

/** A single word matches or doesn’t, often by its stem alone: too little to judge by. */
const ENOUGH_WORDS = 2;

const SEPARATORS = /\s+(?:[|–—·:-]|::)\s+/;
/** Between words that are read as one: a space, or a little word such as “of”. */
const NEIGHBORS = /^\s+(?:\p{Ll}{1,3}\s+)?$/u;

const SCALE = scale([0, 0.2], [0.5, 1]);
export const titleHeadlineMatch = defineCheck(() => ({
  id: 'title-headline-match',
  category: 'clarity',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 2,
  group: 'message',
  pageTypes: allBut('checkout'),
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['message-match-mixed', 'message-match-212', 'cta-label-specific'],
  advice: { badly: 'optimize', mildly: 'other', effort: '15 min', impact: 'cosmetic' },
  needs: ['content', 'headline'],

  evaluate({ content: { titleMatch }, headline, document }) {
    const evidence = headline ? [headline.evidence] : [];
    const { title } = document;
    if (title.trim() === '') {
      return measured(0, text.observed.noTitle, evidence, { searched: text.searched.title });
    }
    if (isUnnamed(document)) {
      const observed = text.observed[hasParts(title) ? 'onlyName' : 'unnamed'];
      return measured(0.2, observed({ title }), evidence);
    }
    const fromHtml = document.mode === 'static';
    if (titleMatch === null) {
      return notMeasured(text.notMeasured[fromHtml ? 'uncomparedFromHtml' : 'uncompared']);
    }
    const { words, found } = promised(titleMatch, document);
    if (words.length < ENOUGH_WORDS) return notApplicable(text.notApplicable.short);
    if (found.length === 0 && mayBeName(document)) return notMeasured(text.notMeasured.name);
    const missing = words.filter((word) => !found.includes(word));
    return measured(
      SCALE.at(found.length / words.length),
      text.observed.share({
        title,
        withoutSite: namesSite(document),
        found: found.length,
        total: words.length,
        missing: phrases(missing, title),
        fromHtml,
      }),
      evidence,
      missing.length > 0 ? { searched: text.searched[fromHtml ? 'fromHtml' : 'aboveFold'] } : {},
    );
  },

  recommend(_outcome, { content: { titleMatch }, headline, document, told, language }) {
    const { write, match } = text.advice;
    const title = document.title.trim();
    if (title === '' || isUnnamed(document)) {
      const offer = headline === null || isUnsafe(headline.text, language) ? null : headline.text;
      return {
        title: title ? write.title({ title }) : write.titleless({ url: document.url }),
        steps: write.steps,
        copyExamples: [{ before: title || null, after: write.example({ headline: offer }) }],
        remedy: 'headline',
      };
    }
    const arrival = told.trafficSource === null ? [] : [match.arrival[told.trafficSource] ?? []].flat();
    const { unnamed, slogan } = match;
    // The owner would put such words into the headline.
    if (isUnsafeTitle(title, language)) {
      return { title: unnamed.title, steps: [unnamed.step, slogan, ...arrival], remedy: 'headline' };
    }
    const { words, found } = promised(titleMatch, document);
    const missing = phrases(
      words.filter((word) => !found.includes(word)),
      title,
    );
    return {
      title: match.title({ title: document.title }),
      steps: [match.missing({ missing }), slogan, ...arrival],
      remedy: 'headline',
    };
  },
}));

/** Words of the title, with neighbors joined as in the title: “Sven Van Dorst” is one phrase. */
function phrases(words: readonly string[], title: string): string[] {
  const left = new Set(words);
  const found: string[] = [];
  let end = -1;
  for (const { 0: word, index } of title.matchAll(WORDS)) {
    if (!left.delete(word)) continue;
    const between = title.slice(end, index);
    if (end >= 0 && NEIGHBORS.test(between)) found.push(`${found.pop()}${between}${word}`);
    else found.push(word);
    end = index + word.length;
  }
  return [...found, ...left];
}

type Match = NonNullable<PageFacts['content']['titleMatch']>;

/** The content words of the title, without parts such as “Start” and “Home”, which promise nothing. */
function promised(match: PageFacts['content']['titleMatch'], { title }: PageFacts['document']): Match {
  const { words, found } = match ?? { words: [], found: [] };
  const unnamed = title
    .split(SEPARATORS)
    .filter((part) => UNNAMED.test(part.trim()))
    .flatMap((part) => part.split(SPACES));
  const isNamed = (word: string): boolean => !unnamed.includes(word);
  return { words: words.filter(isNamed), found: found.filter(isNamed) };
}

function namesSite({ title, siteName }: PageFacts['document']): boolean {
  return siteName !== null && !UNNAMED.test(siteName) && title.toLowerCase().includes(siteName.toLowerCase());
}

/** A title of a single part with at most this many words is a name as often as not. */
const SHORT_TITLE = 4;

function mayBeName({ title }: PageFacts['document']): boolean {
  const parts = title
    .trim()
    .split(SEPARATORS)
    .filter((part) => !UNNAMED.test(part.trim()));
  return parts.length === 1 && countWords(parts[0] ?? '') <= SHORT_TITLE;
}

function hasParts(title: string): boolean {
  return title.trim().split(SEPARATORS).length > 1;
}

function isUnnamed({ title, siteName }: PageFacts['document']): boolean {
  const parts = title.trim().split(SEPARATORS);
  return (
    parts.some((part) => UNNAMED.test(part)) && parts.every((part) => UNNAMED.test(part) || part === siteName)
  );
}
