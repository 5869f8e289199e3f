import type { PartRewrites, Rewrite } from '@liftmark/contract/rewrites';
import { isOfGoods } from '../checks/shared/page-types.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { copyLine, hasCopyForPage } from '../language/copy/copy-for.ts';
import type { CopyLine } from '../language/copy/copy-words.ts';
import { endsSentence } from '../language/punctuation.ts';
import { countWords, hasUnspaced } from '../language/segments.ts';
import { sentencesOf } from '../page/sentences.ts';
import { SOLVING } from './headline-rewrites.ts';
import { listedOffers } from './own-headlines.ts';
import { isOwnPhrase } from './own-phrases.ts';
import {
  describingSentences,
  hasFigure,
  naming,
  newIn,
  type Sentence,
  sentenceReason,
  standsAlone,
  strongestFirst,
} from './own-sentences.ts';
import { text } from './part-rewrites.text.ts';

/** A longer line isn't read in one go. */
const MAX_WORDS = 30;
/** Fewer words are a tagline. */
const MIN_KEPT_WORDS = 4;
/** So that candidates differ in more than what is added. */
const MAX_JOINED = 2;

/** Whole sentences of the page that name its subject, then the line of now with one of them, then a template. */
export function subheadline(facts: PageFacts, sentences: readonly Sentence[]): PartRewrites {
  const current = facts.subheadline?.text ?? null;
  const described = newIn(describingSentences(facts), facts);
  const fresh = [...described, ...newIn(sentences, facts)];
  const named = strongestFirst(naming(fresh, current, facts), facts);
  const own = [...named, ...described.filter((each) => !named.includes(each))];
  const others = strongestFirst(naming(fresh, null, facts), facts).filter((each) => !own.includes(each));
  // Behind a sentence that names the subject, a figure is enough.
  const figures = fresh.filter((each) => hasFigure(each.text) && ![...own, ...others].includes(each));
  const blank = hasCopyForPage(facts) ? [{ text: template(facts), reason: text.blanks }] : [];
  return {
    part: 'subheadline',
    current,
    candidates: [
      ...own.map((sentence) => ({ text: sentence.text, reason: sentenceReason(sentence, facts) })),
      ...joined(facts, [...others, ...own, ...figures]),
      ...shortened(facts),
      ...listedOffers(facts).map((list) => ({ text: `${list}.`, reason: text.listed })),
      ...blank,
    ],
  };
}

/** The first sentence of the line of now, and one that says more. */
function joined(facts: PageFacts, sentences: readonly Sentence[]): Rewrite[] {
  const kept = keptSentence(facts);
  if (kept === null) return [];
  return sentences
    .filter(({ text: said }) => countWords(kept) + countWords(said) <= MAX_WORDS)
    .map((sentence) => ({
      text: `${kept}${hasUnspaced(kept) ? '' : ' '}${sentence.text}`,
      reason: text.added,
    }))
    .slice(0, MAX_JOINED);
}

/** The first sentence alone, where the line has several. */
function shortened(facts: PageFacts): Rewrite[] {
  const kept = keptSentence(facts);
  const isShorter = kept !== null && kept !== facts.subheadline?.text.trim();
  return isShorter && naming([{ text: kept, node: null, depth: null }], null, facts).length > 0
    ? [{ text: kept, reason: text.shorter }]
    : [];
}

function keptSentence(facts: PageFacts): string | null {
  const [first = ''] = sentencesOf(facts.subheadline?.text.trim() ?? '');
  const isKept =
    endsSentence(first) &&
    countWords(first) >= MIN_KEPT_WORDS &&
    isOwnPhrase(first, facts) &&
    standsAlone(first, facts);
  return isKept ? first : null;
}

function template(facts: PageFacts): string {
  const line: CopyLine = isOfGoods(facts.pageType.type)
    ? 'productExplanation'
    : SOLVING.has(facts.pageType.type)
      ? 'explanation'
      : 'plainExplanation';
  return copyLine(facts.language, line, { brand: facts.document.siteName });
}
