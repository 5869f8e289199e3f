import type { PageType } from '@liftmark/contract/page-types';
import type { OfferTerm } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { BOOK, BOOKING_FORMS, isBooked } from '../../shared/page-types.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

function scoreOf(term: OfferTerm): number {
  if (term.nearAction) return 1;
  return term.region === 'footer' && term.link !== null ? 0.6 : 0.8;
}

function bestOf(terms: readonly OfferTerm[]): OfferTerm | null {
  return terms
    .filter(({ kind }) => kind !== 'guarantee')
    .reduce<OfferTerm | null>((best, term) => (!best || scoreOf(term) > scoreOf(best) ? term : best), null);
}

function observedOf({ text: said, nearAction, region }: OfferTerm): string {
  if (nearAction) return text.observed.near({ said });
  return region === 'footer' ? text.observed.footer({ said }) : text.observed.away({ said });
}

export const returnTerms = defineCheck({
  id: 'return-terms',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 7,
  group: 'terms',
  pageTypes: ['ecommerce-product', 'checkout', ...BOOK],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['return-leniency-meta', 'return-policy-reason-10', 'free-return-spending'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'forms', 'layout', 'primaryAction'],
  evaluate({ offer, forms, layout, pageType }) {
    if (pageType.type === 'hospitality' && !isBooked({ offer, forms })) {
      return notApplicable(text.notApplicable.noBooking);
    }
    if (offer.prices.length === 0 && !forms.some(({ purpose }) => BOOKING_FORMS.includes(purpose))) {
      return notApplicable(text.notApplicable.noPurchase);
    }
    if (offer.prices.length > 0 && offer.prices.every(({ free }) => free))
      return notApplicable(text.notApplicable.free);
    const term = bestOf(offer.terms);
    if (term) return measured(scoreOf(term), observedOf(term), [term.evidence]);
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.absent));
    return measured(0.1, text.observed.none, [], { searched: text.searched });
  },
  recommend(_outcome, { offer, primaryAction, language, pageType }) {
    const isBooking = (BOOK as readonly PageType[]).includes(pageType.type);
    const button = primaryAction?.text ?? null;
    const term = bestOf(offer.terms);
    const { repeat, add } = text.advice;
    const inFooter = term?.region === 'footer';
    return {
      title: term ? repeat.title({ said: term.text, inFooter, button }) : add.title({ isBooking, button }),
      steps: [
        term ? repeat.step({ said: term.text, button }) : add.step({ button }),
        ...text.advice.steps({ isBooking }),
      ],
      copyExamples: [
        {
          before: term?.text ?? null,
          after: copyLine(language, isBooking ? 'cancellation' : 'returns', { period: term?.period }),
        },
      ],
      remedy: 'return-terms',
    };
  },
});
