import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';
import type { Region } from '../../page/node.ts';
import type { Presence } from './common.ts';

export interface Price {
  /** Null for "free" in words. */
  amount: number | null;
  /** ISO 4217, if known. */
  currency: string | null;
  text: string;
  period: 'month' | 'year' | 'week' | 'day' | 'hour' | 'once' | null;
  unit: string | null;
  free: boolean;
  struck: boolean;
  nearAction: boolean;
  depth: PerViewport<number>;
  evidence: Evidence;
}

export interface Plan {
  name: string;
  evidence: Evidence;
  rows: string[];
  marked: boolean;
  forWhom: string | null;
}

export interface OfferTerm {
  kind: 'returns' | 'cancellation' | 'guarantee';
  text: string;
  period: string | null;
  negated: boolean;
  link: string | null;
  region: Region;
  nearAction: boolean;
  evidence: Evidence;
}

export interface Offer {
  prices: Price[];
  /** An amount in a collapsed part of a page that shows no price. */
  collapsedPrice: Evidence | null;
  /** Where the page says that its prices may not be what visitors pay, and where it calls them clear; null without both prices and a caveat. */
  priceCaveat: { line: Evidence; promise: Evidence | null } | null;
  /** Why prices couldn't be determined, if so. */
  pricesNotMeasured: string | null;
  guarantee: Presence;
  freeOffer: Presence;
  /** Where the page calls anything free, or links to the source code of what it offers. */
  freeOfCharge: Evidence | null;
  /** A link to prices, tickets or a menu. */
  priceLink: Presence;
  quoteRoute: Presence;
  /** Where visitors book, sign up for an event or request an estimate, by label or address. */
  bookingRoute: Presence;
  priceGate: Presence;
  /** Where the page says above the fold, or on most of its buttons, that the offer is sold out or over. */
  closed: Evidence[];
  costs: {
    shipping: {
      kind: 'amount' | 'free' | 'threshold' | 'plus';
      nearPrice: boolean;
      evidence: Evidence;
    } | null;
    /** Anywhere on the page: whether shipping is free, or from which order value. */
    freeShipping: Evidence | null;
    fees: { kind: 'included' | 'amount' | 'plus'; evidence: Evidence } | null;
    orderTotal: { besideForm: boolean; evidence: Evidence } | null;
    deliveryTime: { nearAction: boolean; linked: boolean; evidence: Evidence } | null;
  };
  terms: OfferTerm[];
  trial: {
    days: number | null;
    priceAfter: boolean;
    cardStated: boolean;
    /** Whether nothing recurring is charged after it ends. */
    paidOnce: boolean;
    evidence: Evidence;
  } | null;
  freePlan: Presence;
  /** A button or link that leads to a demo. */
  demo: Presence;
  /** A form or button for donating; menu entries don't count. */
  giftAsked: Presence;
  /** A button for a waiting list or a launch notice: the offer isn't available yet. */
  waitingList: Presence;
  plans: Plan[];
  plansComparable: boolean;
  /** A list, table or cards of what visitors get; unsure if neither heading nor entries say so. */
  contents: { items: string[]; isSure: boolean; depth: PerViewport<number>; evidence: Evidence } | null;
  /** Whether the main content has repeated parts of any kind. */
  hasRows: boolean;
  /** Words on what a donation does, for nonprofit pages. */
  giftPurpose: { words: number; nearAction: boolean; evidence: Evidence } | null;
  billing: {
    recurring: number;
    withPeriodAndUnit: number;
    monthlyBilledAnnually: boolean;
    annualSumNamed: boolean;
    cancellationStated: boolean;
  };
  payment: {
    methods: string[];
    processor: string | null;
    cardFields: Evidence[];
    reassurance: Evidence | null;
    setApart: boolean | null;
    coupon: { state: 'open' | 'behind-link'; evidence: Evidence } | null;
  };
}
