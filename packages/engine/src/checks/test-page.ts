import type { Evidence, Field, PageFacts, Presence } from '../observe/facts.ts';

let nodes = 1;

function at(text: string, y = 120): Evidence {
  const box = { x: 20, y, width: 300, height: 40 };
  return {
    node: nodes++,
    selector: `main > :nth-child(${nodes})`,
    text,
    boxes: { desktop: box, mobile: box },
  };
}

function both<T>(value: T): { desktop: T; mobile: T } {
  return { desktop: value, mobile: value };
}

function present(...texts: string[]): Presence {
  return { present: true, evidence: texts.map((text) => at(text)), searched: [] };
}

const absent: Presence = { present: false, evidence: [], searched: ['main content', 'footer'] };

const emailField: Field = {
  kind: 'email',
  control: 'text',
  evidence: at('Work e-mail'),
  label: 'Work e-mail',
  labelSource: 'visible',
  required: true,
  autocomplete: 'email',
  purpose: null,
  inputType: 'email',
  reason: null,
  checked: false,
  counts: true,
};

const trialForm: PageFacts['forms'][number] = {
  purpose: 'signup',
  evidence: at('Start free trial'),
  visibleFieldCount: 2,
  requiredCount: 2,
  fields: [
    emailField,
    {
      ...emailField,
      kind: 'name',
      label: 'Name',
      inputType: 'text',
      autocomplete: 'name',
      evidence: at('Name'),
    },
  ],
  submit: { text: 'Start free trial', evidence: at('Start free trial') },
  region: 'hero',
  aboveFold: both(true),
  primary: true,
  route: { account: 'none', guest: null, step: null, target: 'https://harbor.example/trial' },
};

const trialAction: PageFacts['actions'][number] = {
  text: 'Start free trial',
  evidence: at('Start free trial'),
  target: 'https://harbor.example/trial',
  shape: 'button',
  label: 'act-and-object',
  region: 'hero',
};

const content: PageFacts['content'] = {
  faq: { count: 4, evidence: [at('Can I import my bookings?', 3000)], searched: [] },
  video: absent,
  wordCount: 640,
  readingGrade: 8,
  readingGradeNotMeasured: null,
  sections: [
    {
      heading: 'Boat rentals booked',
      box: both({ x: 0, y: 0, width: 390, height: 600 }),
      wordCount: 90,
      evidence: at('Boat rentals booked'),
    },
    {
      heading: 'Take payments at the dock',
      box: both({ x: 0, y: 600, width: 390, height: 900 }),
      wordCount: 150,
      evidence: at('Take payments at the dock', 640),
    },
  ],
  paragraphs: [
    {
      text: 'Customers pick a boat, pay a deposit and sign the waiver before they arrive.',
      words: 14,
      fontSizePx: 18,
      role: 'copy',
      depth: both(0.5),
      evidence: at('Customers pick a boat, pay a deposit and sign the waiver before they arrive.', 300),
    },
  ],
  longestRun: {
    words: 150,
    heading: 'Take payments at the dock',
    evidence: at('Take payments at the dock', 640),
  },
  ownCopyWords: 520,
  wordingMatches: [],
  firstScreenWords: 40,
  appointment: null,
  house: null,
  templateRemnants: [],
  images: [
    {
      source: 'https://harbor.example/calendar.webp',
      natural: { width: 1200, height: 800 },
      role: 'offer',
      name: 'Booking calendar',
      decorative: false,
      soleLinkContent: false,
      broken: false,
      evidence: at('', 200),
    },
  ],
  explanation: {
    text: 'Customers pick a boat, pay a deposit and sign the waiver before they arrive.',
    depth: both(0.4),
    missingOn: [],
    evidence: at('Customers pick a boat, pay a deposit and sign the waiver before they arrive.', 300),
  },
  titleMatch: { words: ['boat', 'rental', 'booking'], found: ['boat', 'rental'] },
};

