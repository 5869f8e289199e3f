import type { PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { percent, quote } from '../../phrasing.ts';

const ENOUGH_WORDS = 300;
const LONG_PARAGRAPH = 80;

export const scannableCopy = defineCheck({
  id: 'scannable-copy',
  category: 'clarity',
  title: {
    passes: 'The copy can be skimmed',
    fails: 'Long stretches of copy have nothing to hold the eye',
  },
  why: 'Four in five test users skimmed every new page, and only one in six read word by word. Copy cut into short paragraphs under telling headings measurably helped them to find what they came for.',
  measure:
    'The mean of two scores. The longest run of words between headings, or short lines that are bold or larger: 200 scores 1, 600 scores 0 (article: 400 and 1,000). The share of words in paragraphs of more than 80 words: 10% scores 1, 60% scores 0. Judged from 300 words on.',
  weight: 5,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['users-scan-79-percent', 'concise-scannable-objective-copy', 'wcag-headings-labels'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['content'],

  evaluate({ content, pageType }) {
    if (content.wordCount === null) return notMeasured('Words can’t be counted in the script of this page.');
    if (content.wordCount < ENOUGH_WORDS) return notApplicable('Fewer than 300 words.');
    const { words, heading, evidence } = content.longestRun;
    const run =
      pageType.type === 'article' ? ramp(words, [400, 1], [1000, 0]) : ramp(words, [200, 1], [600, 0]);
    const long = longParagraphs(content);
    const after = heading === null ? 'before the first heading' : `under ${quote(heading)}`;
    return measured(
      (run + ramp(long.share, [0.1, 1], [0.6, 0])) / 2,
      `The longest run of text without a heading, or a line set off like one, is ${words} words (${after}); ${percent(long.share)} of the words stand in paragraphs of more than 80 words.`,
      [
        ...(evidence ? [evidence] : []),
        ...long.paragraphs.map((paragraph) => paragraph.evidence).slice(0, 3),
      ],
    );
  },

  recommend(_outcome, { content }) {
    const { words, heading } = content.longestRun;
    const [longest] = longParagraphs(content).paragraphs;
    const start =
      heading === null ? 'the text before the first heading' : `the text under ${quote(heading, 60)}`;
    return {
      title: `Break up ${start} (${words} words)`,
      steps: [
        'Put a heading in front of each new thought, every 100 to 200 words, that tells the point and not just the topic.',
        ...(longest
          ? [
              `Split the paragraph that begins ${quote(longest.text, 60)} (${longest.words} words) into two or three.`,
            ]
          : []),
        'Turn enumerations into lists, and begin every paragraph with its conclusion.',
        'Delete what nobody needs in order to decide.',
      ],
      design: [
        'Paragraphs of at most 80 words; headings clearly larger than the text; more space above a heading than below.',
      ],
      remedy: 'copy-structure',
    };
  },
});

function longParagraphs({ paragraphs }: PageFacts['content']) {
  const copy = paragraphs.filter(({ role }) => role === 'copy');
  const long = copy.filter(({ words }) => words > LONG_PARAGRAPH).sort((a, b) => b.words - a.words);
  const total = copy.reduce((sum, { words }) => sum + words, 0);
  const inLong = long.reduce((sum, { words }) => sum + words, 0);
  return { paragraphs: long, share: total === 0 ? 0 : inLong / total };
}
