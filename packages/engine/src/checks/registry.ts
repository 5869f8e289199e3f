import type { Check } from './check.ts';
import { mainHeadline } from './clarity/main-headline.ts';
import { billingTerms } from './offerStrength/billing-terms.ts';
import { couponField } from './offerStrength/coupon-field.ts';
import { deliveryTime } from './offerStrength/delivery-time.ts';
import { freeOffer } from './offerStrength/free-offer.ts';
import { giftPurpose } from './offerStrength/gift-purpose.ts';
import { guarantee } from './offerStrength/guarantee.ts';
import { offerContents } from './offerStrength/offer-contents.ts';
import { paymentMethods } from './offerStrength/payment-methods.ts';
import { planComparison } from './offerStrength/plan-comparison.ts';
import { priceVisibility } from './offerStrength/price-visibility.ts';
import { returnTerms } from './offerStrength/return-terms.ts';
import { shippingOffer } from './offerStrength/shipping-offer.ts';
import { totalCost } from './offerStrength/total-cost.ts';
import { trialLength } from './offerStrength/trial-length.ts';
import { trialTerms } from './offerStrength/trial-terms.ts';

/** Every check, in the order of the rubric: one import and one line each. */
export const CHECKS: readonly Check[] = [
  // clarity
  mainHeadline,
  // urgency
  // socialProof
  // offerStrength
  priceVisibility,
  totalCost,
  offerContents,
  deliveryTime,
  returnTerms,
  shippingOffer,
  guarantee,
  freeOffer,
  trialTerms,
  trialLength,
  planComparison,
  billingTerms,
  paymentMethods,
  couponField,
  giftPurpose,
  // structure
  // trustCredibility
];
