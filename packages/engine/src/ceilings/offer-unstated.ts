import { judgedPageType } from '@liftmark/contract/page-types';
import { hidesFirstScreen } from '../checks/shared/uncertainty.ts';
import { defineCeiling } from './ceiling.ts';
import { text } from './offer-unstated.text.ts';

/** Pages whose visitors know what they came for. */
const KNOWN = new Set(['checkout', 'signup', 'article', 'ecommerce-category']);

export const offerUnstated = defineCeiling(() => ({
  id: 'offer-unstated',
  title: text.title,
  measure: text.measure,
  needs: ['headline', 'content', 'layout', 'pageType', 'subheadline', 'wordLists', 'document'],
  judge({ headline, content, layout, pageType, subheadline, wordLists, document }) {
    if (document.mode === 'static' || KNOWN.has(judgedPageType(pageType)) || hidesFirstScreen(layout))
      return null;
    if (content.explanation !== null || subheadline !== null) return null;
    if (headline === null) {
      return {
        severity: 0.3,
        reason: text.reason.noHeadline,
        evidence: [],
      };
    }
    if (!wordLists || headline.ownWords.length > 0) return null;
    return {
      severity: 0.18,
      reason: text.reason.emptyHeadline,
      evidence: [headline.evidence],
    };
  },
}));