const proof: PageFacts['proof'] = {
  testimonials: {
    count: 2,
    evidence: [at('“We stopped double-booking in the first week.”', 700)],
    searched: [],
    items: [
      {
        text: 'We stopped double-booking our pontoons in the very first week.',
        name: 'Owner One',
        initialsOnly: false,
        role: 'Owner',
        firm: 'Lakeside Boats',
        place: null,
        photo: true,
        waits: false,
        evidence: at('We stopped double-booking our pontoons in the very first week.', 700),
      },
      {
        text: 'The waiver is signed before they even reach the dock.',
        name: 'Manager Two',
        initialsOnly: false,
        role: 'Manager',
        firm: 'Bay Rentals',
        place: null,
        photo: true,
        waits: false,
        evidence: at('The waiver is signed before they even reach the dock.', 760),
      },
    ],
  },
  customerLogos: { count: 5, evidence: [at('Lakeside Boats', 500)], searched: [] },
  ratings: {
    count: 1,
    evidence: [at('4.6 out of 5 from 212 reviews', 400)],
    searched: [],
    summaries: [
      {
        average: 4.6,
        scale: 5,
        count: 212,
        item: 'Harbor',
        depth: both(0.4),
        nearTitle: true,
        evidence: at('4.6 out of 5 from 212 reviews', 400),
      },
    ],
  },
  numbers: {
    count: 1,
    evidence: [at('1,400 rental fleets', 520)],
    served: [at('1,400 rental fleets', 520)],
    searched: [],
  },
  namedCases: { count: 1, evidence: [at('How Lakeside Boats halved no-shows', 1500)], searched: [] },
  press: { count: 0, evidence: [], searched: ['main content'] },
  reviews: [],
  structuredRating: null,
  reviewProvenance: present('Reviews collected by an independent platform'),
  first: { evidence: at('4.6 out of 5 from 212 reviews', 400), depth: both(0.4), nearAction: true },
};

const offer: PageFacts['offer'] = {
  prices: [
    {
      amount: 29,
      currency: 'USD',
      text: '$29 per month per location',
      period: 'month',
      unit: 'location',
      free: false,
      struck: false,
      nearAction: true,
      depth: both(1.4),
      evidence: at('$29 per month per location', 1200),
    },
  ],
  pricesNotMeasured: null,
  guarantee: present('30-day money-back guarantee'),
  freeOffer: present('14-day free trial'),
  priceLink: present('Pricing'),
  quoteRoute: absent,
  bookingRoute: absent,
  priceGate: absent,
  costs: { shipping: null, freeShipping: null, fees: null, orderTotal: null, deliveryTime: null },
  terms: [
    {
      kind: 'cancellation',
      text: 'Cancel any time',
      period: null,
      negated: false,
      link: null,
      region: 'main',
      nearAction: true,
      evidence: at('Cancel any time', 1260),
    },
    {
      kind: 'guarantee',
      text: '30-day money-back guarantee',
      period: '30 days',
      negated: false,
      link: null,
      region: 'main',
      nearAction: true,
      evidence: at('30-day money-back guarantee', 1280),
    },
  ],
  trial: {
    days: 14,
    priceAfter: true,
    cardStated: true,
    paidOnce: false,
    evidence: at('14-day free trial, no card needed', 330),
  },
  freePlan: absent,
  demo: absent,
  giftAsked: absent,
  waitingList: absent,
  plans: [],
  plansComparable: false,
  hasRows: true,
  contents: {
    isSure: true,
    items: ['Booking calendar', 'Card deposits', 'Digital waivers'],
    depth: both(1.1),
    evidence: at('Booking calendar', 1000),
  },
  giftPurpose: null,
  billing: {
    recurring: 1,
    withPeriodAndUnit: 1,
    monthlyBilledAnnually: false,
    annualSumNamed: false,
    cancellationStated: true,
  },
  payment: { methods: [], processor: null, cardFields: [], reassurance: null, setApart: null, coupon: null },
};

const trust: PageFacts['trust'] = {
  https: true,
  publicHost: true,
  privacyPolicy: present('Privacy'),
  terms: present('Terms'),
  contact: {
    ...present('Contact', '+1 555 010 0199'),
    kinds: ['phone', 'page'],
    leadsNowhere: null,
    nobodys: null,
    hidden: null,
  },
  about: present('About us'),
  organization: {
    legalName: 'Harbor Booking Inc.',
    numbers: [],
    people: ['Founder One'],
    isSomebodyNamed: false,
    country: 'US',
    town: null,
    evidence: [at('Harbor Booking Inc.', 3900)],
  },
  support: [{ kind: 'chat', depth: both(0.9), evidence: at('Chat with us', 800) }],
  supportSearched: ['header', 'main content', 'footer'],
  seals: [],
  claims: [],
  dates: {
    newestYear: 2026,
    evidence: at('© 2026 Harbor', 3950),
    newerElsewhere: null,
    published: null,
    author: null,
  },
};

