import type { PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { allBut } from '../../page-types.ts';
import { quote } from '../../phrasing.ts';

export const readingGrade = defineCheck({
  id: 'reading-grade',
  category: 'clarity',
  title: {
    passes: 'The copy is as easy to read as its audience needs, by the formula',
    fails: 'The copy is hard to read for its audience, by the formula',
  },
  why: 'Across thousands of landing pages harder copy goes with lower conversion, and readability helped to predict which pages convert. These are correlations between unlike offers, so no gain follows; plain words still cost a reader nothing.',
  measure:
    'The reading grade (years of schooling) of at least 100 running words (entries of fewer than eight words without a full stop left out), by the formula of the page’s language. Consumer audience: grade 8 scores 1, 14 scores 0.2. Business or unknown audience: 11 scores 1, 17 scores 0.2.',
  weight: 4,
  group: 'reading',
  pageTypes: allBut('ecommerce-category', 'checkout'),
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'reading-level-unbounce-correlation',
    'reading-level-5-7-grade',
    'readability-ml-predicts',
    'saas-hardest-to-read',
  ],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'default' },
  needs: ['content', 'audience'],

  evaluate({ content, audience }) {
    if (content.readingGrade === null) {
      return notMeasured(
        content.readingGradeNotMeasured ?? 'There is too little running text for the formula.',
      );
    }
    const grade = content.readingGrade;
    const consumer = audience.kind === 'consumer';
    const hardest = hardestParagraphs(content);
    const readers = {
      consumer: ', judged for a consumer audience',
      business: ', judged for a business audience',
      unknown: '',
    }[audience.kind];
    return measured(
      consumer ? ramp(grade, [8, 1], [14, 0.2]) : ramp(grade, [11, 1], [17, 0.2]),
      `By the formula for its language the copy reads at grade ${grade.toFixed(1)}${readers}${grade > (consumer ? 8 : 11) ? `; up to grade ${consumer ? 8 : 11} nothing is lost` : ''}.`,
      hardest.map(({ evidence }) => evidence),
    );
  },

  recommend(_outcome, { content, audience }) {
    const [hardest] = hardestParagraphs(content);
    const aim = audience.kind === 'consumer' ? 8 : 11;
    return {
      title: `Simplify the copy from grade ${content.readingGrade?.toFixed(1) ?? ''} to about ${aim}`,
      steps: [
        ...(hardest ? [`Begin with ${quote(hardest.text, 90)}: split its longest sentence in two.`] : []),
        'Keep most sentences under 20 words, with one thought each.',
        'Swap long abstract nouns for verbs, and technical terms for the words that visitors use in their mails.',
        'Read it aloud; whatever makes you stumble is rewritten.',
      ],
      remedy: 'reading',
    };
  },
});

/** Paragraphs of own copy by their words in a sentence, the longest sentences first. */
function hardestParagraphs({ paragraphs }: PageFacts['content']) {
  const perSentence = ({ text, words }: PageFacts['content']['paragraphs'][number]) =>
    words / Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim() !== '').length);
  return paragraphs
    .filter(({ role }) => role === 'copy')
    .map((paragraph) => ({ paragraph, length: perSentence(paragraph) }))
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map(({ paragraph }) => paragraph);
}
