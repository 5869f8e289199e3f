import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Content } from '../../../observe/facts.ts';
import { sentencesOf } from '../../../observe/page/sentences.ts';
import { defineCheck, measured, notApplicable, ramp } from '../../check.ts';
import { betterHeadline } from '../../headline-rewrite.ts';
import { amount, list, quote } from '../../phrasing.ts';

const ENOUGH_WORDS = 60;
/** So many terms are too many in fewer words too. */
const ENOUGH_TERMS = 3;

export const hypeWords = defineCheck({
  id: 'hype-words',
  category: 'clarity',
  title: {
    passes: 'The copy uses hardly any hype terms',
    fails: 'The copy uses hype terms where facts could stand',
  },
  why: 'In a classic usability study objective wording alone raised measured usability by 27% over promotional wording, and credibility guidelines ask for restraint. Praise that any competitor could print is skipped; a figure is not.',
  measure:
    'Terms of the hype list of the page’s language per 100 words of its own copy: up to 0.3 scores 1, from 2 on 0. One in the headline multiplies by 0.7. Judged from 60 words on, in fewer from three terms on as if there were 60; quotations, reviews, code and legal text are left out.',
  weight: 3,
  group: 'message',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'power-words-in-title-lower-ctr',
    'concise-scannable-objective-copy',
    'stanford-promotional-restraint',
  ],
  advice: { badly: 'optimize', mildly: 'other', effort: '15 min', impact: 'cosmetic' },
  needs: ['content', 'headline', 'trust', 'event'],

  evaluate({ content }) {
    const matches = content.wordingMatches.filter(({ list: name }) => name === 'hype');
    if (content.ownCopyWords < ENOUGH_WORDS && matches.length < ENOUGH_TERMS) {
      return notApplicable('Fewer than 60 words of own copy, with hardly any praise.');
    }
    const rate = (100 * matches.length) / Math.max(ENOUGH_WORDS, content.ownCopyWords);
    const inHeadline = matches.some((match) => match.inHeadline);
    const phrases = distinct(matches).map((phrase) => quote(phrase));
    const observed =
      matches.length === 0
        ? `None of the hype terms that are looked for stands in ${content.ownCopyWords} words of copy.`
        : `${amount(matches.length, 'hype term')} in ${content.ownCopyWords} words of copy: ${list(phrases)}${inHeadline ? ', one of them in the headline' : ''}.`;
    return measured(
      ramp(rate, [0.3, 1], [2, 0]) * (inHeadline ? 0.7 : 1),
      observed,
      matches.map(({ evidence }) => evidence),
    );
  },

  recommend(_outcome, facts) {
    const { content, language } = facts;
    const matches = content.wordingMatches.filter(({ list: name }) => name === 'hype');
    const phrases = distinct(matches);
    const fact = copyLine(language, 'hypeSentence');
    const praising = new Map(matches.map((match) => [unnumbered(match.evidence.text), match]));
    const examples = [...praising].slice(0, 2).map(([text, { inHeadline }]) => ({
      before: text,
      after: inHeadline ? betterHeadline(facts) : withFacts(text, phrases, fact),
    }));
    return {
      title: `Replace ${list(
        phrases.map((phrase) => quote(phrase)),
        3,
      )} with facts`,
      steps: [
        'Ask of each term what makes it true, and write that down instead: a figure, a date, a name.',
        'Where nothing makes it true, delete the term, and with it a sentence that says nothing else.',
        'Begin with the headline and the first screen.',
      ],
      copyExamples: examples,
      remedy: 'hype',
    };
  },
});

/** Each term once, in the spelling that comes first. */
function distinct(matches: Content['wordingMatches']): string[] {
  return [
    ...new Map(matches.toReversed().map(({ phrase }) => [phrase.toLowerCase(), phrase])).values(),
  ].reverse();
}

/** The text with a placeholder for each sentence that praises: what is left of it without the term is hardly one. */
function withFacts(text: string, phrases: readonly string[], placeholder: string): string {
  const praise = phrases.map((phrase) => phrase.toLowerCase());
  const told = sentencesOf(text).map((sentence) => {
    const said = sentence.toLowerCase();
    return praise.some((phrase) => said.includes(phrase)) ? placeholder : sentence;
  });
  const after = told.filter((sentence, at) => sentence !== placeholder || told[at - 1] !== placeholder);
  return after.includes(placeholder) ? after.join(' ') : placeholder;
}

/** A line of a list without its number. */
function unnumbered(text: string): string {
  return text.replace(/^\s*\d{1,2}[.)]\s+/, '');
}
