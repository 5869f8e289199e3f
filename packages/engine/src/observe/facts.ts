import type { PageHints } from '@liftmark/contract/analysis';
import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { PictureStatistics } from '../capture/picture-statistics.ts';
import type { Box, ViewportName } from '../capture/snapshot.ts';

export type { Evidence };

/** A value for each viewport; null where that pass failed, or in static mode where it needs layout. */
export type PerViewport<T> = Record<ViewportName, T | null>;

/** Why a fact could not be told. Never to be read as "absent". */
export interface NotMeasured {
  notMeasured: string;
}

/** Whether something is there: `present` is null where that could not be told. */
export interface Presence {
  present: boolean | null;
  evidence: Evidence[];
  /** For an absence: the regions, links and word lists that were searched. */
  searched: string[];
  /** The reason where `present` is null. */
  notMeasured?: string;
  /** What says it in words, but leads nowhere: links with the address that they have, plain text with none. */
  unlinked?: { evidence: Evidence; address: string | null }[];
}

/** How many there are: `count` is null where that could not be told. */
export interface Count {
  count: number | null;
  evidence: Evidence[];
  searched: string[];
  notMeasured?: string;
}

/** Ground and text colors as CSS, ratio 1 to 21; null ground where a picture or gradient lies behind. */
export interface Contrast {
  ratio: number | null;
  foreground: string;
  background: string | null;
}

export interface Headline {
  text: string;
  evidence: Evidence;
  /** 1 to 6 for a heading element or role, null for any other node. */
  level: number | null;
  /** Whether a picture of letters stands for its words. */
  pictured: boolean;
  /** Size of its largest words; the height of the picture that stands for them. */
  fontSizePx: PerViewport<number>;
  /** Whether it lies wholly within the first screen; false where cut off or lower. */
  aboveFold: PerViewport<boolean>;
  /** How far down its top lies, in screens. */
  depth: PerViewport<number>;
  /** Content words of the headline that name something: no brand, no generic terms, no praise. */
  ownWords: string[];
  /** Such words of headline and subheadline that recur in title, section headings or copy. */
  recurringWords: string[];
}

export interface Subheadline {
  text: string;
  evidence: Evidence;
}

export type LabelKind =
  | 'act-and-object'
  | 'standard'
  | 'telling-verb'
  | 'topic'
  | 'generic'
  | 'nameless'
  | 'unknown';

export interface Action {
  text: string;
  evidence: Evidence;
  /** Where it leads: address, `mailto:`, `tel:`, or null for a button. */
  target: string | null;
  shape: 'button' | 'link' | 'picture' | 'submit';
  label: LabelKind;
  region: Region;
}

export type Region = 'header' | 'hero' | 'main' | 'aside' | 'footer' | 'overlay';

export interface PrimaryAction extends Action {
  /** False where it is only the plainest hint of what to do: a form far down the page, a link among text. */
  standsOut: boolean;
  /** The address of a link that leads to nothing, such as "#"; null where it leads somewhere or a script may answer. */
  deadAddress: string | null;
  aboveFold: PerViewport<boolean>;
  /** What lies over it wherever it stands in the first screen: the banner that asks for consent, or another layer. */
  covered: PerViewport<'consent' | 'layer'>;
  /** How far down its top lies, in screens of the viewport. */
  depth: PerViewport<number>;
  /** Higher of fill and border contrast to the surroundings, and of the label to its fill. */
  contrast: PerViewport<{ shape: number | null; label: number | null }>;
  occurrences: {
    /** Boxes of the same text, target or intent, in reading order. */
    boxes: PerViewport<Box[]>;
    /** Whether one of them has another text and another target. */
    others: PerViewport<boolean>;
    /** Whether one of them stays on the screen while scrolling. */
    fixed: PerViewport<boolean>;
    /** Share of the page's height within two screens of an occurrence, 0 to 1. */
    heightShare: PerViewport<number>;
  };
  heightPx: PerViewport<number>;
  pictureOnly: boolean;
  advertSizedBox: boolean;
  advertLikeNames: boolean;
  /** Whether it submits a form whose fields begin in the first screen. */
  formAboveFold: PerViewport<boolean>;
  /** Index into `forms`, where it submits one. */
  form: number | null;
}

