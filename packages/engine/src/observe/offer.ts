import { isPhrase, mentions, startsWith } from '../languages/match.ts';
import { alternatives, pattern } from '../languages/patterns.ts';
import type { LanguageWords } from '../languages/words.ts';
import { controlsOf } from './controls.ts';
import { deadAddress } from './dead-links.ts';
import type { Evidence, FormFact, Offer, Presence } from './facts.ts';
import { contentsOf, giftPurposeOf, hasRows } from './offer/contents.ts';
import { costsOf, paymentOf } from './offer/costs.ts';
import { areComparable, billingOf, plansOf } from './offer/plans.ts';
import { pricesOf } from './offer/prices.ts';
import { freeOfferOf, guaranteeOf, labelled, saying, termsOf, trialOf } from './offer/terms.ts';
import { NO_WORD_LIST, presence, type Reading } from './reading.ts';
import { text as sentences } from './text.ts';
import { linkMeaning } from './trust/links.ts';

const searched = sentences.searched.offer;

/** What is offered, at which price and on which terms. */
export function offerFacts(reading: Reading, forms: FormFact[]): Offer {
  const { words } = reading;
  const prices = pricesOf(reading);
  const terms = termsOf(reading);
  const plans = plansOf(reading, prices);
  const priceLink = linkMeaning(
    reading,
    words?.offer.priceLinks ?? null,
    PRICES,
    sentences.searched.linksTo.prices,
    // A link further down the page can't lead to a price if the page shows none.
    prices.length === 0 && words ? reading.links.filter(({ href }) => !href.startsWith('#')) : reading.links,
  );
  const promised = words && !priceLink.present ? promisedBelow(reading, words) : null;
  const say = (phrases: readonly string[] | undefined, where: string): Presence =>
    presence(phrases ? saying(reading, phrases) : [], [where], words);
  return {
    prices,
    pricesNotMeasured: prices.length > 0 ? null : words ? promised : NO_WORD_LIST,
    guarantee: guaranteeOf(reading, terms),
    freeOffer: freeOfferOf(reading, prices),
    priceLink,
    quoteRoute: presence(
      words ? [...saying(reading, words.offer.quote), ...labelled(reading, words.offer.quoteLabel)] : [],
      [searched.quote],
      words,
    ),
    bookingRoute: presence(words ? bookingsOf(reading, words) : [], [searched.booking], words),
    priceGate: say(words?.offer.priceGate, searched.priceGate),
    costs: costsOf(reading, prices, forms),
    terms,
    trial: trialOf(reading, prices),
    freePlan: say(words?.offer.freePlan, searched.freePlan),
    demo: presence(
      words ? asking(reading, (label) => mentions(label, words.offer.demo)) : [],
      [searched.demo],
      words,
    ),
    giftAsked: presence(
      [
        ...forms.filter(({ purpose }) => purpose === 'donation').map(({ evidence }) => evidence),
        ...(words ? asking(reading, (label) => isPhrase(label, words.actions.donate), true) : []),
      ],
      [searched.donation],
      words,
    ),
    waitingList: presence(
      words ? asking(reading, (label) => mentions(label, words.actions.waiting), true) : [],
      [searched.waitingList],
      words,
    ),
    plans,
    plansComparable: areComparable(reading, plans),
    contents: contentsOf(reading),
    hasRows: hasRows(reading),
    giftPurpose: giftPurposeOf(reading),
    billing: billingOf(
      reading,
      prices,
      words !== null && terms.some((term) => mentions(term.text, words.offer.cancellation)),
    ),
    payment: paymentOf(reading, forms),
  };
}

const PRICES = pattern('pricesPath');

/** A link to prices further down a page that shows none: they may be in a picture, or load later. */
function promisedBelow(reading: Reading, { actions, offer }: LanguageWords): string | null {
  const below = reading.links.filter(
    ({ href, label }) => href.startsWith('#') && !isPhrase(label, actions.menu),
  );
  const [promise] = linkMeaning(
    reading,
    offer.priceLinks,
    PRICES,
    sentences.searched.linksTo.pricesBelow,
    below,
  ).evidence;
  return promise ? sentences.notMeasured.pricesBelow({ link: promise.text }) : null;
}

/** Steps that show a price before it is binding: a booking, a registration, an estimate. */
const BOOKINGS = new RegExp(String.raw`(?:^|[/_-])${alternatives('bookingPath')}(?:\.\w+)?$`, 'i');

function bookingsOf({ model, view }: Reading, { actions }: LanguageWords): Evidence[] {
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
function asking(reading: Reading, means: (label: string) => boolean, asButton = false): Evidence[] {
  return controlsOf(reading.view)
    .filter(({ text, region }) => region !== 'footer' && text.length <= MAX_LABEL && means(text))
    .filter(({ node, buttonLike }) => (buttonLike || !asButton) && !reading.inMockUp(node))
    .slice(0, 5)
    .map(({ node, text }) => reading.evidence(node, text));
}
