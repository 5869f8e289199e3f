import type { PageHints } from '@liftmark/contract/analysis';
import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { PictureStatistics } from '../capture/picture-statistics.ts';
import type { Box, ViewportName } from '../capture/snapshot.ts';

export type { Evidence };

/** A value per viewport; null if that pass failed, or in static mode if it needs layout. */
export type PerViewport<T> = Record<ViewportName, T | null>;

/** Why a fact couldn't be determined. This never means "absent". */
export interface NotMeasured {
  notMeasured: string;
}

/** Whether something is there; `present` is null if that couldn't be determined. */
export interface Presence {
  present: boolean | null;
  evidence: Evidence[];
  /** If absent: the regions, links and word lists that were searched. */
  searched: string[];
  /** The reason if `present` is null. */
  notMeasured?: string;
  /** Words that name it without leading there: links with their address, plain text without one. */
  unlinked?: { evidence: Evidence; address: string | null }[];
}

/** How many there are; `count` is null if that couldn't be determined. */
export interface Count {
  count: number | null;
  evidence: Evidence[];
  searched: string[];
  notMeasured?: string;
}

/** Background and text colors as CSS, ratio 1 to 21; the background is null behind a picture or gradient. */
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
  /** Size of its largest words, or the height of the picture that shows them. */
  fontSizePx: PerViewport<number>;
  /** Whether all of it is above the fold; false if it is cut off or lower. */
  aboveFold: PerViewport<boolean>;
  /** How far down its top is, in screens. */
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
  /** False for a weak hint of what to do: a form far down the page, a link in running text. */
  standsOut: boolean;
  /** The address of a dead link, such as "#"; null if it leads somewhere or a script may handle it. */
  deadAddress: string | null;
  aboveFold: PerViewport<boolean>;
  /** What covers it above the fold: the consent banner or another layer. */
  covered: PerViewport<'consent' | 'layer'>;
  /** How far down its top is, in screens of the viewport. */
  depth: PerViewport<number>;
  /** Higher of fill and border contrast to the surroundings, and of the label to its fill. */
  contrast: PerViewport<{ shape: number | null; label: number | null }>;
  occurrences: {
    /** Places of buttons with the same text, target or intent, in reading order. */
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
  /** Whether it submits a form whose fields start above the fold. */
  formAboveFold: PerViewport<boolean>;
  /** Index into `forms`, if it submits one. */
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
  /** On a slide that is hidden until the visitor gets to it; not counted. */
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
  /** How far down it is, in screens. */
  depth: PerViewport<number>;
  /** In the section of the headline or product title, or within 400 px of it. */
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
  /** The topmost proof of any kind, with its depth in screens. */
  first: { evidence: Evidence; depth: PerViewport<number>; nearAction: boolean } | null;
}

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
  /** Why prices couldn't be determined, if so. */
  pricesNotMeasured: string | null;
  guarantee: Presence;
  freeOffer: Presence;
  /** A link to prices, tickets or a menu. */
  priceLink: Presence;
  quoteRoute: Presence;
  /** Where visitors book, sign up for an event or request an estimate, by label or address. */
  bookingRoute: Presence;
  priceGate: Presence;
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

export interface UrgencyClaim {
  /** `vague`: limited in time without any stated end ("limited-time offer"). */
  kind: 'deadline' | 'countdown' | 'stock' | 'places' | 'demand' | 'hold' | 'vague';
  text: string;
  evidence: Evidence;
  /** ISO date of the stated end, if known. */
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
  /** `shouted` with exclamation marks, whatever reason is given. */
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
  /** Phone, e-mail, address or contact link; `kinds` and `evidence` list only working ones. */
  contact: Presence & {
    kinds: ('phone' | 'whatsapp' | 'email' | 'address' | 'page' | 'form')[];
    /** A contact link without a target. */
    leadsNowhere: Evidence | null;
    /** A template's placeholder number, e-mail or address. */
    nobodys: Evidence | null;
    /** One in a collapsed part of the page, if none is visible. */
    hidden: Evidence | null;
  };
  about: Presence;
  organization: {
    legalName: string | null;
    numbers: string[];
    people: string[];
    /** Whether any person is named, even in passing. */
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
    /** Whether one line has an old date and another one of this year or the last. */
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
  /** Words above the fold without header, menus and footer; null without layout. */
  firstScreenWords: number | null;
  /** Where the page first mentions appointments; null if it doesn't. */
  appointment: Evidence | null;
  /** Whether guests stay or eat here, by what the page calls itself; null if it says neither or both. */
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
   * The title's content words without brand and stop words, as written, and those whose stem is above the fold (in
   * static mode, in headline or subheadline). Null if that couldn't be determined.
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
  /** Whether it appears by itself within eight seconds after the page was read. */
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
    /** The zoom at which a phone shows the page: below 1 if the layout is wider than the screen. */
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
  /** Frames of another origin, canvases and large pictures that could contain what wasn't found. */
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
  /** Of the letters: set in the browser's default font. */
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
  /** Letters per screen. */
  textDensity: number;
  /** Letters above the fold, without header and menus. */
  firstScreenText: number;
  /** Of the page's height: empty. */
  emptyShare: number;
  /** Of the letters: starting at the edge of the screen. */
  edgeShare: number;
  /** Of the screen's width: between the outermost texts. */
  usedWidth: number;
  /** Left edges that four fifths of the texts share. */
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
  /** Distorted or blurred pictures. */
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
  /** Elements that formatted pages before style sheets existed. */
  oldElements: number;
  layoutTables: number;
  rules: number;
  /** Whether header, navigation or footer are marked up and shown. */
  hasPageFrame: boolean;
  /** Of the letters above the fold: covered by a layer. */
  coveredShare: number;
  /** Of the area above the fold: covered by the largest such layer. */
  coverShare: number;
  /** Of the area above the fold as a picture; null if there is none. */
  picture: PictureStatistics | null;
}

/** Whether the running text is real copy; shares are of its letters, 0 to 1. */
export interface Copy {
  letters: number;
  /** Filler of a template. */
  fillerShare: number;
  /** Repeated word for word. */
  repeatedShare: number;
  /** Random letters or a wrong encoding. */
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

/** What the page's structured data declares. */
export interface DeclaredItem {
  type: string;
  name: string | null;
  /** Whether it is only the author, publisher, reviewer … of another item. */
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
  /**
   * The facts of the page type, as named in the rubric, each found or not; a fact found only in passing is uncertain.
   */
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
    /** Other likely types of the page, the likeliest first. */
    alternatives: PageType[];
  };
  audience: { kind: 'business' | 'consumer' | 'unknown'; evidence: Evidence[] };
  /** What the person said about the page. It changes the wording of advice, never a score. */
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
    /** Whether it is a private event, such as a wedding. */
    isPrivate: boolean;
  } | null;
  layout: Layout;
  look: PerViewport<Look>;
  speed: Speed | null;
  network: NetworkFacts;
  ads: { host: string | null; firstScreenShare: PerViewport<number>; evidence: Evidence }[];
}
