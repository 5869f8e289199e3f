import type { Evidence } from '@liftmark/contract/report';
import { isPhrase, mentions, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { controlsOf } from '../actions/controls.ts';
import { deadAddress } from '../actions/dead-links.ts';
import { type FactContext, presence } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import { linkMeaning } from '../trust/links.ts';
import type { Presence } from '../types/common.ts';
import type { FormFact } from '../types/forms.ts';
import type { Offer } from '../types/offer.ts';
import { closedOf } from './closed.ts';
import { contentsOf, giftPurposeOf, hasRows } from './contents.ts';
import { costsOf, paymentOf } from './costs.ts';
import { areComparable, billingOf, plansOf } from './plans.ts';
import { priceCaveatOf } from './price-caveat.ts';
import { collapsedPriceOf, pricesOf } from './prices.ts';
import { freeOfChargeOf, freeOfferOf, guaranteeOf, labelled, saying, termsOf, trialOf } from './terms.ts';

const searched = sentences.searched.offer;

/** What is offered, at which price and on which terms. */
export function offerFacts(context: FactContext, forms: FormFact[]): Offer {
  const { words } = context;
  const prices = pricesOf(context);
  const terms = termsOf(context);
  const plans = plansOf(context, prices);
  const routes = routesOf(context, forms);
  const priceLink = linkMeaning(
    context,
    words?.offer.priceLinks ?? null,
    PRICES,
    sentences.searched.linksTo.prices,
    // A link further down the page can't lead to a price if the page shows none.
    prices.length === 0 && words ? context.links.filter(({ href }) => !href.startsWith('#')) : context.links,
  );
  const promised = words && !priceLink.present ? promisedBelow(context, words) : null;
  const say = (phrases: readonly string[] | undefined, where: string): Presence =>
    presence(phrases ? saying(context, phrases) : [], [where], words);
  return {
    prices,
    collapsedPrice: prices.length > 0 ? null : collapsedPriceOf(context),
    priceCaveat: priceCaveatOf(context, prices),
    pricesNotMeasured: prices.length > 0 ? null : words ? promised : sentences.notMeasured.noWordList,
    guarantee: guaranteeOf(context, terms),
    freeOffer: freeOfferOf(context, prices),
    freeOfCharge: freeOfChargeOf(context),
    priceLink,
    quoteRoute: routes.quoteRoute,
    bookingRoute: routes.bookingRoute,
    closed: closedOf(context),
    priceGate: say(words?.offer.priceGate, searched.priceGate),
    costs: costsOf(context, prices, forms),
    terms,
    trial: trialOf(context, prices),
    freePlan: say(words?.offer.freePlan, searched.freePlan),
    demo: routes.demo,
    giftAsked: routes.giftAsked,
    waitingList: routes.waitingList,
    plans,
    plansComparable: areComparable(context, plans),
    contents: contentsOf(context),
    hasRows: hasRows(context),
    giftPurpose: giftPurposeOf(context),
    billing: billingOf(
      context,
      prices,
      terms.some((term) => mentions(term.text, words?.offer.cancellation)),
    ),
    payment: paymentOf(context, forms),
  };
}

/** What a visitor is asked to do about the offer other than to buy it. */
function routesOf(
  context: FactContext,
  forms: FormFact[],
): Pick<Offer, 'quoteRoute' | 'bookingRoute' | 'demo' | 'giftAsked' | 'waitingList'> {
  const { words } = context;
  const shown = (
    find: (words: LanguageWords) => Evidence[],
    where: string,
    more: Evidence[] = [],
  ): Presence => presence([...more, ...(words ? find(words) : [])], [where], words);
  const gifts = forms.filter(({ purpose }) => purpose === 'donation').map(({ evidence }) => evidence);
  return {
    quoteRoute: shown(
      ({ offer }) => [...saying(context, offer.quote), ...labelled(context, offer.quoteLabel)],
      searched.quote,
    ),
    bookingRoute: shown((known) => bookingsOf(context, known), searched.booking),
    demo: shown(({ offer }) => asking(context, (label) => mentions(label, offer.demo)), searched.demo),
    giftAsked: shown(
      ({ actions }) => asking(context, (label) => isPhrase(label, actions.donate), true),
      searched.donation,
      gifts,
    ),
    waitingList: shown(
      ({ actions }) => asking(context, (label) => mentions(label, actions.waiting), true),
      searched.waitingList,
    ),
  };
}

const PRICES = pattern('pricesPath');

/** A link to prices further down a page that shows none: they may be in a picture, or load later. */
function promisedBelow(context: FactContext, { actions, offer }: LanguageWords): string | null {
  const below = context.links.filter(
    ({ href, label }) => href.startsWith('#') && !isPhrase(label, actions.menu),
  );
  const [promise] = linkMeaning(
    context,
    offer.priceLinks,
    PRICES,
    sentences.searched.linksTo.pricesBelow,
    below,
  ).evidence;
  return promise ? sentences.notMeasured.pricesBelow({ link: promise.text }) : null;
}

/** Steps that show a price before it is binding: a booking, a registration, an estimate. */
const BOOKINGS = compose(String.raw`(?:^|[/_-])${alternatives('bookingPath')}(?:\.\w+)?$`, 'i');

function bookingsOf({ model, view }: FactContext, { actions }: LanguageWords): Evidence[] {
  return controlsOf(view)
    .filter(({ node, text, target }) => {
      if (text.length > MAX_LABEL || deadAddress(node, view) !== null) return false;
      const path = URL.parse(target ?? '')?.pathname.replace(/\/$/, '') ?? '';
      return startsWith(text, actions.book) || BOOKINGS.test(path);
    })
    .slice(0, 5)
    .map(({ node, text }) => model.evidence(node, text));
}

/** Most letters of a label that asks for one thing. */
const MAX_LABEL = 40;

/** Controls whose label asks for something, without those in the footer. */
function asking(context: FactContext, means: (label: string) => boolean, asButton = false): Evidence[] {
  return controlsOf(context.view)
    .filter(({ text, region }) => region !== 'footer' && text.length <= MAX_LABEL && means(text))
    .filter(({ node, buttonLike }) => (buttonLike || !asButton) && !context.inMockUp(node))
    .slice(0, 5)
    .map(({ node, text }) => context.evidence(node, text));
}
