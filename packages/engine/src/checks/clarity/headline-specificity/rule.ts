import type { Headline, Subheadline } from '../../../facts/types/headline.ts';
import { countWords } from '../../../language/segments.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { betterHeadline } from '../../shared/headline-rewrite.ts';
import { BOOK, LEAD, onlyTakesMessages, takesMessages } from '../../shared/page-types.ts';
import { peopleOf } from '../../shared/people.ts';
import { isFiller } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

const SCALE = scale([0, 0.2], [1, 0.6], [2, 1]);
interface Lines {
  headline: Headline;
  subheadline: Subheadline | null;
}

const LONG = 20;
/** How many recurring words are named. */
const NAMED = 3;
/** The highest score of a headline that doesn’t name the offer, above a line that does. */
const UNNAMED = 0.6;
/** The score of a headline that names something, with too little copy to compare it with. */
const UNCOMPARED = 0.8;
/** With this many words of copy, the words of a headline would recur in it. */
const ENOUGH_COPY = 60;
/** Letters of a word that is made of two. */
const COMPOUND = 14;

export const headlineSpecificity = defineCheck(() => ({
  id: 'headline-specificity',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 6,
  group: 'message',
  pageTypes: [...LEAD, ...BOOK, 'nonprofit', 'portfolio', 'signup', 'other'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'value-proposition-first-10-seconds',
    'concise-scannable-objective-copy',
    'headline-length-no-page-evidence',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['headline', 'subheadline', 'content', 'offer', 'primaryAction', 'forms', 'trust', 'event'],

  evaluate(facts) {
    if (takesMessages(facts)) return onlyTakesMessages();
    const { headline, content, offer } = facts;
    if (headline === null) return notApplicable(text.notApplicable.noHeadline);
    if (isFiller(headline.text, content)) {
      return measured(0, text.observed.filler({ headline: headline.text }), [headline.evidence]);
    }
    const subheadline =
      facts.subheadline && !isFiller(facts.subheadline.text, content) ? facts.subheadline : null;
    const words = countWords(headline.text);
    const recurring = headline.recurringWords.filter(
      (word) => subheadline !== null || headline.ownWords.includes(word),
    );
    const isUncompared = recurring.length < 2 && content.ownCopyWords < ENOUGH_COPY;
    if (isUncompared && namesSomething(headline)) {
      return measured(UNCOMPARED, text.observed.littleCopy({ headline: headline.text }), [headline.evidence]);
    }
    const hasPrice = offer.prices.some((price) => price.evidence.node === headline.evidence.node);
    if (hasPrice && headline.ownWords.length >= 2) {
      return measured(1, text.observed.priced({ headline: headline.text }), [headline.evidence]);
    }
    const own = recurring.filter((word) => headline.ownWords.includes(word));
    const named = SCALE.at(recurring.length);
    const score = (own.length === 0 ? Math.min(named, UNNAMED) : named) - (words > LONG ? 0.2 : 0);
    const sentence = observedOf({ headline, subheadline: facts.subheadline }, own, facts.document.title);
    return measured(
      score,
      longer(sentence, words),
      [headline.evidence, ...(subheadline ? [subheadline.evidence] : [])],
      recurring.length === 0 ? { searched: text.searched } : {},
    );
  },

  recommend(_outcome, facts) {
    const { headline } = facts;
    const now = headline?.text ?? '';
    return {
      title: text.advice.title({ headline: now }),
      steps: text.advice.steps(peopleOf(facts)),
      copyExamples: [{ before: now, after: betterHeadline(facts) }],
      remedy: 'headline',
    };
  },
}));

/** Two words with meaning, or a compound of two: "Registrierungsformular". */
function namesSomething({ ownWords }: Headline): boolean {
  return ownWords.length >= 2 || ownWords.some((word) => word.length >= COMPOUND);
}

/** How the headline relates to the rest of the page; a word that only recurs in the headline itself earns no praise. */
function observedOf(
  { headline: { text: headline, ownWords, recurringWords }, subheadline: below }: Lines,
  own: readonly string[],
  title: string,
): string {
  const subheadline = below?.text ?? null;
  const isEmpty = ownWords.length === 0;
  if (recurringWords.length === 0) {
    return isEmpty
      ? text.observed.empty({ headline })
      : text.observed.unrelated({ headline, inTitle: isIn(title, ownWords) });
  }
  if (own.length === 0) {
    return text.observed[isEmpty ? 'emptyButBelow' : 'unrelatedButBelow']({ headline, subheadline });
  }
  const [word] = own;
  if (word === undefined || own.length > 1) return text.observed.words({ headline, words: longest(own) });
  return recurringWords.length > 1
    ? text.observed.shared({ headline })
    : text.observed.oneWord({ headline, word });
}

/** Where the headline is the name of the site, the title has it too. */
function isIn(title: string, ownWords: readonly string[]): boolean {
  const lower = title.toLowerCase();
  return ownWords.some((word) => lower.includes(word.toLowerCase()));
}

/** The longest words say most, in the order of the headline. */
function longest(words: readonly string[]): string[] {
  const chosen = words.toSorted((a, b) => b.length - a.length).slice(0, NAMED);
  return words.filter((word) => chosen.includes(word));
}

function longer(sentence: string, words: number): string {
  return words > LONG ? text.observed.long({ sentence, words }) : sentence;
}
