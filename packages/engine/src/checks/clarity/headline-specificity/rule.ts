import type { PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, ramp } from '../../check.ts';
import { isFiller } from '../../filler.ts';
import { betterHeadline } from '../../headline-rewrite.ts';
import { onlyTakesMessages, takesMessages } from '../../message-page.ts';
import { BOOK, LEAD } from '../../page-types.ts';
import { list, quote } from '../../phrasing.ts';

type SaidFacts = Pick<PageFacts, 'headline' | 'subheadline'>;

const LONG = 20;
/** Words that are told of those that come back. */
const NAMED = 3;
/** A headline that names nothing of the offer, above a line that does. */
const UNNAMED = 0.6;
/** Named, as far as a few words tell. */
const UNCOMPARED = 0.8;
/** Words of copy in which the words of a headline would come back. */
const ENOUGH_COPY = 60;

export const headlineSpecificity = defineCheck({
  id: 'headline-specificity',
  category: 'clarity',
  title: {
    passes: 'Headline and line below name what the page is about',
    fails: 'Headline and line below say little of what the page is about',
  },
  why: 'Visitors decide within about ten seconds whether a page is for them, and objective wording made pages measurably easier to use than promotional wording. A headline whose words come back in the title and the sections names the offer; one whose words do not is a slogan.',
  measure:
    'Content words of headline and subheadline, without stop words, brand (but for a trade in it, such as “festival”), generic terms and praise, that recur in title, section headings or copy: none scores 0.2, one 0.6, two or more 1; at most 0.6 where all of them stand in the subheadline. Minus 0.2 for a headline of more than 20 words. Where there are fewer than 60 words of copy to recur in, a headline with two such words of its own scores 0.8. One that states a price names what it is the price of: 1. Filler of a template: 0. Not asked of a page that opens with a form for messages and offers nothing itself.',
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
    if (headline === null) return notApplicable('The page has no headline.');
    if (isFiller(headline.text, content)) {
      return measured(0, `The headline ${quote(headline.text)} is filler text of a template.`, [
        headline.evidence,
      ]);
    }
    const subheadline =
      facts.subheadline && !isFiller(facts.subheadline.text, content) ? facts.subheadline : null;
    const words = headline.text.trim().split(/\s+/).length;
    const recurring = headline.recurringWords.filter(
      (word) => subheadline !== null || headline.ownWords.includes(word),
    );
    if (recurring.length === 0 && headline.ownWords.length >= 2 && content.ownCopyWords < ENOUGH_COPY) {
      return measured(
        UNCOMPARED,
        `The headline ${quote(headline.text)} names something; there is too little copy beside it to tell whether the page is about that.`,
        [headline.evidence],
      );
    }
    if (
      headline.ownWords.length >= 2 &&
      offer.prices.some((price) => price.evidence.node === headline.evidence.node)
    ) {
      return measured(1, `The headline ${quote(headline.text)} names what is offered and its price.`, [
        headline.evidence,
      ]);
    }
    const own = recurring.filter((word) => headline.ownWords.includes(word));
    const named = ramp(recurring.length, [0, 0.2], [1, 0.6], [2, 1]);
    const score = (own.length === 0 ? Math.min(named, UNNAMED) : named) - (words > LONG ? 0.2 : 0);
    const length = words > LONG ? ` It is ${words} words long.` : '';
    return measured(
      score,
      `${said(facts, own, facts.document.title)}${length}`,
      [headline.evidence, ...(subheadline ? [subheadline.evidence] : [])],
      recurring.length === 0 ? { searched: ['page title', 'section headings', 'copy'] } : {},
    );
  },

  recommend(_outcome, facts) {
    const { headline } = facts;
    const now = headline?.text ?? '';
    return {
      title: `Say in the headline ${quote(now, 60)} what is offered and for whom`,
      steps: [
        'Name the offer with the word that your visitors use for it; the words of your title and section headings are a start.',
        'Add whom it is for, or the result that they get. Leave out praise that any competitor could claim.',
        'Keep it under 20 words and move the rest into the line below.',
        'Show it to somebody who does not know you for five seconds, and ask what the page offers.',
      ],
      copyExamples: [{ before: now, after: betterHeadline(facts) }],
      remedy: 'headline',
    };
  },
});

/** What headline and subheadline say of the page, in one sentence; no praise for a word that only meets itself. */
function said({ headline, subheadline }: SaidFacts, own: readonly string[], title: string): string {
  const text = quote(headline?.text ?? '');
  const recurring = headline?.recurringWords ?? [];
  const isEmpty = headline?.ownWords.length === 0;
  if (recurring.length === 0) {
    return isEmpty
      ? `The headline ${text} holds only a name, or words that fit any page.`
      : `What the headline ${text} says, neither ${isIn(title, headline) ? '' : 'title nor '}section headings nor copy take up.`;
  }
  if (own.length === 0) {
    const below = subheadline ? `, ${quote(subheadline.text)},` : '';
    return isEmpty
      ? `The headline ${text} holds only a name, or words that fit any page; the line below it${below} says more.`
      : `No word of the headline ${text} comes back in title, section headings or copy; words of the line below it${below} do.`;
  }
  if (own.length === 1 && recurring.length > 1) {
    return `The headline ${text} and the line below it share words with the rest of the page.`;
  }
  return own.length === 1
    ? `Of the headline ${text} only the word ${list(telling(own))} comes back in title, section headings or copy.`
    : `From the headline ${text} the words ${list(telling(own))} come back in title, section headings or copy.`;
}

/** Where the name of the site is the headline too, the title does take it up. */
function isIn(title: string, headline: SaidFacts['headline']): boolean {
  const said = title.toLowerCase();
  return headline?.ownWords.some((word) => said.includes(word.toLowerCase())) ?? false;
}

/** The longest words tell most. */
function telling(words: readonly string[]): string[] {
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, NAMED);
  return words.filter((word) => longest.includes(word)).map((word) => quote(word));
}