const layout: PageFacts['layout'] = {
  overflow: both({ px: 0, widest: null, words: false }),
  viewportMeta: { present: true, deviceWidth: true, zoomForbidden: false },
  tapTargets: { total: 24, fitting: 24, smallest: [], shownAt: 1 },
  textSizes: both({ characters: 4200, atLeast12: 4150, commonestPx: 16, smallest: [] }),
  contrast: both({ characters: 4200, failing: 0, unknown: 100, worst: [], keyTexts: [] }),
  overlays: [],
  motion: [],
  unread: [],
  defects: [],
  pageHeightScreens: both(5),
};

/** A software page for renting boats with nothing to complain about. */
export const healthyPage: PageFacts = {
  language: 'en',
  wordLists: true,
  pageType: {
    type: 'saas',
    confidence: 0.92,
    evidence: [at('Start free trial')],
    chosen: false,
    alternatives: [],
  },
  audience: { kind: 'business', evidence: [at('for rental fleets')] },
  told: { goal: null, trafficSource: null },
  document: {
    title: 'Boat rental booking software | Harbor',
    siteName: 'Harbor',
    declaredLanguage: 'en',
    description: null,
    capturedAt: '2026-06-01T12:00:00.000Z',
    url: 'https://harbor.example/',
    structured: [],
    mode: 'rendered',
    legalText: false,
  },
  headline: {
    text: 'Boat rentals booked while you are on the water',
    evidence: at('Boat rentals booked while you are on the water'),
    pictured: false,
    level: 1,
    fontSizePx: { desktop: 48, mobile: 32 },
    aboveFold: both(true),
    depth: both(0.15),
    ownWords: ['boat', 'rentals', 'booked'],
    recurringWords: ['boat', 'rental', 'book'],
  },
  subheadline: {
    text: 'Bookings, deposits and waivers for rental fleets',
    evidence: at('Bookings, deposits and waivers for rental fleets', 200),
  },
  primaryAction: {
    ...trialAction,
    standsOut: true,
    deadAddress: null,
    aboveFold: both(true),
    covered: both(null),
    depth: both(0.5),
    contrast: both({ shape: 4.8, label: 7.2 }),
    occurrences: {
      boxes: both([{ x: 20, y: 400, width: 200, height: 48 }]),
      others: both(false),
      fixed: both(true),
      heightShare: both(1),
    },
    heightPx: both(48),
    pictureOnly: false,
    advertSizedBox: false,
    advertLikeNames: false,
    formAboveFold: both(true),
    form: 0,
  },
  actions: [trialAction],
  distinctActionTexts: 1,
  choices: [],
  forms: [trialForm],
  leadForm: trialForm,
  proof,
  offer,
  urgency: {
    claims: [],
    claimsNotMeasured: null,
    countdown: absent,
    readings: [],
    struckPrices: [],
    pressure: [],
    holdTimer: null,
    availability: null,
    structuredStock: null,
  },
  trust,
  content,
  navigation: { linkCount: 5, sticky: true, toggle: null, evidence: [at('Pricing', 20)] },
  consentBanner: absent,
  product: {
    facts: [],
    factsNotMeasured: null,
    pictures: [],
    video: null,
    fulfillment: 'digital',
    cards: null,
  },
  event: null,
  layout,
  speed: {
    lcpMs: both(1400),
    lcpElement: both(at('Boat rentals booked while you are on the water')),
    lcpBytes: null,
    lcpUrl: null,
    cls: both(0.01),
    blockingMs: both(60),
    ownBlockingMs: both(60),
    ttfbMs: both(120),
    waitedShare: both(0.1),
    requests: 24,
    bytes: 640_000,
    bytesByType: { script: 180_000, image: 300_000 },
    thirdPartyHosts: [],
  },
  network: { failures: [], mixedContent: [], scriptErrors: [] },
  ads: [],
};
