import type { PageType } from '@liftmark/contract/page-types';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { OfferTerm } from '../../../observe/facts.ts';
import { BOOKING_FORMS, isBooked } from '../../booking.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { BOOK } from '../../page-types.ts';
import { quote } from '../../phrasing.ts';

function scoreOf(term: OfferTerm): number {
  if (term.nearAction) return 1;
  return term.region === 'footer' && term.link !== null ? 0.6 : 0.8;
}

function bestOf(terms: readonly OfferTerm[]): OfferTerm | null {
  return terms
    .filter(({ kind }) => kind !== 'guarantee')
    .reduce<OfferTerm | null>((best, term) => (!best || scoreOf(term) > scoreOf(best) ? term : best), null);
}

export const returnTerms = defineCheck({
  id: 'return-terms',
  category: 'offerStrength',
  title: {
    passes: 'Return or cancellation terms are told',
    fails: 'Return or cancellation terms are hard to find',
  },
  why: 'A meta-analysis of 21 papers found that lenient return terms raise purchases more than they raise returns. Of US shoppers who left a checkout 10% named the return policy, and people can only weigh terms that they see.',
  measure:
    'Return, refund or cancellation terms near the purchase action score 1, elsewhere on the page 0.8, a link in the footer 0.6, none 0.1. Terms that say no ("non-refundable") are terms. Applies where there is a price or a booking form; to hospitality only where one can book, or prices are for a night.',
  weight: 7,
  group: 'terms',
  pageTypes: ['ecommerce-product', 'checkout', ...BOOK],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['return-leniency-meta', 'return-policy-reason-10', 'free-return-spending'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'forms', 'layout', 'primaryAction'],
  evaluate({ offer, forms, layout, pageType }) {
    if (pageType.type === 'hospitality' && !isBooked({ offer, forms })) {
      return notApplicable('Nothing is booked here.');
    }
    if (offer.prices.length === 0 && !forms.some(({ purpose }) => BOOKING_FORMS.includes(purpose))) {
      return notApplicable('There is neither a price nor a booking form.');
    }
    if (offer.prices.length > 0 && offer.prices.every(({ free }) => free))
      return notApplicable('It is free.');
    const term = bestOf(offer.terms);
    if (term) {
      const where = term.nearAction
        ? 'near the action'
        : term.region === 'footer'
          ? 'in the footer'
          : 'elsewhere on the page, not near the action';
      return measured(scoreOf(term), `The terms ${quote(term.text)} stand ${where}.`, [term.evidence]);
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'Return or cancellation terms'));
    return measured(0.1, 'No return, refund or cancellation terms were found.', [], {
      searched: ['visible text and links from header to footer', 'word lists for returns and cancellation'],
    });
  },
  recommend(_outcome, { offer, primaryAction, language, pageType }) {
    const isBookedHere = (BOOK as readonly PageType[]).includes(pageType.type);
    const term = bestOf(offer.terms);
    const beside = primaryAction ? `beside ${quote(primaryAction.text, 40)}` : 'beside the main button';
    return {
      title: term
        ? `Bring ${quote(term.text, 40)} from the ${term.region === 'footer' ? 'footer' : 'page'} to the button`
        : `State the ${isBookedHere ? 'cancellation' : 'return or cancellation'} terms ${beside}`,
      steps: [
        term
          ? `${quote(term.text, 60)} exists already. Sum it up in one line ${beside} and keep the link for the details.`
          : `Write one line ${beside}: how long, at whose cost, and how.`,
        isBookedHere
          ? 'Say until when one can cancel or move the booking, and what is paid back; low effort for the customer is what the studies tie to more purchases.'
          : 'Say what is refunded and who pays for sending it back; low effort for the customer is what the studies tie to more purchases.',
        `If nothing can be ${isBookedHere ? 'cancelled' : 'returned'}, say so here too: a surprise afterwards costs more.`,
      ],
      copyExamples: [
        {
          before: term?.text ?? null,
          after: copyLine(language, isBookedHere ? 'cancellation' : 'returns', { period: term?.period }),
        },
      ],
      remedy: 'return-terms',
    };
  },
});
