import type { ConversionReport } from '@liftmark/contract/report';
import type { PageFacts } from '@liftmark/engine/facts/types/page-facts';

/** A fact in the form that readers write it in; null where it could not be told. */
export type FactValue = string | number | boolean | null;

/**
 * How our reading of each fact is taken from a report. `undefined` says that it was not measured, null that there is
 * no such thing on the page.
 */
const READINGS = {
  headline: ({ headline }) => headline?.text ?? null,
  primaryAction: ({ primaryAction }) => primaryAction?.text ?? null,
  actionAboveFold: ({ primaryAction }) => primaryAction?.aboveFold.desktop ?? false,
  forms: ({ forms }) => forms.length,
  largestFormFields: ({ leadForm }) => leadForm?.visibleFieldCount ?? 0,
  testimonials: ({ proof }) => proof.testimonials.count ?? undefined,
  customerLogos: ({ proof }) => isSome(proof.customerLogos.count),
  ratings: ({ proof }) => isSome(proof.ratings.count),
  numbers: ({ proof }) => proof.numbers.count ?? undefined,
  prices: ({ offer }) => (offer.pricesNotMeasured === null ? offer.prices.length > 0 : undefined),
  guarantee: ({ offer }) => offer.guarantee.present ?? undefined,
  freeOffer: ({ offer }) => offer.freeOffer.present ?? undefined,
  urgency: ({ urgency }) => (urgency.claimsNotMeasured === null ? urgency.claims.length > 0 : undefined),
  privacy: ({ trust }) => trust.privacyPolicy.present ?? undefined,
  terms: ({ trust }) => trust.terms.present ?? undefined,
  contact: ({ trust }) => trust.contact.present ?? undefined,
  faq: ({ content }) => isSome(content.faq.count),
  video: ({ content }) => content.video.present ?? undefined,
  navigationLinks: ({ navigation }) => navigation.linkCount ?? undefined,
  consentBanner: ({ consentBanner }) => consentBanner.present ?? undefined,
  language: ({ language }) => language ?? undefined,
} satisfies Record<string, (facts: PageFacts) => FactValue | undefined>;

export type FactName = keyof typeof READINGS;

export const FACT_NAMES = Object.keys(READINGS) as FactName[];

export function factsOf({ facts }: ConversionReport): Partial<Record<FactName, FactValue>> {
  // What a report keeps are the facts, each list cut at its longest.
  const kept = facts as unknown as PageFacts;
  return Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const value = READINGS[name](kept);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function isSome(count: number | null): boolean | undefined {
  return count === null ? undefined : count > 0;
}

/** Whether two readings of a fact say the same: words without regard to case, space and punctuation. */
export function saysTheSame(name: FactName | 'type', one: FactValue, other: FactValue): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    if (name === 'language') return languageCode(one) === languageCode(other);
    return plain(one) === plain(other);
  }
  return one === other;
}

/** Bokmål and Nynorsk are both Norwegian. */
function languageCode(tag: string): string {
  const code = tag.slice(0, 2).toLowerCase();
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£%]+/gu, '');
}
