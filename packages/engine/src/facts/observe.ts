import type { PageHints } from '@liftmark/contract/analysis';
import type { PageType } from '@liftmark/contract/page-types';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { callWordsFor, readWordsFor } from '../language/call-words.ts';
import { pageTypeWordsFor } from '../language/page-type-words.ts';
import { wordsFor } from '../language/words-for.ts';
import type { PageNode } from '../page/node.ts';
import { PageModel } from '../page/page-model.ts';
import type { PageView } from '../page/view.ts';
import { roomsOf, sectionPlaces } from '../typography/room.ts';
import { actionFacts } from './actions/actions.ts';
import { askFacts } from './actions/asks.ts';
import { deadEnds } from './actions/dead-ends.ts';
import { hubLinks } from './actions/hub-cards.ts';
import { linkFacts } from './actions/links.ts';
import { pricedCards } from './actions/priced-cards.ts';
import { primaryActionControl, primaryActionFacts } from './actions/primary-action.ts';
import { conflictsIn } from './content/conflicts.ts';
import { contentFacts } from './content/content.ts';
import { faqOf } from './content/faq.ts';
import { appointmentOf, flaggedPhrasesOf, templateRemnantsOf } from './content/flagged-phrases.ts';
import { lodgingOf } from './content/lodging.ts';
import { namingWords } from './content/message-match.ts';
import { misspellingsOf } from './content/misspellings.ts';
import { strayLettersIn } from './content/stray-letters.ts';
import { unfinishedOf } from './content/unfinished.ts';
import { copyFacts } from './copy/copy.ts';
import { audienceOf } from './document/audience.ts';
import { documentFacts } from './document/document.ts';
import { detectLanguage, inLanguagesOf } from './document/language.ts';
import { FactContext } from './fact-context.ts';
import { FIELD_TAGS } from './forms/form-parts.ts';
import { formFacts, leadFormOf } from './forms/forms.ts';
import { headlineFacts } from './headline/headline.ts';
import type { KeyNodes } from './layout/contrast.ts';
import { layoutFacts } from './layout/layout.ts';
import { advertFacts } from './layout/unread.ts';
import { lookFacts } from './look/look.ts';
import { lineOf, messageMatchOf } from './message/message.ts';
import { navigationFacts } from './navigation/navigation.ts';
import { offerFacts } from './offer/offer.ts';
import { consentBanner } from './overlays/overlays.ts';
import { eventOf } from './product/event.ts';
import { cardsOf, productFacts } from './product/product.ts';
import { proofFacts } from './proof/proof.ts';
import { type Features, featuresOf } from './readers/page-type/features.ts';
import { pageTypeOf } from './readers/page-type/page-type.ts';
import type { TypeSignals } from './readers/page-type/signals.ts';
import { networkFacts } from './speed/network.ts';
import { speedFacts } from './speed/speed.ts';
import { trustFacts } from './trust/trust.ts';
import type { PrimaryAction } from './types/actions.ts';
import type { FormFact } from './types/forms.ts';
import type { PageFacts } from './types/page-facts.ts';
import { urgencyFacts } from './urgency/urgency.ts';

const KEY_PRICES = 3;
const KEY_LABELS = 12;

/** What every other fact is read from. */
export function openPage(page: PageModel) {
  const document = documentFacts(page);
  const { code: language, ...languageEvidence } = detectLanguage(page);
  const words = wordsFor(language);
  const headline = headlineFacts(page, document.siteName);
  const labels = { words, calls: callWordsFor(language) };
  const action = primaryActionControl(page, labels, headline.headlineNode);
  const actionNode = action?.control.node ?? null;
  const key = { action: actionNode, headline: headline.headlineNode, brand: document.siteName };
  const context = new FactContext(page, words, key);
  const forms = formFacts(context);
  const offer = offerFacts(context, forms);
  return {
    document,
    language,
    languageEvidence,
    words,
    headline,
    labels,
    action,
    actionNode,
    context,
    forms,
    offer,
  };
}

type OpenPage = ReturnType<typeof openPage>;

/** What the page type is read from: the features of each type, by their names. */
export function pageTypeFeatures(snapshot: PageSnapshot): ReadonlyMap<PageType, Features> {
  const page = new PageModel(snapshot);
  return inLanguagesOf(page, () => {
    const open = openPage(page);
    return featuresOf(open.context, signalsOf(open));
  });
}

