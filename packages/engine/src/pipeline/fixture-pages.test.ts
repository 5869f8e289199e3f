import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../fixtures/server.ts';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import { observe } from '../facts/observe.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { audit } from './audit.ts';
import { scorePage } from './score-page.ts';

/** What a person sees on the fixture pages, held against what the engine says is on them. */

interface Label {
  language: string;
  pageType: string;
  headline: string;
  primaryAction: string | null;
  aboveFold?: { desktop: boolean; mobile: boolean };
  forms: number;
  leadFields?: number;
  testimonials?: number;
  logos?: number;
  guarantee?: boolean;
  freeOffer?: boolean;
  privacy: boolean;
  terms?: boolean;
  faq?: boolean;
  links: number;
  sticky: boolean;
  consent: boolean;
  hasPrice: boolean;
  urgency?: boolean;
}

const LABELS: Record<string, Label> = {
  'saas-rota': {
    language: 'en',
    pageType: 'saas',
    headline: "Plan next month's clinic rota in one hour",
    primaryAction: 'Start free trial',
    aboveFold: { desktop: true, mobile: true },
    forms: 0,
    testimonials: 3,
    logos: 4,
    guarantee: true,
    freeOffer: true,
    privacy: true,
    terms: true,
    faq: true,
    links: 6,
    sticky: true,
    consent: false,
    hasPrice: true,
    urgency: false,
  },
  'product-kettle': {
    language: 'en',
    pageType: 'ecommerce-product',
    headline: 'Enamel kettle 1.7 l, oxide red',
    primaryAction: 'Add to cart',
    forms: 0,
    guarantee: true,
    freeOffer: false,
    privacy: true,
    terms: true,
    faq: false,
    links: 5,
    sticky: false,
    consent: false,
    hasPrice: true,
    urgency: false,
  },
  'category-rucksaecke': {
    language: 'de',
    pageType: 'ecommerce-category',
    headline: 'Wanderrucksäcke',
    primaryAction: null,
    forms: 0,
    privacy: true,
    terms: true,
    links: 7,
    sticky: false,
    consent: true,
    hasPrice: true,
  },
  'service-plombier': {
    language: 'fr',
    pageType: 'service',
    headline: 'Une fuite à Nantes ? Un plombier chez vous en deux heures',
    primaryAction: 'Demander un devis gratuit',
    aboveFold: { desktop: true, mobile: true },
    forms: 1,
    leadFields: 5,
    testimonials: 2,
    guarantee: true,
    freeOffer: true,
    privacy: true,
    terms: true,
    links: 5,
    sticky: true,
    consent: false,
    hasPrice: true,
    urgency: false,
  },
  'app-budget': {
    language: 'en',
    pageType: 'app',
    headline: "Know what's left, together",
    primaryAction: 'Download on the App Store',
    aboveFold: { desktop: true, mobile: true },
    forms: 0,
    freeOffer: true,
    privacy: true,
    terms: true,
    links: 3,
    sticky: false,
    consent: false,
    hasPrice: true,
    urgency: false,
  },
  'course-fotografie': {
    language: 'de',
    pageType: 'course',
    headline: 'In sechs Wochen vom Automatikmodus zum eigenen Bildband',
    primaryAction: 'Jetzt Platz sichern',
    forms: 0,
    testimonials: 2,
    guarantee: true,
    freeOffer: true,
    privacy: true,
    terms: true,
    faq: true,
    links: 4,
    sticky: false,
    consent: false,
    hasPrice: true,
    urgency: true,
  },
  'nonprofit-rivers': {
    language: 'en',
    pageType: 'nonprofit',
    headline: '$30 opens ten meters of river to fish',
    primaryAction: 'Donate now',
    aboveFold: { desktop: true, mobile: true },
    forms: 1,
    leadFields: 3,
    privacy: true,
    terms: true,
    links: 5,
    sticky: false,
    consent: false,
    hasPrice: false,
    urgency: false,
  },
  'restaurant-quai': {
    language: 'fr',
    pageType: 'hospitality',
    headline: 'Le poisson du matin, servi face au port',
    primaryAction: 'Réserver une table',
    aboveFold: { desktop: true, mobile: true },
    forms: 1,
    leadFields: 4,
    privacy: true,
    links: 3,
    sticky: false,
    consent: false,
    hasPrice: true,
  },
  'pricing-client-rendered': {
    language: 'en',
    pageType: 'pricing',
    headline: 'Bookkeeping from $9 a month',
    primaryAction: 'Start with Studio',
    forms: 0,
    freeOffer: true,
    guarantee: true,
    privacy: true,
    terms: true,
    faq: true,
    links: 4,
    sticky: false,
    consent: false,
    hasPrice: true,
    urgency: false,
  },
  'signup-long': {
    language: 'en',
    pageType: 'signup',
    headline: 'Registration form',
    primaryAction: 'Submit',
    forms: 1,
    privacy: false,
    terms: false,
    links: 9,
    sticky: false,
    consent: false,
    hasPrice: true,
  },
  'article-sourdough': {
    language: 'en',
    pageType: 'article',
    headline: 'Why your sourdough does not rise, and what to do about it',
    primaryAction: 'See workshop dates',
    forms: 0,
    privacy: true,
    terms: true,
    links: 3,
    sticky: false,
    consent: false,
    hasPrice: false,
    urgency: false,
  },
};

