import type { PageType } from '@liftmark/contract/page-types';
import type { ViewportName } from '../../../capture/snapshot.ts';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Content, Headline, PageFacts, Subheadline } from '../../../observe/facts.ts';
import { sentencesOf } from '../../../observe/page/sentences.ts';
import { acrossViewports, defineCheck, measured, notMeasured } from '../../check.ts';
import { hidesFirstScreen, seenTwice } from '../../doubt.ts';
import { isFiller } from '../../filler.ts';
import { offeredName, pageName } from '../../page-name.ts';
import { allBut } from '../../page-types.ts';
import { peopleOf } from '../../people.ts';
import { list, places, placesShown, quote } from '../../phrasing.ts';

/** From one word of praise in eight on a sentence says nothing else. */
const MADE_OF_PRAISE = 1 / 8;
/** What such a sentence is worth. */
const EMPTY = 0.3;

export const firstScreenExplanation = defineCheck({
  id: 'first-screen-explanation',
  category: 'clarity',
  title: {
    passes: 'A full sentence stands beside the headline',
    fails: 'No full sentence in the first screen explains the offer',
  },
  why: 'More than half of the time spent viewing a page goes to what shows without scrolling, and the first ten seconds decide who stays. A full sentence beside the headline says what the headline is too short to say.',
  measure:
    'A sentence of 8 to 60 words near the headline, the subheadline included, that is not navigation, consent or legal text. In the first screen it scores 1, in the second 0.5, lower, missing, filler of a template or hidden on one of the two 0; the mean of desktop and mobile. Not measured where no headline stands out. Where no sentence is plain and one word in eight or more is on the hype list, times 0.3.',
  weight: 6,
  group: 'message',
  pageTypes: allBut('ecommerce-category', 'checkout', 'article'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['value-proposition-first-10-seconds', 'above-fold-attention', 'sub-headline-no-evidence'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['content', 'layout', 'headline', 'subheadline'],

  evaluate({ content, layout, headline, subheadline }) {
    const said = content.explanation ?? spokenSubheadline(headline, subheadline);
    const explanation = written(said, content);
    if (explanation === null) {
      if (said !== null) {
        return measured(
          0,
          `No sentence near the headline explains the offer: ${quote(said.text, 120)} is filler text of a template.`,
          [said.evidence],
          { certain: true },
        );
      }
      if (content.wordCount === null)
        return notMeasured('Words can’t be counted in the script of this page.');
      if (hidesFirstScreen(layout)) {
        return notMeasured('A large picture in the first screen could hold the explanation; it is not read.');
      }
      if (headline === null) return notMeasured('No headline stands out that a sentence could explain.');
      const observed =
        subheadline === null
          ? 'No sentence of 8 to 60 words stands near the headline.'
          : `Beside the headline stands ${quote(subheadline.text, 120)}, and near it no sentence of 8 to 60 words.`;
      return measured(0, observed, [], {
        searched: [
          'the section of the headline',
          'text within 400 px of the headline',
          'the first two screens',
        ],
        certain: seenTwice(layout),
      });
    }
    const score = acrossViewports({
      desktop: scoreIn('desktop', explanation),
      mobile: scoreIn('mobile', explanation),
    });
    if (score === null) return notMeasured('Neither viewport was rendered.');
    const praise = praiseIn(explanation.text, content);
    if (praise.length > 0) {
      return measured(
        EMPTY * score,
        `The sentence ${quote(explanation.text, 120)} stands ${placesShown(explanation)}, but praises instead of explaining: ${list(praise.map((phrase) => quote(phrase)))}.`,
        [explanation.evidence],
      );
    }
    const isMissing = explanation.missingOn.length > 0;
    return measured(
      score,
      `The sentence ${quote(explanation.text, 120)} stands ${placesShown(explanation)}${score < 1 && !isMissing ? ', where not everybody gets' : ''}.`,
      [explanation.evidence],
    );
  },

  recommend(_outcome, { content, headline, subheadline, document, language, pageType }) {
    const explanation = written(content.explanation ?? spokenSubheadline(headline, subheadline), content);
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
        copyExamples: [{ before: null, after: plainExplanation({ document, language, pageType }) }],
        remedy: 'explanation',
      };
    }
    const praise = praiseIn(explanation.text, content);
    if (praise.length > 0) {
      return {
        title: `Say in plain words what ${quote(explanation.text, 60)} means`,
        steps: [
          `Take out ${list(praise.map((phrase) => quote(phrase)))}: any competitor could print the same.`,
          `Write what ${peopleOf(pageType).many} get, for whom it is, and how it works, in the words that they use.`,
          'Read the sentence to somebody who does not know you, and ask what it is about.',
        ],
        copyExamples: [
          {
            before: explanation.text,
            after: plainExplanation({ document, language, pageType }),
          },
        ],
        remedy: 'explanation',
      };
    }
    const [missing] = explanation.missingOn;
    if (missing) {
      return {
        title: `Show ${quote(explanation.text, 60)} on ${missing} too`,
        steps: [
          'Keep the sentence below the headline there; shorten it rather than hide it.',
          'Make room by lowering the picture or bar above it.',
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

const HELPERS: ReadonlySet<PageType> = new Set(['saas', 'app', 'service', 'pricing', 'signup']);

/** A sentence to fill in: what helps with a task, what is bought, and what is simply there are explained unlike. */
function plainExplanation({
  document,
  language,
  pageType: { type },
}: Pick<PageFacts, 'document' | 'language' | 'pageType'>): string {
  if (type === 'ecommerce-product') {
    return copyLine(language, 'productExplanation', { product: offeredName(document) });
  }
  const line = HELPERS.has(type) ? 'explanation' : 'plainExplanation';
  return copyLine(language, line, { brand: document.siteName });
}

/** The words of praise in a sentence that is made of them; none where most of it is plain. */
function praiseIn(sentence: string, { wordingMatches }: Pick<Content, 'wordingMatches'>): string[] {
  const said = sentence.toLowerCase();
  const praise = wordingMatches
    .filter(({ list: name }) => name === 'hype')
    .map(({ phrase }) => phrase.toLowerCase());
  const distinct = [...new Set(praise)].filter((phrase) => isSaid(phrase, said));
  return distinct.length >= 2 && distinct.length >= MADE_OF_PRAISE * said.split(/\s+/).length ? distinct : [];
}

function isSaid(phrase: string, sentence: string): boolean {
  const at = sentence.indexOf(phrase);
  if (at < 0) return false;
  return !/\p{L}/u.test((sentence[at - 1] ?? '') + (sentence[at + phrase.length] ?? ''));
}

/** Without what a template came with, which explains the template. */
function written<T extends { text: string }>(explanation: T | null, content: Content): T | null {
  return explanation !== null && isFiller(explanation.text, content) ? null : explanation;
}

/** A subheadline that is long enough to be a sentence explains too, or one of its own; it stands where the headline does. */
function spokenSubheadline(headline: Headline | null, subheadline: Subheadline | null) {
  if (headline === null || subheadline === null) return null;
  const isSpoken = (text: string): boolean => {
    const words = text.trim().split(/\s+/).length;
    return words >= 8 && words <= 60;
  };
  const text = [subheadline.text, ...sentencesOf(subheadline.text)].find(isSpoken);
  return text === undefined
    ? null
    : { text, depth: headline.depth, missingOn: [], evidence: subheadline.evidence };
}

function scoreIn(
  viewport: ViewportName,
  { depth: { [viewport]: depth }, missingOn }: NonNullable<Content['explanation']>,
): number | null {
  if (missingOn.includes(viewport)) return 0;
  if (depth === null) return null;
  if (depth < 1) return 1;
  return depth < 2 ? 0.5 : 0;
}