/** Reads from a snapshot what a person would say is on the page. Pure: the same snapshot gives the same facts. */
export function observe(source: PageSnapshot | PageModel, hints: PageHints = {}): PageFacts {
  const page = source instanceof PageModel ? source : new PageModel(source);
  return inLanguagesOf(page, () => factsOf(page, hints));
}

function factsOf(page: PageModel, hints: PageHints): PageFacts {
  const open = openPage(page);
  const { document, language, languageEvidence, words, headline } = open;
  const { labels, action, actionNode, context, forms, offer } = open;
  const pageType = typeOf(open, hints);
  const message = lineOf(hints.message ?? '');
  const content = contentOf(page, open);
  const actionPlace = actionNode && { evidence: page.evidence(actionNode) };
  const naming = namingWords(page, headline, document.siteName, document.title, words);
  return {
    language,
    languageEvidence,
    wordLists: words !== null,
    pageType,
    audience: audienceFor(context, pageType.type, hints),
    told: { goal: hints.pageGoal ?? null, trafficSource: hints.trafficSource ?? null, message },
    document,
    headline: headline.headline && { ...headline.headline, ...naming },
    subheadline: headline.subheadline,
    primaryAction: action && withForm(primaryActionFacts(page, action, labels), forms),
    ...actionFacts(page, words),
    asks: askFacts(page, labels, readWordsFor(language)),
    pricedCards: pricedCards(page, offer.prices),
    choices: hubLinks(page),
    forms,
    leadForm: leadFormOf(forms),
    proof: proofFacts(context),
    offer,
    urgency: urgencyFacts(context),
    trust: trustFacts(context, forms),
    content,
    copy: copyFacts(page, { words, language, declared: document.declaredLanguage }),
    messageMatch: message === null ? null : messageMatchOf(context, message, headline, offer),
    links: linkFacts(page),
    deadEnds: deadEnds(page, words),
    navigation: navigationFacts(page, words, { headline: headline.headlineNode, brand: document.siteName }),
    consentBanner: consentBanner(page, words),
    product: productFacts(context, pageType.type, offer, content.house),
    event: eventOf(context, pageType.type === 'event'),
    layout: layoutFacts(page, words, keyNodes(page, open)),
    look: lookFacts(page),
    rooms: roomsOf(page, [headline.headline, headline.subheadline, actionPlace, ...sectionPlaces(content)]),
    speed: speedFacts(page),
    network: networkFacts(page),
    ads: advertFacts(page),
  };
}

function contentOf(page: PageModel, { document, language, words, headline, context }: OpenPage) {
  return {
    ...contentFacts(page, language, words, document, headline),
    faq: faqOf(context),
    wordingMatches: flaggedPhrasesOf(context),
    appointment: appointmentOf(context),
    house: lodgingOf(context, document),
    templateRemnants: templateRemnantsOf(context),
    unfinished: unfinishedOf(context),
    misspellings: misspellingsOf(context, language),
    conflicts: conflictsIn(context, document.capturedAt),
    strayLetters: strayLettersIn(context),
  };
}

/** The form that it submits may be known only by its fields. */
function withForm(action: PrimaryAction, forms: FormFact[]): PrimaryAction {
  const found = forms.findIndex(({ primary }) => primary);
  const form = found < 0 ? null : found;
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

function typeOf(open: OpenPage, { pageType }: PageHints): PageFacts['pageType'] {
  if (pageType)
    return { type: pageType, confidence: 1, evidence: [], reasons: [], chosen: true, alternatives: [] };
  return pageTypeOf(open.context, signalsOf(open));
}

function signalsOf({ context, language, forms, offer }: OpenPage): TypeSignals {
  return {
    forms,
    prices: offer.prices,
    plans: offer.plans.length,
    cards: cardsOf(context, offer.prices)?.total ?? 0,
    typeWords: pageTypeWordsFor(language),
  };
}

function audienceFor(context: FactContext, type: PageType, { audience }: PageHints): PageFacts['audience'] {
  return audience ? { kind: audience, evidence: [] } : audienceOf(context, type);
}

/** The texts that a visitor must be able to read to act. */
function keyNodes(page: PageModel, { headline: { headlineNode }, actionNode, offer }: OpenPage): KeyNodes {
  const prices = offer.prices
    .slice(0, KEY_PRICES)
    .flatMap(({ evidence }) => page.main.at(evidence.node) ?? []);
  return [
    ...(headlineNode ? [['headline', headlineNode] as const] : []),
    ...(actionNode ? [['primary-action', actionNode] as const] : []),
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
    label.isIn('form') ||
    view.subtree(label).some(({ tag }) => FIELD_TAGS.has(tag))
  );
}
