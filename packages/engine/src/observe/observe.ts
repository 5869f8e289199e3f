import type { PageHints } from '@liftmark/contract/analysis';
import type { PageType } from '@liftmark/contract/page-types';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { callWordsFor } from '../languages/call-words.ts';
import { pageTypeWordsFor } from '../languages/page-type-words.ts';
import { wordsFor } from '../languages/words-for.ts';
import { actionFacts } from './actions.ts';
import { audienceOf } from './audience.ts';
import { choicesOf } from './choices.ts';
import { contentFacts } from './content/content.ts';
import { faqOf } from './content/faq.ts';
import { houseOf } from './content/house.ts';
import { namingWords } from './content/message.ts';
import { appointmentOf, templateRemnantsOf, wordingMatchesOf } from './content/wording.ts';
import { copyFacts } from './copy/copy.ts';
import { documentFacts } from './document.ts';
import { eventOf } from './event.ts';
import type { FormFact, Offer, PageFacts, PrimaryAction } from './facts.ts';
import { FIELD_TAGS } from './form-parts.ts';
import { formFacts, leadFormOf } from './forms.ts';
import { headlineFacts } from './headline.ts';
import { detectLanguage } from './language.ts';
import type { KeyNodes } from './layout/contrast.ts';
import { layoutFacts } from './layout/layout.ts';
import { advertFacts } from './layout/unread.ts';
import { linkFacts } from './links.ts';
import { lookFacts } from './look/look.ts';
import { navigationFacts } from './navigation.ts';
import { networkFacts } from './network.ts';
import { offerFacts } from './offer.ts';
import { consentBanner } from './overlays.ts';
import type { PageNode } from './page/node.ts';
import type { PageView } from './page/view.ts';
import { PageModel } from './page.ts';
import { pageTypeOf } from './page-type.ts';
import { primaryActionControl, primaryActionFacts } from './primary-action.ts';
import { cardsOf, productFacts } from './product.ts';
import { proofFacts } from './proof.ts';
import { Reading } from './reading.ts';
import { speedFacts } from './speed.ts';
import { trustFacts } from './trust.ts';
import { urgencyFacts } from './urgency.ts';

const KEY_PRICES = 3;
const KEY_LABELS = 12;

/** Reads from a snapshot what a person would say is on the page. Pure: the same snapshot gives the same facts. */
export function observe(snapshot: PageSnapshot, hints: PageHints = {}): PageFacts {
  const page = new PageModel(snapshot);
  const document = documentFacts(page);
  const language = detectLanguage(page);
  const words = wordsFor(language);
  const headline = headlineFacts(page, document.siteName);
  const labels = { words, calls: callWordsFor(language) };
  const action = primaryActionControl(page, labels, headline.headlineNode);
  const actionNode = action?.control.node ?? null;
  const reading = new Reading(page, words, {
    action: actionNode,
    headline: headline.headlineNode,
    brand: document.siteName,
  });
  const forms = formFacts(reading);
  const offer = offerFacts(reading, forms);
  const pageType = typeOf(reading, language, forms, offer, hints);
  const house = houseOf(reading, document);
  const naming = namingWords(page, headline, document.siteName, document.title, words);
  return {
    language,
    wordLists: words !== null,
    pageType,
    audience: audienceFor(reading, pageType.type, hints),
    told: { goal: hints.pageGoal ?? null, trafficSource: hints.trafficSource ?? null },
    document,
    headline: headline.headline && { ...headline.headline, ...naming },
    subheadline: headline.subheadline,
    primaryAction: action && withForm(primaryActionFacts(page, action, labels), forms),
    ...actionFacts(page, words),
    choices: choicesOf(page),
    forms,
    leadForm: leadFormOf(forms),
    proof: proofFacts(reading),
    offer,
    urgency: urgencyFacts(reading),
    trust: trustFacts(reading, forms),
    content: {
      ...contentFacts(page, language, words, document, headline),
      faq: faqOf(reading),
      wordingMatches: wordingMatchesOf(reading),
      appointment: appointmentOf(reading),
      house,
      templateRemnants: templateRemnantsOf(reading),
    },
    copy: copyFacts(page, { words, language, declared: document.declaredLanguage }),
    links: linkFacts(page),
    navigation: navigationFacts(page, words, {
      headline: headline.headlineNode,
      brand: document.siteName,
    }),
    consentBanner: consentBanner(page, words),
    product: productFacts(reading, pageType.type, offer, house),
    event: eventOf(reading, pageType.type === 'event'),
    layout: layoutFacts(page, words, keyNodes(page, headline.headlineNode, actionNode, offer)),
    look: lookFacts(page),
    speed: speedFacts(page),
    network: networkFacts(page),
    ads: advertFacts(page),
  };
}

/** The form that it submits may be known only by its fields. */
function withForm(action: PrimaryAction, forms: FormFact[]): PrimaryAction {
  const form = indexOf(forms.findIndex(({ primary }) => primary));
  const begins = form === null ? undefined : forms[form]?.aboveFold;
  const { desktop, mobile } = action.formAboveFold;
  return {
    ...action,
    form,
    formAboveFold: {
      desktop: desktop || (begins?.desktop ?? desktop),
      mobile: mobile || (begins?.mobile ?? mobile),
    },
  };
}

function typeOf(
  reading: Reading,
  language: string | null,
  forms: FormFact[],
  offer: Offer,
  { pageType }: PageHints,
): PageFacts['pageType'] {
  if (pageType) return { type: pageType, confidence: 1, evidence: [], chosen: true, alternatives: [] };
  return pageTypeOf(reading, {
    forms,
    prices: offer.prices,
    plans: offer.plans.length,
    cards: cardsOf(reading, offer.prices)?.total ?? 0,
    typeWords: pageTypeWordsFor(language),
  });
}

function audienceFor(reading: Reading, type: PageType, { audience }: PageHints): PageFacts['audience'] {
  return audience ? { kind: audience, evidence: [] } : audienceOf(reading, type);
}

/** The texts that a visitor must be able to read to act. */
function keyNodes(
  page: PageModel,
  headline: PageNode | null,
  action: PageNode | null,
  offer: Offer,
): KeyNodes {
  const prices = offer.prices
    .slice(0, KEY_PRICES)
    .flatMap(({ evidence }) => page.main.at(evidence.node) ?? []);
  return [
    ...(headline ? [['headline', headline] as const] : []),
    ...(action ? [['primary-action', action] as const] : []),
    ...prices.map((node) => ['price', node] as const),
    ...page.main
      .tagged('label')
      .filter((node) => node.visible && asksForField(page.main, node))
      .slice(0, KEY_LABELS)
      .map((node) => ['field-label', node] as const),
  ];
}

/** Some pages style any small line as a label: one of a field points at it, holds it or stands in its form. */
function asksForField(view: PageView, label: PageNode): boolean {
  const target = label.attribute('for');
  return (
    (target !== '' && view.byId(target) !== null) ||
    label.closest((at) => at.tag === 'form') !== null ||
    view.subtree(label).some(({ tag }) => FIELD_TAGS.has(tag))
  );
}

function indexOf(found: number): number | null {
  return found < 0 ? null : found;
}