/** The facts in the words of a label; what the label leaves open is left out. */
function labelOf(facts: PageFacts, label: Label): Label {
  const seen: Required<Label> = {
    language: facts.language ?? 'unknown',
    pageType: facts.pageType.type,
    headline: facts.headline?.text ?? '',
    primaryAction: facts.primaryAction?.text ?? null,
    aboveFold: {
      desktop: facts.primaryAction?.aboveFold.desktop ?? false,
      mobile: facts.primaryAction?.aboveFold.mobile ?? false,
    },
    forms: facts.forms.length,
    leadFields: facts.leadForm?.visibleFieldCount ?? 0,
    testimonials: facts.proof.testimonials.count ?? -1,
    logos: facts.proof.customerLogos.count ?? -1,
    guarantee: facts.offer.guarantee.present ?? false,
    freeOffer: facts.offer.freeOffer.present ?? false,
    privacy: facts.trust.privacyPolicy.present ?? false,
    terms: facts.trust.terms.present ?? false,
    faq: (facts.content.faq.count ?? 0) > 0,
    links: facts.navigation.linkCount ?? -1,
    sticky: facts.navigation.sticky ?? false,
    consent: facts.consentBanner.present ?? false,
    hasPrice: facts.offer.prices.length > 0,
    urgency: facts.urgency.claims.length > 0,
  };
  return Object.fromEntries(Object.entries(seen).filter(([key]) => key in label)) as unknown as Label;
}

let server: FixtureServer;
let capturer: Capturer;

beforeAll(async () => {
  server = await startFixtureServer();
  capturer = await createCapturer({
    policy: { ...DEFAULT_POLICY, allowPrivate: [server.host] },
    budgetMs: 150_000,
  });
});

afterAll(async () => {
  await capturer.close();
  await server.close();
});

describe('fixture pages', () => {
  test.for(Object.entries(LABELS))(
    '%s is read as a person reads it',
    { timeout: 240_000 },
    async ([name, label]) => {
      const { snapshot } = await capturer.capture(server.page(name));
      expect(labelOf(observe(snapshot), label)).toEqual(label);
      scorePage(snapshot, {}, { onCheckError: ({ error }) => expect.fail(error.stack) });
    },
  );

  test('the pages that are bad on purpose are graded so, the good ones are not', {
    timeout: 240_000,
  }, async () => {
    const percents: Record<string, number> = {};
    for (const name of ['saas-vague', 'signup-long', 'saas-rota', 'product-kettle']) {
      const { report } = await audit(server.page(name), {
        capturer,
        onCheckError: ({ error }) => expect.fail(error.stack),
      });
      percents[name] = report.overall.percent ?? -1;
    }
    expect(percents['saas-vague']).toBeLessThan(40);
    expect(percents['signup-long']).toBeLessThan(40);
    expect(percents['saas-rota']).toBeGreaterThan(70);
    expect(percents['product-kettle']).toBeGreaterThan(65);
  });
});
