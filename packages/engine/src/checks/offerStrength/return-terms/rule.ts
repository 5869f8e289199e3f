import type { PageType } from '@liftmark/contract/page-types';
import type { Offer, OfferTerm } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { defineCheck } from '../../define-check.ts';
import { BOOK, BOOKING_FORMS, isBooked } from '../../shared/page-types.ts';
import { unread } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

const isFooterLink = ({ region, link }: OfferTerm) => region === 'footer' && link !== null;

/** The most visible one. */
function bestOf(terms: readonly OfferTerm[]): OfferTerm | null {
  const own = terms.filter(({ kind }) => kind !== 'guarantee');
  return (
    own.find(({ nearAction }) => nearAction) ?? own.find((term) => !isFooterLink(term)) ?? own[0] ?? null
  );
}

function bestIf({ offer }: { offer: Offer }, fits: (term: OfferTerm) => boolean) {
  const term = bestOf(offer.terms);
  return term && fits(term) ? { said: term.text, region: term.region, evidence: term.evidence } : null;
}

export const returnTerms = defineCheck(() => ({
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
  cases: ({ when, otherwise, notApplicable }) => [
    notApplicable(
      (facts) => facts.pageType.type === 'hospitality' && !isBooked(facts),
      text.notApplicable.noBooking,
    ),
    notApplicable(
      ({ offer, forms }) =>
        offer.prices.length === 0 && !forms.some(({ purpose }) => BOOKING_FORMS.includes(purpose)),
      text.notApplicable.noPurchase,
    ),
    notApplicable(
      ({ offer: { prices } }) => prices.length > 0 && prices.every(({ free }) => free),
      text.notApplicable.free,
    ),
    when(1, text.how.near, (facts) => bestIf(facts, ({ nearAction }) => nearAction), text.observed.near),
    when(
      0.8,
      text.how.away,
      (facts) => bestIf(facts, (term) => !isFooterLink(term)),
      (term) => text.observed[term.region === 'footer' ? 'footer' : 'away'](term),
    ),
    when(0.6, text.how.footer, (facts) => bestIf(facts, isFooterLink), text.observed.footer),
    unread(text.notMeasured.absent),
    otherwise(0.1, text.how.none, text.observed.none, { searched: text.searched }),
  ],
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
}));
