import { copyLine } from '../../../language/copy/copy-for.ts';
import { acrossViewports, measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { BOOK, LEAD, onlyTakesMessages, sellsNothing, takesMessages } from '../../shared/page-types.ts';
import { seenTwice, unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

function scoreAt(depth: number | null): number | null {
  if (depth === null) return null;
  return depth <= 3 ? 1 : 0.8;
}

export const offerContents = defineCheck(() => ({
  id: 'offer-contents',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'info',
  pageTypes: [...LEAD, ...BOOK, 'signup', 'portfolio', 'other'],
  measurable: { static: 'partly', withoutWordList: 'yes' },
  evidence: ['product-information-20-percent-failures', 'concise-scannable-objective-copy'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'layout', 'headline', 'primaryAction', 'forms', 'content'],
  evaluate(facts) {
    if (takesMessages(facts)) return onlyTakesMessages();
    const { layout, pageType } = facts;
    const { contents, hasRows, prices } = facts.offer;
    if (contents?.isSure) {
      const { desktop, mobile } = contents.depth;
      const score = acrossViewports({ desktop: scoreAt(desktop), mobile: scoreAt(mobile) });
      return measured(score ?? 1, text.observed.listed(contents), [contents.evidence]);
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.absent));
    if (contents || hasRows) return notMeasured(text.notMeasured.unclear);
    if (sellsNothing(facts) || (pageType.type === 'portfolio' && prices.length === 0))
      return notApplicable(text.notApplicable.noPrice);
    return measured(pageType.type === 'other' ? 0.5 : 0.2, text.observed.none, [], {
      searched: text.searched,
      certain: seenTwice(layout),
    });
  },
  recommend(_outcome, facts) {
    const headline = facts.headline?.text ?? null;
    return {
      title: text.advice.title({ headline }),
      steps: text.advice.steps({ headline }),
      copyExamples: [{ before: null, after: copyLine(facts.language, 'contents') }],
      design: text.advice.design,
      remedy: 'list-contents',
    };
  },
}));
