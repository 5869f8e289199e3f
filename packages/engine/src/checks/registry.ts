import type { Check } from './check.ts';
import { faq } from './clarity/faq.ts';
import { firstScreenExplanation } from './clarity/first-screen-explanation.ts';
import { headlineSpecificity } from './clarity/headline-specificity.ts';
import { hypeWords } from './clarity/hype-words.ts';
import { imageAlternatives } from './clarity/image-alternatives.ts';
import { mainHeadline } from './clarity/main-headline.ts';
import { primaryActionLabel } from './clarity/primary-action-label.ts';
import { productFacts } from './clarity/product-facts.ts';
import { productImages } from './clarity/product-images.ts';
import { productVideo } from './clarity/product-video.ts';
import { readingGrade } from './clarity/reading-grade.ts';
import { scannableCopy } from './clarity/scannable-copy.ts';
import { textContrast } from './clarity/text-contrast.ts';
import { textSize } from './clarity/text-size.ts';
import { titleHeadlineMatch } from './clarity/title-headline-match.ts';
import { visualOrder } from './clarity/visual-order.ts';
import { billingTerms } from './offerStrength/billing-terms.ts';
import { contentDepth } from './offerStrength/content-depth.ts';
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
import { customerLogos } from './socialProof/customer-logos.ts';
import { customerProof } from './socialProof/customer-proof.ts';
import { proofPosition } from './socialProof/proof-position.ts';
import { ratingConsistency } from './socialProof/rating-consistency.ts';
import { ratingLevel } from './socialProof/rating-level.ts';
import { ratingPlacement } from './socialProof/rating-placement.ts';
import { reviewCount } from './socialProof/review-count.ts';
import { reviewProvenance } from './socialProof/review-provenance.ts';
import { testimonialAttribution } from './socialProof/testimonial-attribution.ts';
import { testimonialOriginality } from './socialProof/testimonial-originality.ts';
import { actionContrast } from './structure/action-contrast.ts';
import { actionPosition } from './structure/action-position.ts';
import { adLikeAction } from './structure/ad-like-action.ts';
import { autofillTokens } from './structure/autofill-tokens.ts';
import { cumulativeLayoutShift } from './structure/cumulative-layout-shift.ts';
import { desktopNavigation } from './structure/desktop-navigation.ts';
import { entryOverlay } from './structure/entry-overlay.ts';
import { exitLinks } from './structure/exit-links.ts';
import { fieldLabels } from './structure/field-labels.ts';
import { formLength } from './structure/form-length.ts';
import { guestPurchase } from './structure/guest-purchase.ts';
import { largestContentfulPaint } from './structure/largest-contentful-paint.ts';
import { mobileFit } from './structure/mobile-fit.ts';
import { movingContent } from './structure/moving-content.ts';
import { primaryAction } from './structure/primary-action.ts';
import { sensitiveFields } from './structure/sensitive-fields.ts';
import { tapTargets } from './structure/tap-targets.ts';
import { totalBlockingTime } from './structure/total-blocking-time.ts';
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
