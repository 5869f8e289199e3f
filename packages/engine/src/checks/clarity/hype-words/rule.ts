import type { Content } from '../../../facts/types/content.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { sentencesOf } from '../../../page/sentences.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { betterHeadline } from '../../shared/headline-rewrite.ts';
import { text } from './text.ts';

const ENOUGH_WORDS = 60;
/** This many terms are too many even on a page with fewer words. */
const ENOUGH_TERMS = 3;

const SCALE = scale([0.3, 1], [2, 0]);
export const hypeWords = defineCheck(() => ({
  id: 'hype-words',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
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
      return notApplicable(text.notApplicable.fewWords({ enough: ENOUGH_WORDS }));
    }
    const rate = (100 * matches.length) / Math.max(ENOUGH_WORDS, content.ownCopyWords);
    const inHeadline = matches.some((match) => match.inHeadline);
    const words = content.ownCopyWords;
    const observed =
      matches.length === 0
        ? text.observed.none({ words })
        : text.observed.some({ count: matches.length, words, phrases: distinct(matches), inHeadline });
    return measured(
      SCALE.at(rate) * (inHeadline ? 0.7 : 1),
      observed,
      matches.map(({ evidence }) => evidence),
    );
  },

  recommend(_outcome, facts) {
    const { content, language } = facts;
    const matches = content.wordingMatches.filter(({ list: name }) => name === 'hype');
    const phrases = distinct(matches);
    const fact = copyLine(language, 'hypeSentence');
    const byText = new Map(matches.map((match) => [unnumbered(match.evidence.text), match]));
    const examples = [...byText].slice(0, 2).map(([before, { inHeadline }]) => ({
      before,
      after: inHeadline ? betterHeadline(facts) : withFacts(before, phrases, fact),
    }));
    return {
      title: text.advice.title({ phrases }),
      steps: text.advice.steps,
      copyExamples: examples,
      remedy: 'hype',
    };
  },
}));

/** Each term once, in the spelling that comes first. */
function distinct(matches: Content['wordingMatches']): string[] {
  return [
    ...new Map(matches.toReversed().map(({ phrase }) => [phrase.toLowerCase(), phrase])).values(),
  ].reverse();
}

/** The copy with a placeholder for each hyped sentence: without the term, little of the sentence is left. */
function withFacts(copy: string, phrases: readonly string[], placeholder: string): string {
  const hype = phrases.map((phrase) => phrase.toLowerCase());
  const sentences = sentencesOf(copy).map((sentence) => {
    const lower = sentence.toLowerCase();
    return hype.some((phrase) => lower.includes(phrase)) ? placeholder : sentence;
  });
  const after = sentences.filter(
    (sentence, at) => sentence !== placeholder || sentences[at - 1] !== placeholder,
  );
  return after.includes(placeholder) ? after.join(' ') : placeholder;
}

/** A line of a list without its number: “3. Elevate your craft” as “Elevate your craft”. */
function unnumbered(line: string): string {
  return line.replace(/^\s*\d{1,2}[.)]\s+/, '');
}
