import type { PageHints } from '@liftmark/contract/analysis';
import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';
import type { PageLanguage } from '../../language/text-language.ts';
import type { Room } from '../../typography/room.ts';
import type { Action, Ask, DeadEnd, Links, PricedCards, PrimaryAction } from './actions.ts';
import type { Presence } from './common.ts';
import type { Content, Copy } from './content.ts';
import type { DocumentFacts } from './document.ts';
import type { FormFact } from './forms.ts';
import type { Headline, Subheadline } from './headline.ts';
import type { Layout } from './layout.ts';
import type { Look } from './look.ts';
import type { MessageMatch } from './message.ts';
import type { Offer } from './offer.ts';
import type { ProductFacts } from './product.ts';
import type { Proof } from './proof.ts';
import type { NetworkFacts, Speed } from './speed.ts';
import type { Trust } from './trust.ts';
import type { Urgency } from './urgency.ts';

/** What a person would say is on the page. No opinion yet. */
export interface PageFacts {
  /** BCP 47 of the visible text; null where there is too little of it. */
  language: string | null;
  /** What told the language, and which others parts of the page are written in. */
  languageEvidence: Omit<PageLanguage, 'code'>;
  /** Whether word lists exist for the language; facts that depend on wording are not measured otherwise. */
  wordLists: boolean;
  pageType: {
    type: PageType;
    confidence: number;
    evidence: Evidence[];
    /** What says most for the type, the strongest first. */
    reasons: string[];
    chosen: boolean;
    /** Other likely types of the page, the likeliest first. */
    alternatives: PageType[];
  };
  audience: { kind: 'business' | 'consumer' | 'unknown'; evidence: Evidence[] };
  /** What the person said about the page. It changes the wording of advice, never a score. */
  told: {
    goal: NonNullable<PageHints['pageGoal']> | null;
    trafficSource: NonNullable<PageHints['trafficSource']> | null;
    /** Text of the ad, email or search that brings visitors to the page, on one line. */
    message: string | null;
  };
  document: DocumentFacts;
  headline: Headline | null;
  subheadline: Subheadline | null;
  primaryAction: PrimaryAction | null;
  actions: Action[];
  distinctActionTexts: number;
  /** Buttons of any kind, and plain links that ask to act, in reading order. */
  asks: Ask[];
  pricedCards: PricedCards;
  /** The links of the first row of similar cards: the choices of a hub page. */
  choices: Evidence[];
  forms: FormFact[];
  leadForm: FormFact | null;
  proof: Proof;
  offer: Offer;
  urgency: Urgency;
  trust: Trust;
  content: Content;
  copy: PerViewport<Copy>;
  /** How the page repeats that text; null without one. */
  messageMatch: MessageMatch | null;
  links: PerViewport<Links>;
  /** Visible links and buttons that lead nowhere, in reading order. */
  deadEnds: DeadEnd[];
  navigation: {
    linkCount: number | null;
    sticky: boolean | null;
    toggle: Evidence | null;
    /** Entries that show a sign and no word. */
    wordless: Evidence[];
    evidence: Evidence[];
  };
  consentBanner: Presence;
  product: ProductFacts;
  event: {
    start: string | null;
    startEvidence: Evidence | null;
    /** Whether the date was written with a year (structured data included). */
    startHasYear: boolean;
    /** Words such as past, recap, archive near. */
    pastContext: boolean;
    depth: PerViewport<number>;
    end: string | null;
    place: Evidence | null;
    /** Whether it is a private event, such as a wedding. */
    isPrivate: boolean;
  } | null;
  layout: Layout;
  /** The space for headline, subheadline, main button and section headings, by node; absent in older reports. */
  rooms?: Record<number, PerViewport<Room>>;
  look: PerViewport<Look>;
  speed: Speed | null;
  network: NetworkFacts;
  ads: { host: string | null; firstScreenShare: PerViewport<number>; evidence: Evidence }[];
}
