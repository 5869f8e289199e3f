import { judgedPageType } from '@liftmark/contract/page-types';
import { hidesFirstScreen } from '../checks/doubt.ts';
import { defineCeiling } from './ceiling.ts';

/** Pages whose visitors know what they came for. */
const KNOWN = new Set(['checkout', 'signup', 'article', 'ecommerce-category']);

export const offerUnstated = defineCeiling({
  id: 'offer-unstated',
  title: 'The page doesn’t say what it offers',
  measure:
    'Neither a headline with a word of its own nor a sentence above the fold that explains the offer: takes 30%. A headline that names nothing and no such sentence: 18%. Pages whose first screen is one picture are left out.',
  needs: ['headline', 'content', 'layout', 'pageType', 'subheadline', 'wordLists', 'document'],
  judge({ headline, content, layout, pageType, subheadline, wordLists, document }) {
    if (document.mode === 'static' || KNOWN.has(judgedPageType(pageType)) || hidesFirstScreen(layout))
      return null;
    if (content.explanation !== null || subheadline !== null) return null;
    if (headline === null) {
      return {
        severity: 0.3,
        reason: 'There is no headline, and no sentence above the fold says what is offered.',
        evidence: [],
      };
    }
    if (!wordLists || headline.ownWords.length > 0) return null;
    return {
      severity: 0.18,
      reason: 'The headline names nothing of the offer, and no sentence above the fold explains it.',
      evidence: [headline.evidence],
    };
  },
});
