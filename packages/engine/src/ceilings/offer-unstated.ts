import { judgedPageType } from '@liftmark/contract/page-types';
import { hidesFirstScreen } from '../checks/shared/uncertainty.ts';
import { defineCeiling } from './ceiling.ts';

/** Pages whose visitors know what they came for. */
const KNOWN = new Set(['checkout', 'signup', 'article', 'ecommerce-category']);

export const offerUnstated = defineCeiling({
  id: 'offer-unstated',
  title: 'The page doesn’t say what it offers',
  measure:
    'Lowers the score by 30% if there’s no headline and no sentence above the fold that explains the offer, and by 18% if the headline doesn’t mention the offer and no such sentence follows. Doesn’t apply if one image fills the area above the fold.',
  needs: ['headline', 'content', 'layout', 'pageType', 'subheadline', 'wordLists', 'document'],
  judge({ headline, content, layout, pageType, subheadline, wordLists, document }) {
    if (document.mode === 'static' || KNOWN.has(judgedPageType(pageType)) || hidesFirstScreen(layout))
      return null;
    if (content.explanation !== null || subheadline !== null) return null;
    if (headline === null) {
      return {
        severity: 0.3,
        reason: 'There’s no headline, and no sentence above the fold says what you offer.',
        evidence: [],
      };
    }
    if (!wordLists || headline.ownWords.length > 0) return null;
    return {
      severity: 0.18,
      reason: 'The headline doesn’t mention the offer, and no sentence above the fold explains it.',
      evidence: [headline.evidence],
    };
  },
});