export type FormPurpose =
  | 'lead'
  | 'contact'
  | 'signup'
  | 'signin'
  | 'checkout'
  | 'newsletter'
  | 'donation'
  | 'booking'
  | 'callback'
  | 'other';

export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'company'
  | 'password'
  | 'birthdate'
  | 'income'
  | 'identity'
  | 'card'
  | 'coupon'
  | 'date'
  | 'message'
  | 'quantity'
  | 'choice'
  | 'consent'
  | 'newsletter'
  | 'paid-extra'
  | 'other';

export interface Field {
  kind: FieldKind;
  control: 'text' | 'select' | 'textarea' | 'radio' | 'checkbox' | 'date' | 'file';
  evidence: Evidence;
  label: string | null;
  labelSource: 'visible' | 'accessible-name' | 'placeholder' | 'none';
  required: boolean | null;
  /** Valid autocomplete tokens, `off`, or null where the attribute is absent or invalid. */
  autocomplete: string | null;
  /** The autofill token of the part that it asks for, such as `given-name`; null where it asks for no part alone. */
  purpose: string | null;
  /** HTML input type, or `select`, `textarea`. */
  inputType: string;
  /** A reason for asking, found in the field's group. */
  reason: string | null;
  checked: boolean;
  /** Counts towards `visibleFieldCount`. */
  counts: boolean;
}

export interface FormFact {
  purpose: FormPurpose;
  evidence: Evidence;
  visibleFieldCount: number;
  requiredCount: number;
  fields: Field[];
  submit: { text: string; evidence: Evidence } | null;
  region: Region;
  aboveFold: PerViewport<boolean>;
  /** Distance to the primary action is zero: the primary action submits this form. */
  primary: boolean;
  route: {
    account: 'required' | 'optional' | 'none' | 'unknown';
    guest: Evidence | null;
    step: { current: number; of: number } | null;
    target: string | null;
  };
}

export interface Testimonial {
  text: string;
  name: string | null;
  initialsOnly: boolean;
  role: string | null;
  firm: string | null;
  place: string | null;
  photo: boolean;
  /** On a slide that is out of sight until the visitor turns to it: not among those counted. */
  waits: boolean;
  evidence: Evidence;
}

export interface Review {
  text: string;
  stars: number | null;
  date: string | null;
  author: string | null;
  verified: boolean;
  platform: string | null;
  evidence: Evidence;
}

export interface RatingSummary {
  /** Out of `scale`; null where only stars without a value were seen. */
  average: number | null;
  scale: number;
  count: number | null;
  item: string | null;
  /** How far down it stands, in screens. */
  depth: PerViewport<number>;
  /** Stands in the section of the headline or product title, or within 400 px of it. */
  nearTitle: boolean;
  evidence: Evidence;
}

export interface Proof {
  testimonials: Count & { items: Testimonial[] };
  customerLogos: Count;
  /** Star ratings and review counts shown. */
  ratings: Count & { summaries: RatingSummary[] };
  /** Claims about size, use or impact; `served` are those that count customers, or what was done for them. */
  numbers: Count & { served: Evidence[] };
  namedCases: Count;
  press: Count;
  reviews: Review[];
  /** Of structured data. */
  structuredRating: {
    average: number | null;
    scale: number;
    count: number | null;
    item: string | null;
  } | null;
  /** A note on how reviews are checked, a verified mark, or a known platform's link. */
  reviewProvenance: Presence;
  /** Topmost proof of any kind, with its depth in screens. */
  first: { evidence: Evidence; depth: PerViewport<number>; nearAction: boolean } | null;
}

