import { copyLine } from '../../languages/copy/copy-for.ts';
import type { Headline, Subheadline } from '../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notMeasured } from '../check.ts';
import { hidesFirstScreen, seenTwice } from '../doubt.ts';
import { pageName } from '../page-name.ts';
import { allBut } from '../page-types.ts';
import { places, quote } from '../phrasing.ts';

export const firstScreenExplanation = defineCheck({
  id: 'first-screen-explanation',
  category: 'clarity',
  title: {
    passes: 'A sentence in the first screen explains the offer',
    fails: 'No sentence in the first screen explains the offer',
  },
  why: 'More than half of the time spent viewing a page goes to what shows without scrolling, and the first ten seconds decide who stays. A full sentence beside the headline says what the headline is too short to say.',
  measure:
    'A sentence of 8 to 60 words near the headline, the subheadline included, that is not navigation, consent or legal text. In the first screen it scores 1, in the second 0.5, lower or missing 0. The mean of desktop and mobile.',
  weight: 6,
  group: 'message',
  pageTypes: allBut('ecommerce-category', 'checkout', 'article'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['value-proposition-first-10-seconds', 'above-fold-attention', 'sub-headline-no-evidence'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['content', 'layout', 'headline', 'subheadline'],

  evaluate({ content, layout, headline, subheadline }) {
    const explanation = content.explanation ?? spokenSubheadline(headline, subheadline);
    if (explanation === null) {
      if (content.wordCount === null)
        return notMeasured('Words can’t be counted in the script of this page.');
      if (hidesFirstScreen(layout)) {
        return notMeasured('A large picture in the first screen could hold the explanation; it is not read.');
      }
      return measured(0, 'No sentence of 8 to 60 words stands near the headline.', [], {
        searched: [
          'the section of the headline',
          'text within 400 px of the headline',
          'the first two screens',
        ],
        certain: seenTwice(layout),
      });
    }
    const score = acrossViewports({
      desktop: scoreAt(explanation.depth.desktop),
      mobile: scoreAt(explanation.depth.mobile),
    });
    if (score === null) return notMeasured('Neither viewport was rendered.');
    return measured(
      score,
      `The sentence ${quote(explanation.text, 120)} stands ${places(explanation.depth)}${score < 1 ? ', where not everybody gets' : ''}.`,
      [explanation.evidence],
    );
  },

  recommend(_outcome, { content, headline, subheadline, document, language }) {
    const explanation = content.explanation ?? spokenSubheadline(headline, subheadline);
    if (explanation === null) {
      const below = headline
        ? `below the headline ${quote(headline.text, 60)}`
        : `at the top of ${pageName(document)}`;
      return {
        title: `Explain the offer in one sentence ${below}`,
        steps: [
          'Write one sentence of 15 to 25 words: what it is, for whom, and how it works.',
          `Place it ${below}, as running text and not inside a picture.`,
          'Check on a phone that headline, sentence and button show together.',
        ],
        copyExamples: [
          { before: null, after: copyLine(language, 'explanation', { brand: document.siteName }) },
        ],
        remedy: 'explanation',
      };
    }
    return {
      title: `Move ${quote(explanation.text, 60)} up into the first screen`,
      steps: [
        `Place the sentence directly below the headline; it now stands ${places(explanation.depth)}.`,
        'Lower the picture, slider or bar that pushes it down, on the phone first.',
      ],
      remedy: 'explanation',
    };
  },
});

/** A subheadline that is long enough to be a sentence explains too; it stands where the headline does. */
function spokenSubheadline(headline: Headline | null, subheadline: Subheadline | null) {
  if (headline === null || subheadline === null) return null;
  const words = subheadline.text.trim().split(/\s+/).length;
  return words >= 8 && words <= 60
    ? { text: subheadline.text, depth: headline.depth, evidence: subheadline.evidence }
    : null;
}

function scoreAt(depth: number | null): number | null {
  if (depth === null) return null;
  if (depth < 1) return 1;
  return depth < 2 ? 0.5 : 0;
}
