import type { AUDIENCES } from '@liftmark/contract/analysis';
import type { PageType } from '@liftmark/contract/page-types';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { wordsFor } from '../languages/words-for.ts';
import { actionFacts } from './actions.ts';
import { contentFacts } from './content/content.ts';
import { recurringWords } from './content/message.ts';
import { documentFacts } from './document.ts';
import type { Count, PageFacts, Presence } from './facts.ts';
import { formFacts, leadFormOf } from './forms.ts';
import { headlineFacts } from './headline.ts';
import { detectLanguage } from './language.ts';
import type { KeyNodes } from './layout/contrast.ts';
import { layoutFacts } from './layout/layout.ts';
import { advertFacts } from './layout/unread.ts';
import { navigationFacts } from './navigation.ts';
import { networkFacts } from './network.ts';
import { consentBanner } from './overlays.ts';
import { PageModel } from './page.ts';
import { primaryActionControl, primaryActionFacts } from './primary-action.ts';
import { proofFacts } from './proof.ts';
import { Reading } from './reading.ts';
import { speedFacts } from './speed.ts';
import { trustFacts } from './trust.ts';

/** What the person says of the page; overrides what is recognized. */
export interface Hints {
  pageType?: PageType | undefined;
  audience?: (typeof AUDIENCES)[number] | undefined;
}

/** Reads from a snapshot what a person would say is on the page. Pure: the same snapshot gives the same facts. */
export function observe(snapshot: PageSnapshot, hints: Hints = {}): PageFacts {
  const page = new PageModel(snapshot);
  const document = documentFacts(page);
  const language = detectLanguage(page);
  const words = wordsFor(language);
  const headline = headlineFacts(page, document.siteName);
  const action = primaryActionControl(page, words, headline.headlineNode);
  const keys: KeyNodes = [
    ...(headline.headlineNode ? [['headline', headline.headlineNode] as const] : []),
    ...(action ? [['primary-action', action.node] as const] : []),
  ];
  const reading = new Reading(page, words, {
    action: action?.node ?? null,
    headline: headline.headlineNode,
    brand: document.siteName,
  });
  const forms = formFacts(reading);
  const recurring = recurringWords(page, headline, document.siteName, document.title, words);
  return {
    ...unread(hints),
    language,
    wordLists: words !== null,
    document,
    headline: headline.headline && { ...headline.headline, recurringWords: recurring },
    subheadline: headline.subheadline,
    primaryAction: action && {
      ...primaryActionFacts(page, action, words),
      form: indexOf(forms.findIndex((form) => form.primary)),
    },
    ...actionFacts(page, words),
    forms,
    leadForm: leadFormOf(forms),
    proof: proofFacts(reading),
    trust: trustFacts(reading, forms),
    content: {
      ...contentFacts(page, language, words, document, headline),
      faq: UNREAD_COUNT,
      wordingMatches: [],
      templateRemnants: [],
    },
    navigation: navigationFacts(page, words),
    consentBanner: consentBanner(page, words),
    layout: layoutFacts(page, words, keys),
    speed: speedFacts(page),
    network: networkFacts(page),
    ads: advertFacts(page),
  };
}

function indexOf(found: number): number | null {
  return found < 0 ? null : found;
}

const REASON = 'This is not read yet.';
const UNREAD: Presence = { present: null, evidence: [], searched: [], notMeasured: REASON };
const UNREAD_COUNT: Count = { count: null, evidence: [], searched: [], notMeasured: REASON };

/** Facts whose readers are still to come: unknown, never absent. */
function unread({
  pageType,
  audience,
}: Hints): Pick<PageFacts, 'pageType' | 'audience' | 'offer' | 'urgency' | 'product' | 'event'> {
  return {
    pageType: {
      type: pageType ?? 'other',
      confidence: pageType ? 1 : 0,
      evidence: [],
      chosen: pageType !== undefined,
    },
    audience: {
      kind: audience === 'business' || audience === 'consumer' ? audience : 'unknown',
      evidence: [],
    },
    offer: {
      prices: [],
      pricesNotMeasured: REASON,
      guarantee: UNREAD,
      freeOffer: UNREAD,
      priceLink: UNREAD,
      quoteRoute: UNREAD,
      priceGate: UNREAD,
      costs: { shipping: null, fees: null, orderTotal: null, deliveryTime: null },
      terms: [],
      trial: null,
      freePlan: UNREAD,
      plans: [],
      plansComparable: false,
      contents: null,
      giftPurpose: null,
      billing: {
        recurring: 0,
        withPeriodAndUnit: 0,
        monthlyBilledAnnually: false,
        annualSumNamed: false,
        cancellationStated: false,
      },
      payment: {
        methods: [],
        processor: null,
        cardFields: [],
        reassurance: null,
        setApart: null,
        coupon: null,
      },
    },
    urgency: {
      claims: [],
      claimsNotMeasured: REASON,
      countdown: UNREAD,
      readings: [],
      struckPrices: [],
      pressure: [],
      holdTimer: null,
      availability: null,
      structuredStock: null,
    },
    product: {
      facts: [],
      factsNotMeasured: REASON,
      pictures: [],
      video: null,
      fulfillment: 'unknown',
      cards: null,
    },
    event: null,
  };
}