export interface Price {
  /** Null for "free" in words. */
  amount: number | null;
  /** ISO 4217 where it can be told. */
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
  /** Why prices could not be told, where that is so. */
  pricesNotMeasured: string | null;
  guarantee: Presence;
  freeOffer: Presence;
  /** A link to prices, tickets or a menu. */
  priceLink: Presence;
  quoteRoute: Presence;
  /** Where one books, signs up for an event or asks for an estimate, as far as label or address say so. */
  bookingRoute: Presence;
  priceGate: Presence;
  costs: {
    shipping: {
      kind: 'amount' | 'free' | 'threshold' | 'plus';
      nearPrice: boolean;
      evidence: Evidence;
    } | null;
    /** Wherever it stands: shipping free, or from which order value it is. */
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
    /** Nothing is charged again and again when it is over. */
    paidOnce: boolean;
    evidence: Evidence;
  } | null;
  freePlan: Presence;
  /** A button or link that leads to a demo. */
  demo: Presence;
  /** A form or button by which one gives; the entry of a menu is none. */
  giftAsked: Presence;
  /** A button that leads to a waiting list, or to word of the launch: what is offered cannot be had yet. */
  waitingList: Presence;
  plans: Plan[];
  plansComparable: boolean;
  /** A list, table or cards of what one gets; not sure where neither heading nor entries tell that they are. */
  contents: { items: string[]; isSure: boolean; depth: PerViewport<number>; evidence: Evidence } | null;
  /** Whether parts built alike stand in the main content, whatever they tell. */
  hasRows: boolean;
  /** Words on what a gift does, for nonprofit pages. */
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

export interface UrgencyClaim {
  /** `vague`: limited in time without any stated end ("limited-time offer"). */
  kind: 'deadline' | 'countdown' | 'stock' | 'places' | 'demand' | 'hold' | 'vague';
  text: string;
  evidence: Evidence;
  /** ISO date of the stated end, where it can be told. */
  end: string | null;
  /** Whether an end (date, weekday with time, countdown) is stated near. */
  hasEnd: boolean;
  /** Whether the date was written with a year. */
  hasYear: boolean;
  quantity: number | null;
  /** Words such as past, recap, archive near. */
  pastContext: boolean;
}

export interface UrgencyReading {
  claim: number;
  capture: ViewportName | 'later';
  /** Milliseconds after `capturedAt`. */
  atMs: number;
  /** Seconds left for a countdown or hold timer, number for stock, places and demand; null if unreadable. */
  value: number | null;
  /** Smallest unit that a countdown shows; null for other claims and where it could not be read. */
  finestUnit: 'second' | 'minute' | 'hour' | 'day' | null;
  /** For a purchase or activity message: who did what, without the age ("Anna bought Blue Mug"). */
  event: string | null;
  /** For such a message: the stated age ("2 minutes ago"), in seconds. */
  ageSeconds: number | null;
  text: string;
}

export interface Urgency {
  claims: UrgencyClaim[];
  claimsNotMeasured: string | null;
  countdown: Presence;
  readings: UrgencyReading[];
  struckPrices: { text: string; basis: string | null; evidence: Evidence }[];
  /** Pressure phrases tied to no end or quantity. */
  /** `shouted` with exclamation marks, whatever reason stands beside it. */
  pressure: { text: string; shouted: boolean; evidence: Evidence }[];
  holdTimer: { extendable: boolean; hours: number | null; evidence: Evidence } | null;
  availability: { nearAction: boolean; text: string; evidence: Evidence } | null;
  structuredStock: number | null;
}

export interface TrustClaim {
  text: string;
  sourced: boolean;
  evidence: Evidence;
}

export interface Trust {
  https: boolean;
  publicHost: boolean;
  privacyPolicy: Presence;
  terms: Presence;
  /** Phone, mail, address, or a contact link; `kinds` and `evidence` hold those that reach somebody. */
  contact: Presence & {
    kinds: ('phone' | 'whatsapp' | 'email' | 'address' | 'page' | 'form')[];
    /** A link that is called so and has no address to lead to. */
    leadsNowhere: Evidence | null;
    /** A number, mail or address that a template came with. */
    nobodys: Evidence | null;
    /** One in a part of the page that does not show before it is opened, where none shows. */
    hidden: Evidence | null;
  };
  about: Presence;
  organization: {
    legalName: string | null;
    numbers: string[];
    people: string[];
    /** Whether anybody is named, be it in passing: who it is may be unknown. */
    isSomebodyNamed: boolean;
    /** ISO 3166-1 alpha-2. */
    country: string | null;
    town: string | null;
    evidence: Evidence[];
  };
  support: { kind: 'phone' | 'chat' | 'help'; depth: PerViewport<number>; evidence: Evidence }[];
  supportSearched: string[];
  seals: { name: string; evidence: Evidence }[];
  claims: TrustClaim[];
  dates: {
    newestYear: number | null;
    evidence: Evidence | null;
    /** Where a line dates itself of old and another line of this year or the last. */
    newerElsewhere: Evidence | null;
    published: Evidence | null;
    author: Evidence | null;
  };
}

export interface Section {
  heading: string | null;
  box: PerViewport<Box>;
  wordCount: number;
  evidence: Evidence;
}

export interface Paragraph {
  text: string;
  words: number;
  fontSizePx: number | null;
  role: 'copy' | 'quotation' | 'legal' | 'mock-up' | 'code';
  depth: PerViewport<number>;
  evidence: Evidence;
}

export interface WordingMatch {
  list: 'hype' | 'generic' | 'pressure' | 'shaming';
  phrase: string;
  inHeadline: boolean;
  evidence: Evidence;
}

export interface ImageFact {
  source: string;
  natural: { width: number; height: number } | null;
  role: 'offer' | 'logo' | 'decoration' | 'informative';
  name: string | null;
  /** `alt=""` or `role=presentation` was set. */
  decorative: boolean;
  soleLinkContent: boolean;
  broken: boolean;
  evidence: Evidence;
}

export interface Content {
  faq: Count;
  video: Presence;
  wordCount: number | null;
  readingGrade: number | null;
  readingGradeNotMeasured: string | null;
  sections: Section[];
  paragraphs: Paragraph[];
  /** Longest run of words between headings or lines set off like one, with that before it. */
  longestRun: { words: number; heading: string | null; evidence: Evidence | null };
  ownCopyWords: number;
  wordingMatches: WordingMatch[];
  /** Words that show without scrolling, header, menus and footer left; null without layout. */
  firstScreenWords: number | null;
  /** Where the page first speaks of appointments; null where it does not. */
  appointment: Evidence | null;
  /** Whether the page calls itself a house where one stays, or one where one eats; null where it says neither or both. */
  house: 'stay' | 'table' | null;
  templateRemnants: { text: string; evidence: Evidence }[];
  images: ImageFact[];
  /** A sentence of 8 to 60 words near the headline, and the viewports that show the headline without any. */
  explanation: {
    text: string;
    depth: PerViewport<number>;
    missingOn: ViewportName[];
    evidence: Evidence;
  } | null;
  /**
   * The title's content words without brand and stop words, as written, and those of them whose stem stands
   * in the first screen (in static mode in headline or subheadline). Null where that could not be told.
   */
  titleMatch: { words: string[]; found: string[] } | null;
}

export interface OverlayFact {
  kind: 'consent' | 'promotional' | 'age' | 'gate' | 'chat' | 'other';
  /** Share of the screen it covers, 0 to 1. */
  coverage: PerViewport<number>;
  closeControl: Evidence | null;
  declineLabel: { text: string; evidence: Evidence } | null;
  open: boolean;
  /** Whether it comes by itself within eight seconds after the page was read. */
  late: boolean;
  evidence: Evidence;
}

export interface Layout {
  /** `words`: whether words reach beyond the screen, and not only a box or a picture. */
  overflow: PerViewport<{ px: number; widest: Evidence | null; words: boolean }>;
  viewportMeta: { present: boolean; deviceWidth: boolean; zoomForbidden: boolean };
  tapTargets: {
    total: number;
    fitting: number;
    smallest: Evidence[];
    /** Share of its size at which a phone shows the page: below 1 where it lays it out wider than its screen. */
    shownAt: number;
  } | null;
  /** Characters by size, for text that is shown. */
  textSizes: PerViewport<{
    characters: number;
    atLeast12: number;
    /** The size that most letters outside headings have. */
    commonestPx: number;
    smallest: Evidence[];
  }>;
  contrast: PerViewport<{
    characters: number;
    failing: number;
    unknown: number;
    worst: { evidence: Evidence; ratio: number; foreground: string; background: string; passing: string }[];
    keyTexts: {
      role: 'headline' | 'primary-action' | 'price' | 'field-label';
      ratio: number;
      evidence: Evidence;
    }[];
  }>;
  overlays: OverlayFact[];
  motion: {
    kind: 'carousel' | 'video' | 'animation' | 'audio' | 'ticker';
    durationMs: number | null;
    pausable: boolean;
    slides: number | null;
    sound: boolean;
    depth: PerViewport<number>;
    evidence: Evidence;
  }[];
  /** Frames of another origin, canvases and large pictures that could hold what was not found. */
  unread: {
    kind: 'frame' | 'canvas' | 'picture';
    host: string | null;
    purpose: string | null;
    firstScreenShare: PerViewport<number>;
    evidence: Evidence;
  }[];
  defects: { kind: 'covered' | 'cut' | 'outside' | 'stretched' | 'enlarged'; evidence: Evidence }[];
  pageHeightScreens: PerViewport<number>;
}

/** How one device shows the page. Shares run from 0 to 1, sizes are CSS pixels. */
export interface Look {
  /** Of the letters: set in the type of the browser, because no style says otherwise. */
  browserTypeShare: number;
  /** Typefaces that more than a few words are set in. */
  typefaces: number;
  bodyPx: number;
  /** Line height of running text as a multiple of its size. */
  lineHeight: number;
  /** Letters in a line of running text; 0 where there is none. */
  lineLetters: number;
  /** Largest text of the first screen as a multiple of the running text. */
  headlineScale: number;
  /** Of the letters: smaller than 11 px. */
  tinyShare: number;
  capitalsShare: number;
  /** Of the running text. */
  centeredCopyShare: number;
  typeSizes: number;
  browserLinkShare: number;
  loudTextShare: number;
  /** Of the page's area: filled with a glaring color. */
  loudAreaShare: number;
  textColors: number;
  fills: number;
  /** Of the letters: contrast under 1.8:1. */
  unreadableShare: number;
  /** Of the letters: contrast under 2.3:1. */
  faintShare: number;
  /** Height of the page. */
  screens: number;
  letters: number;
  sections: number;
  /** Letters to a screen. */
  textDensity: number;
  /** Letters above the fold, without header and menus. */
  firstScreenText: number;
  /** Of the page's height: nothing to see. */
  emptyShare: number;
  /** Of the letters: beginning at the edge of the screen. */
  edgeShare: number;
  /** Of the screen's width: between the outermost texts. */
  usedWidth: number;
  /** Lines on which four fifths of the texts begin. */
  leftEdges: number;
  overlapShare: number;
  /** Of the letters: beyond the sides of the screen. */
  beyondShare: number;
  /** Of the page's height: texts beside each other. */
  columnsShare: number;
  pictures: number;
  picturesPerScreen: number;
  /** Of the first screen: covered by pictures. */
  firstScreenPicture: number;
  brokenPictures: number;
  /** Pictures shown larger than they are. */
  coarsePictures: number;
  stretchedPictures: number;
  /** Pictures out of all proportion, or blurred. */
  distortedPictures: number;
  icons: number;
  backgroundPictures: number;
  /** Buttons and fields as the browser draws them. */
  browserControls: number;
  styledButtons: number;
  firstScreenButtons: number;
  /** Of the boxes that are drawn: with rounded corners. */
  roundedShare: number;
  shadows: number;
  gradients: number;
  /** Elements by which pages were formatted before style sheets. */
  oldElements: number;
  layoutTables: number;
  rules: number;
  /** Whether header, navigation or footer are marked up and shown. */
  hasPageFrame: boolean;
  /** Of the letters in the first screen: under a layer that was painted over them. */
  coveredShare: number;
  /** Of the first screen: the largest such layer. */
  coverShare: number;
  /** Of the first screen as a picture; null where there is none. */
  picture: PictureStatistics | null;
}

/** Whether the running text is one; shares are of its letters, 0 to 1. */
export interface Copy {
  letters: number;
  /** Filler of a template. */
  fillerShare: number;
  /** Said before, word for word. */
  repeatedShare: number;
  /** Letters in no order, or of another encoding. */
  garbledShare: number;
  /** In another language than the page. */
  foreignShare: number;
  evidence: Record<'filler' | 'repeated' | 'garbled' | 'foreign', Evidence[]>;
}

export interface Links {
  /** Links and buttons that are shown. */
  total: number;
  /** Those that lead to nothing or are disabled. */
  dead: number;
  evidence: Evidence[];
}

export interface Speed {
  lcpMs: PerViewport<number>;
  lcpElement: PerViewport<Evidence>;
  lcpBytes: number | null;
  lcpUrl: string | null;
  cls: PerViewport<number>;
  blockingMs: PerViewport<number>;
  /** The same without what the page waited for a processor of this machine. */
  ownBlockingMs: PerViewport<number>;
  ttfbMs: PerViewport<number>;
  /** Share of its working time, 0 to 1, in which the page waited for a processor of this machine. */
  waitedShare: PerViewport<number>;
  requests: number;
  bytes: number;
  bytesByType: Record<string, number>;
  thirdPartyHosts: string[];
}

export interface NetworkFacts {
  failures: {
    url: string;
    type: string;
    ownHost: boolean;
    refused: boolean;
    bothPasses: boolean;
    reason: string;
  }[];
  mixedContent: string[];
  scriptErrors: { text: string; bothPasses: boolean }[];
}

/** What the page declares to machines that it speaks of. */
export interface DeclaredItem {
  type: string;
  name: string | null;
  /** Whether it is only named as the author, publisher, reviewer … of another. */
  mentioned: boolean;
}

export interface StructuredItem extends DeclaredItem {
  properties: Record<string, unknown>;
}

export interface DocumentFacts {
  title: string;
  siteName: string | null;
  /** Declared by the page. */
  declaredLanguage: string | null;
  description: string | null;
  capturedAt: string;
  url: string;
  structured: DeclaredItem[];
  mode: 'rendered' | 'static';
  /** Whether its address calls it terms, a privacy policy or another legal text. */
  legalText: boolean;
}

export interface ProductFacts {
  /** The type's facts, as named in the rubric, each found or not; of one found in passing it is not sure that it is told. */
  facts: { name: string; found: boolean; inPassing: boolean; evidence: Evidence | null }[];
  factsNotMeasured: string | null;
  pictures: Evidence[];
  video: Evidence | null;
  fulfillment: 'physical' | 'digital' | 'service' | 'unknown';
  /** Repeated cards that each offer a product, and how many show a price (or "free") and a rating. */
  cards: { total: number; priced: number; rated: number; evidence: Evidence[] } | null;
}

/** What a person would say is on the page. No opinion yet. */
export interface PageFacts {
  /** BCP 47 of the visible text; null where there is too little of it. */
  language: string | null;
  /** Whether word lists exist for the language; facts that depend on wording are not measured otherwise. */
  wordLists: boolean;
  pageType: {
    type: PageType;
    confidence: number;
    evidence: Evidence[];
    chosen: boolean;
    /** Other types that the page may as well be, the likeliest first. */
    alternatives: PageType[];
  };
  audience: { kind: 'business' | 'consumer' | 'unknown'; evidence: Evidence[] };
  /** What no page can tell, from the person who asked. It words advice and moves no score. */
  told: {
    goal: NonNullable<PageHints['pageGoal']> | null;
    trafficSource: NonNullable<PageHints['trafficSource']> | null;
  };
  document: DocumentFacts;
  headline: Headline | null;
  subheadline: Subheadline | null;
  primaryAction: PrimaryAction | null;
  actions: Action[];
  distinctActionTexts: number;
  /** The links of the first row of alike cards that lead on: what a hub offers to choose from. */
  choices: Evidence[];
  forms: FormFact[];
  leadForm: FormFact | null;
  proof: Proof;
  offer: Offer;
  urgency: Urgency;
  trust: Trust;
  content: Content;
  copy: PerViewport<Copy>;
  links: PerViewport<Links>;
  navigation: {
    linkCount: number | null;
    sticky: boolean | null;
    toggle: Evidence | null;
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
    /** Whether private people invite to it, as to a wedding. */
    isPrivate: boolean;
  } | null;
  layout: Layout;
  look: PerViewport<Look>;
  speed: Speed | null;
  network: NetworkFacts;
  ads: { host: string | null; firstScreenShare: PerViewport<number>; evidence: Evidence }[];
}
