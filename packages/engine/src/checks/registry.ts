import type { Check } from './check.ts';
import { faq } from './clarity/faq/rule.ts';
import { firstScreenExplanation } from './clarity/first-screen-explanation/rule.ts';
import { headlineSpecificity } from './clarity/headline-specificity/rule.ts';
import { hypeWords } from './clarity/hype-words/rule.ts';
import { imageAlternatives } from './clarity/image-alternatives/rule.ts';
import { mainHeadline } from './clarity/main-headline/rule.ts';
import { primaryActionLabel } from './clarity/primary-action-label/rule.ts';
import { productFacts } from './clarity/product-facts/rule.ts';
import { productImages } from './clarity/product-images/rule.ts';
import { productVideo } from './clarity/product-video/rule.ts';
import { readingGrade } from './clarity/reading-grade/rule.ts';
import { scannableCopy } from './clarity/scannable-copy/rule.ts';
import { textContrast } from './clarity/text-contrast/rule.ts';
import { textSize } from './clarity/text-size/rule.ts';
import { titleHeadlineMatch } from './clarity/title-headline-match/rule.ts';
import { visualOrder } from './clarity/visual-order/rule.ts';
import { billingTerms } from './offerStrength/billing-terms/rule.ts';
import { contentDepth } from './offerStrength/content-depth/rule.ts';
import { couponField } from './offerStrength/coupon-field/rule.ts';
import { deliveryTime } from './offerStrength/delivery-time/rule.ts';
import { freeOffer } from './offerStrength/free-offer/rule.ts';
import { giftPurpose } from './offerStrength/gift-purpose/rule.ts';
import { guarantee } from './offerStrength/guarantee/rule.ts';
import { offerContents } from './offerStrength/offer-contents/rule.ts';
import { paymentMethods } from './offerStrength/payment-methods/rule.ts';
import { planComparison } from './offerStrength/plan-comparison/rule.ts';
import { priceVisibility } from './offerStrength/price-visibility/rule.ts';
import { returnTerms } from './offerStrength/return-terms/rule.ts';
import { shippingOffer } from './offerStrength/shipping-offer/rule.ts';
import { totalCost } from './offerStrength/total-cost/rule.ts';
import { trialLength } from './offerStrength/trial-length/rule.ts';
import { trialTerms } from './offerStrength/trial-terms/rule.ts';
import { customerLogos } from './socialProof/customer-logos/rule.ts';
import { customerProof } from './socialProof/customer-proof/rule.ts';
import { proofPosition } from './socialProof/proof-position/rule.ts';
import { ratingConsistency } from './socialProof/rating-consistency/rule.ts';
import { ratingLevel } from './socialProof/rating-level/rule.ts';
import { ratingPlacement } from './socialProof/rating-placement/rule.ts';
import { reviewCount } from './socialProof/review-count/rule.ts';
import { reviewProvenance } from './socialProof/review-provenance/rule.ts';
import { testimonialAttribution } from './socialProof/testimonial-attribution/rule.ts';
import { testimonialOriginality } from './socialProof/testimonial-originality/rule.ts';
import { actionContrast } from './structure/action-contrast/rule.ts';
import { actionPosition } from './structure/action-position/rule.ts';
import { adLikeAction } from './structure/ad-like-action/rule.ts';
import { autofillTokens } from './structure/autofill-tokens/rule.ts';
import { cumulativeLayoutShift } from './structure/cumulative-layout-shift/rule.ts';
import { desktopNavigation } from './structure/desktop-navigation/rule.ts';
import { entryOverlay } from './structure/entry-overlay/rule.ts';
import { exitLinks } from './structure/exit-links/rule.ts';
import { fieldLabels } from './structure/field-labels/rule.ts';
import { formLength } from './structure/form-length/rule.ts';
import { guestPurchase } from './structure/guest-purchase/rule.ts';
import { largestContentfulPaint } from './structure/largest-contentful-paint/rule.ts';
import { mobileFit } from './structure/mobile-fit/rule.ts';
import { movingContent } from './structure/moving-content/rule.ts';
import { primaryAction } from './structure/primary-action/rule.ts';
import { sensitiveFields } from './structure/sensitive-fields/rule.ts';
import { tapTargets } from './structure/tap-targets/rule.ts';
import { totalBlockingTime } from './structure/total-blocking-time/rule.ts';
import { adShare } from './trustCredibility/ad-share/rule.ts';
import { claimSources } from './trustCredibility/claim-sources/rule.ts';
import { confirmShaming } from './trustCredibility/confirm-shaming/rule.ts';
import { contactDetails } from './trustCredibility/contact-details/rule.ts';
import { contentDates } from './trustCredibility/content-dates/rule.ts';
import { legalLinks } from './trustCredibility/legal-links/rule.ts';
import { organizationIdentity } from './trustCredibility/organization-identity/rule.ts';
import { pageErrors } from './trustCredibility/page-errors/rule.ts';
import { paymentSecurity } from './trustCredibility/payment-security/rule.ts';
import { preselectedOptions } from './trustCredibility/preselected-options/rule.ts';
import { renderingDefects } from './trustCredibility/rendering-defects/rule.ts';
import { secureConnection } from './trustCredibility/secure-connection/rule.ts';
import { supportChannel } from './trustCredibility/support-channel/rule.ts';
import { templateRemnants } from './trustCredibility/template-remnants/rule.ts';
import { trustSeals } from './trustCredibility/trust-seals/rule.ts';
import { visualQuality } from './trustCredibility/visual-quality/rule.ts';
import { availabilityStatus } from './urgency/availability-status/rule.ts';
import { countdownContinuity } from './urgency/countdown-continuity/rule.ts';
import { deadlinePrecision } from './urgency/deadline-precision/rule.ts';
import { demandClaimConsistency } from './urgency/demand-claim-consistency/rule.ts';
import { eventDate } from './urgency/event-date/rule.ts';
import { expiredDeadlines } from './urgency/expired-deadlines/rule.ts';
import { holdTimerExtension } from './urgency/hold-timer-extension/rule.ts';
import { pressureWording } from './urgency/pressure-wording/rule.ts';
import { referencePriceBasis } from './urgency/reference-price-basis/rule.ts';
import { stockClaimConsistency } from './urgency/stock-claim-consistency/rule.ts';
import { timelyReason } from './urgency/timely-reason/rule.ts';

