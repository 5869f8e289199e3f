import type { PageType } from '@liftmark/contract/page-types';
import type { ViewportName } from '../../../capture/snapshot.ts';
import type { Content } from '../../../facts/types/content.ts';
import type { Headline, Subheadline } from '../../../facts/types/headline.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { hasLetter } from '../../../language/characters.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { countWords } from '../../../language/segments.ts';
import { sentencesOf } from '../../../page/sentences.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { offeredName, pageName } from '../../shared/page-name.ts';
import { allBut } from '../../shared/page-types.ts';
import { peopleOf } from '../../shared/people.ts';
import { hidesFirstScreen, isFiller, seenTwice } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

/** A sentence with this share of praise, or more, says nothing else. */
const MADE_OF_PRAISE = 1 / 8;
/** The score of such a sentence is multiplied by this. */
const EMPTY = 0.3;

export const firstScreenExplanation = defineCheck(() => ({
  id: 'first-screen-explanation',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 6,
  group: 'message',
  pageTypes: allBut('ecommerce-category', 'checkout', 'article'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['value-proposition-first-10-seconds', 'above-fold-attention', 'sub-headline-no-evidence'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['content', 'layout', 'headline', 'subheadline'],

  evaluate({ content, layout, headline, subheadline }) {
    const candidate = content.explanation ?? explainingSubheadline(headline, subheadline);
    const explanation = withoutFiller(candidate, content);
    if (explanation === null) {
      if (candidate !== null) {
        return measured(0, text.observed.filler({ sentence: candidate.text }), [candidate.evidence], {
          certain: true,
        });
      }
      if (hidesFirstScreen(layout)) return notMeasured(text.notMeasured.picture);
      if (headline === null) return notMeasured(text.notMeasured.headline);
      const observed =
        subheadline === null
          ? text.observed.none
          : text.observed.shortLine({ subheadline: subheadline.text });
      return measured(0, observed, [], { searched: text.searched, certain: seenTwice(layout) });
    }
    const score = acrossViewports({
      desktop: scoreIn('desktop', explanation),
      mobile: scoreIn('mobile', explanation),
    });
    if (score === null) return notMeasured(text.notMeasured.viewports);
    const { text: sentence, depth, missingOn, evidence } = explanation;
    const praise = praiseIn(sentence, content);
    if (praise.length > 0) {
      const observed = text.observed.praise({ sentence, praise, depth, missingOn });
      return measured(EMPTY * score, observed, [evidence]);
    }
    const isLow = score < 1 && missingOn.length === 0;
    return measured(score, text.observed[isLow ? 'low' : 'found']({ sentence, depth, missingOn }), [
      evidence,
    ]);
  },

  recommend(_outcome, { content, headline, subheadline, document, language, pageType }) {
    const { where, explain, simplify, show, move } = text.advice;
    const explanation = withoutFiller(
      content.explanation ?? explainingSubheadline(headline, subheadline),
      content,
    );
    if (explanation === null) {
      const place = headline
        ? where.belowHeadline({ headline: headline.text })
        : where.atTop({ page: pageName(document) });
      return {
        title: explain.title({ where: place }),
        steps: explain.steps({ where: place }),
        copyExamples: [{ before: null, after: plainExplanation({ document, language, pageType }) }],
        remedy: 'explanation',
      };
    }
    const { text: sentence, depth } = explanation;
    const praise = praiseIn(sentence, content);
    if (praise.length > 0) {
      return {
        title: simplify.title({ sentence }),
        steps: simplify.steps({ praise, people: peopleOf({ pageType, document }) }),
        copyExamples: [{ before: sentence, after: plainExplanation({ document, language, pageType }) }],
        remedy: 'explanation',
      };
    }
    const [missing] = explanation.missingOn;
    if (missing) {
      return {
        title: show.title({ sentence, viewport: missing }),
        steps: show.steps({ viewport: missing }),
        remedy: 'explanation',
      };
    }
    return { title: move.title({ sentence }), steps: move.steps({ depth }), remedy: 'explanation' };
  },
}));

const TOOLS_AND_SERVICES: ReadonlySet<PageType> = new Set(['saas', 'app', 'service', 'pricing', 'signup']);

/** A sentence to fill in: tools and services, products, and everything else each have their own. */
function plainExplanation({
  document,
  language,
  pageType: { type },
}: Pick<PageFacts, 'document' | 'language' | 'pageType'>): string {
  if (type === 'ecommerce-product') {
    return copyLine(language, 'productExplanation', { product: offeredName(document) });
  }
  const line = TOOLS_AND_SERVICES.has(type) ? 'explanation' : 'plainExplanation';
  return copyLine(language, line, { brand: document.siteName });
}

/** The hype terms in a sentence that consists of hype; none if most of it is plain. */
function praiseIn(sentence: string, { wordingMatches }: Pick<Content, 'wordingMatches'>): string[] {
  const words = sentence.toLowerCase();
  const praise = wordingMatches
    .filter(({ list: name }) => name === 'hype')
    .map(({ phrase }) => phrase.toLowerCase());
  const distinct = [...new Set(praise)].filter((phrase) => containsWord(words, phrase));
  return distinct.length >= 2 && distinct.length >= MADE_OF_PRAISE * countWords(words) ? distinct : [];
}

/** Whether the phrase is there as whole words: “empower” isn’t in “empowerment”. */
function containsWord(sentence: string, phrase: string): boolean {
  const at = sentence.indexOf(phrase);
  if (at < 0) return false;
  return !hasLetter((sentence[at - 1] ?? '') + (sentence[at + phrase.length] ?? ''));
}

/** Null if the sentence is the template’s own filler, which explains the template. */
function withoutFiller<T extends { text: string }>(explanation: T | null, content: Content): T | null {
  return explanation !== null && isFiller(explanation.text, content) ? null : explanation;
}

/** The subheadline, or a sentence in it, if it’s long enough to explain something. It’s where the headline is. */
function explainingSubheadline(headline: Headline | null, subheadline: Subheadline | null) {
  if (headline === null || subheadline === null) return null;
  const isLongEnough = (sentence: string): boolean => {
    const words = countWords(sentence);
    return words >= 8 && words <= 60;
  };
  const found = [subheadline.text, ...sentencesOf(subheadline.text)].find(isLongEnough);
  return found === undefined
    ? null
    : { text: found, depth: headline.depth, missingOn: [], evidence: subheadline.evidence };
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
