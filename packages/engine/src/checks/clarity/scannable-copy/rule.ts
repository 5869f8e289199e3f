import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const ENOUGH_WORDS = 300;
const LONG_PARAGRAPH = 80;

const RUN = scale([200, 1], [600, 0]);
const ARTICLE_RUN = scale([400, 1], [1000, 0]);
const LONG_SHARE = scale([0.1, 1], [0.6, 0]);
export const scannableCopy = defineCheck(() => ({
  id: 'scannable-copy',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure({
    run: RUN.words(),
    articleRun: ARTICLE_RUN.words(),
    longShare: LONG_SHARE.words('%'),
  }),
  weight: 5,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['users-scan-79-percent', 'concise-scannable-objective-copy', 'wcag-headings-labels'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['content'],

  evaluate({ content, pageType }) {
    if (content.wordCount < ENOUGH_WORDS)
      return notApplicable(text.notApplicable.fewWords({ enough: ENOUGH_WORDS }));
    const { words, heading, evidence } = content.longestRun;
    const run = pageType.type === 'article' ? ARTICLE_RUN.at(words) : RUN.at(words);
    const long = longParagraphs(content);
    return measured(
      (run + LONG_SHARE.at(long.share)) / 2,
      text.observed({ words, heading, longShare: long.share, longParagraph: LONG_PARAGRAPH }),
      [
        ...(evidence ? [evidence] : []),
        ...long.paragraphs.map((paragraph) => paragraph.evidence).slice(0, 3),
      ],
    );
  },

  recommend(_outcome, { content }) {
    const { words, heading } = content.longestRun;
    const [longest] = longParagraphs(content).paragraphs;
    const { title, steps, design } = text.advice;
    return {
      title: title({ words, heading }),
      steps: [
        steps.headings,
        ...(longest ? [steps.split({ paragraph: longest.text, words: longest.words })] : []),
        steps.lists,
        steps.cut,
      ],
      design: design({ longParagraph: LONG_PARAGRAPH }),
      remedy: 'copy-structure',
    };
  },
}));

function longParagraphs({ paragraphs }: PageFacts['content']) {
  const copy = paragraphs.filter(({ role }) => role === 'copy');
  const long = copy.filter(({ words }) => words > LONG_PARAGRAPH).sort((a, b) => b.words - a.words);
  const total = copy.reduce((sum, { words }) => sum + words, 0);
  const inLong = long.reduce((sum, { words }) => sum + words, 0);
  return { paragraphs: long, share: total === 0 ? 0 : inLong / total };
}