/** Every check, in the order of the rubric: one import and one line each. */
export const CHECKS: readonly Check[] = [
  // clarity
  mainHeadline,
  headlineSpecificity,
  firstScreenExplanation,
  titleHeadlineMatch,
  visualOrder,
  hypeWords,
  primaryActionLabel,
  scannableCopy,
  readingGrade,
  productFacts,
  productImages,
  productVideo,
  textSize,
  textContrast,
  imageAlternatives,
  faq,
  // urgency
  timelyReason,
  deadlinePrecision,
  countdownContinuity,
  expiredDeadlines,
  stockClaimConsistency,
  demandClaimConsistency,
  pressureWording,
  holdTimerExtension,
  referencePriceBasis,
  availabilityStatus,
  eventDate,
  // socialProof
  customerProof,
  proofPosition,
  reviewCount,
  ratingLevel,
  ratingPlacement,
  ratingConsistency,
  reviewProvenance,
  testimonialAttribution,
  testimonialOriginality,
  customerLogos,
  // offerStrength
  priceVisibility,
  totalCost,
  contentDepth,
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
  primaryAction,
  actionPosition,
  actionContrast,
  adLikeAction,
  formLength,
  sensitiveFields,
  fieldLabels,
  autofillTokens,
  guestPurchase,
  exitLinks,
  desktopNavigation,
  largestContentfulPaint,
  cumulativeLayoutShift,
  totalBlockingTime,
  mobileFit,
  tapTargets,
  entryOverlay,
  movingContent,
  // trustCredibility
  secureConnection,
  contactDetails,
  organizationIdentity,
  legalLinks,
  paymentSecurity,
  trustSeals,
  supportChannel,
  claimSources,
  contentDates,
  pageErrors,
  templateRemnants,
  renderingDefects,
  visualQuality,
  preselectedOptions,
  confirmShaming,
  adShare,
];
