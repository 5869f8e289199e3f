/**
 * The shape of a word list. Every entry is a lower-case phrase in the small pattern language of `match.ts`:
 * `*` any ending of a word, `#` a number, `..` up to three words between. Straight apostrophes only.
 */
export type Phrases = readonly string[];

interface ActionWords {
  /** Verbs that tell what happens: "get", "book", "start". */
  verbs: Phrases;
  /** Labels that are complete in themselves: "add to cart", "donate". */
  standard: Phrases;
  /** Labels that say nothing: "submit", "click here". */
  generic: Phrases;
  signIn: Phrases;
  signUp: Phrases;
  search: Phrases;
  addToCart: Phrases;
  checkout: Phrases;
  donate: Phrases;
  /** What one joins or asks for where nothing can be had yet. */
  waiting: Phrases;
  book: Phrases;
  /** Polite refusals: "no thanks", "maybe later". */
  decline: Phrases;
  close: Phrases;
  menu: Phrases;
  skip: Phrases;
  /** What one does with a page rather than on it: "copy link", "print". */
  share: Phrases;
  language: Phrases;
}

/** What a text says that isn't for the visitors of a page. */
interface CommandWords {
  /** Orders to get in touch some way: "call now", "text us". */
  contact: Phrases;
  /** What speaks to a language model that reads along. */
  machines: Phrases;
}

interface ConsentWords {
  /** What a cookie banner talks about. */
  topic: Phrases;
  accept: Phrases;
  reject: Phrases;
  settings: Phrases;
}

interface ToneWords {
  hype: Phrases;
  pressure: Phrases;
  /** Refusals worded to make the visitor feel bad. */
  shaming: Phrases;
  /** Words of a headline that fit any page: "welcome", "solutions". */
  generic: Phrases;
  /** What any offer could promise, so that it names none: "save money". */
  promises: Phrases;
}

interface UrgencyWords {
  /** A stated time limit of an offer. */
  deadline: Phrases;
  /** What stands before the last day of something: "until". */
  until: Phrases;
  /** What an offer gives that ends on that day: "doubles", "discount". */
  gain: Phrases;
  /** Headings of a countdown: "ends in". */
  countdown: Phrases;
  /** The beginning of a time of day, which is no time left: "at 8:30". */
  timeOfDay: Phrases;
  /** Words for the units below a countdown's figures, days to seconds. */
  units: { days: Phrases; hours: Phrases; minutes: Phrases; seconds: Phrases };
  stock: Phrases;
  places: Phrases;
  demand: Phrases;
  vague: Phrases;
  /** A timer on the visitor's own cart, seats or visit. */
  hold: Phrases;
  extend: Phrases;
  /** What looks like urgency and is not: "limited edition", "limited company". */
  never: Phrases;
  /** The matter is over: "recap", "archive". */
  past: Phrases;
}

interface OfferWords {
  free: Phrases;
  freeOffer: Phrases;
  /** Free things that are no offer: shipping, parking, "free of". */
  freeNever: Phrases;
  trial: Phrases;
  /** What says that nothing is charged again and again. */
  paidOnce: Phrases;
  noCard: Phrases;
  cardNeeded: Phrases;
  freePlan: Phrases;
  demo: Phrases;
  guarantee: Phrases;
  /** Negated guarantees and returns: "non-refundable". */
  guaranteeNever: Phrases;
  returns: Phrases;
  cancellation: Phrases;
  freeShipping: Phrases;
  /** Beside words for shipping and before the order value from which it costs nothing: "free over". */
  freeFrom: Phrases;
  shippingCost: Phrases;
  plusShipping: Phrases;
  deliveryTime: Phrases;
  feesIncluded: Phrases;
  feesPlus: Phrases;
  orderTotal: Phrases;
  inStock: Phrases;
  outOfStock: Phrases;
  /** Sentences that say that the event is over, or that orders are no longer taken. */
  closed: Phrases;
  /** Words before a former price, and its stated basis. */
  formerPrice: Phrases;
  priceBasis: Phrases;
  /** What an insurance pays, or leaves to the insured. */
  insured: Phrases;
  /** What makes an amount no price: goals, savings, salaries. */
  amountNever: Phrases;
  periods: { month: Phrases; year: Phrases; week: Phrases; day: Phrases; hour: Phrases; once: Phrases };
  /** What a price is for each of: "user", "seat", "night". */
  units: Phrases;
  billedAnnually: Phrases;
  priceLinks: Phrases;
  quote: Phrases;
  /** Labels that stand in the place of a price, and say nothing of one within a sentence: "custom". */
  quoteLabel: Phrases;
  priceGate: Phrases;
  planHeadings: Phrases;
  markedPlan: Phrases;
  forWhom: Phrases;
  everythingIn: Phrases;
  contents: Phrases;
  giftPurpose: Phrases;
  coupon: Phrases;
  securePayment: Phrases;
  /** What is delivered in a parcel, by download, or done by people. */
  physical: Phrases;
  digital: Phrases;
}

interface ProofWords {
  /** What people say of themselves: "I", "my", and "we", "our". */
  firstPerson: { singular: Phrases; plural: Phrases };
  testimonialHeadings: Phrases;
  logoHeadings: Phrases;
  /** Headings of rows of marks that are no customers: integrations, payment, certificates. */
  logoNever: Phrases;
  customers: Phrases;
  /** Things that an organization counts to impress: "projects", "countries", "meals served". */
  numberNouns: Phrases;
  /** What was done for others, counted: "projects", "orders", "treatments", and how many were content with it. */
  workDone: Phrases;
  reviews: Phrases;
  stars: Phrases;
  outOf: Phrases;
  verified: Phrases;
  reviewPolicy: Phrases;
  caseStudies: Phrases;
  press: Phrases;
  /** Roles of the page's own people, whose quotes are no testimonials. */
  staff: Phrases;
  /** Professions and places below a customer's name. */
  roles: Phrases;
}

interface LinkWords {
  privacy: Phrases;
  terms: Phrases;
  contact: Phrases;
  about: Phrases;
  imprint: Phrases;
  help: Phrases;
  faq: Phrases;
  returns: Phrases;
  shipping: Phrases;
  chat: Phrases;
}

/** What a label says that asks for one part of a name, an address or a card, by the autofill token of that part. */
export type AutofillWords = Record<
  | 'given-name'
  | 'family-name'
  | 'street-address'
  | 'postal-code'
  | 'address-level2'
  | 'country'
  | 'cc-number'
  | 'cc-exp'
  | 'cc-csc',
  Phrases
>;

interface FieldWords {
  name: Phrases;
  email: Phrases;
  phone: Phrases;
  address: Phrases;
  company: Phrases;
  password: Phrases;
  birthdate: Phrases;
  income: Phrases;
  identity: Phrases;
  card: Phrases;
  coupon: Phrases;
  date: Phrases;
  message: Phrases;
  quantity: Phrases;
  consent: Phrases;
  newsletter: Phrases;
  'paid-extra': Phrases;
  required: Phrases;
  optional: Phrases;
  /** Why a field is asked for: "so that we can", "only used to". */
  reason: Phrases;
  honeypot: Phrases;
}

interface FormWords {
  newsletter: Phrases;
  contact: Phrases;
  lead: Phrases;
  callback: Phrases;
  booking: Phrases;
  donation: Phrases;
  checkout: Phrases;
  guest: Phrases;
  accountNeeded: Phrases;
  step: Phrases;
}

export interface PageTypeWords {
  saas: Phrases;
  product: Phrases;
  category: Phrases;
  service: Phrases;
  app: Phrases;
  course: Phrases;
  nonprofit: Phrases;
  hospitality: Phrases;
  portfolio: Phrases;
  event: Phrases;
  signup: Phrases;
  checkout: Phrases;
  pricing: Phrases;
  article: Phrases;
}

/** Words of a page's type, of the types that a language has words for. */
export type FewPageTypeWords = Partial<PageTypeWords>;

export interface ProductWords {
  options: Phrases;
  attributes: Phrases;
  /** What things are made of, how, and how they are cared for. */
  materials: Phrases;
  /** Headings above the description of a product. */
  details: Phrases;
  measures: Phrases;
  length: Phrases;
  syllabus: Phrases;
  teacher: Phrases;
  access: Phrases;
  place: Phrases;
  program: Phrases;
  speakers: Phrases;
  /** Words of weddings and birthdays, to which private people invite. */
  invitation: Phrases;
  /** What stands where something is told later: "to be announced". */
  awaited: Phrases;
  times: Phrases;
  menu: Phrases;
  rooms: Phrases;
  services: Phrases;
  area: Phrases;
  /** Words for what customers of a practice or salon come to. */
  appointments: Phrases;
  procedure: Phrases;
  /** What clauses begin with that tell who does what in turn: "you call, we ask, then we name a price". */
  turns: Phrases;
  people: Phrases;
  platforms: Phrases;
  features: Phrases;
}

interface TrustWords {
  sources: Phrases;
  /** What sentences begin with that only suppose: "if", "imagine". */
  conditions: Phrases;
  superlatives: Phrases;
  updated: Phrases;
  published: Phrases;
  author: Phrases;
  registerNumbers: Phrases;
  /** Plain names, each with its ISO 3166-1 code: `germany=de`. */
  country: Phrases;
}

/** The sections of a language's `words.json`. */
export interface WordSections {
  stopWords: Phrases;
  negations: Phrases;
  /** Two to twelve in letters. */
  numberWords: Phrases;
  actions: ActionWords;
  commands: CommandWords;
  consent: ConsentWords;
  tone: ToneWords;
  urgency: UrgencyWords;
  offer: OfferWords;
  proof: ProofWords;
  links: LinkWords;
  fields: FieldWords;
  autofill: AutofillWords;
  forms: FormWords;
  audience: { business: Phrases; consumer: Phrases };
  faqHeadings: Phrases;
  questionWords: Phrases;
  product: ProductWords;
  trust: TrustWords;
  templateRemnants: Phrases;
  /** January to December and Monday to Sunday, each with its short forms. */
  months: readonly Phrases[];
  weekdays: readonly Phrases[];
  /** Days that are true on every day, and no end without the hour: "today", "tonight", "tomorrow". */
  everyDay: Phrases;
  /** Relative days that state an end: "this weekend", "end of the month". */
  relativeDays: Phrases;
}

export interface LanguageWords extends WordSections {
  /** ISO 639-1 code. */
  language: string;
  /** Name of the Snowball algorithm; null where there is none. */
  stemmer: string | null;
  /** How many letters of a word stand for its stem where there is no algorithm; null where a word is its own stem. */
  stemLetters: number | null;
  /** What follows a noun without a space: "에서"; none in most languages. */
  particles: Phrases;
  /** What runs into a noun with an apostrophe: "l", "dell"; none in most languages. */
  elisions: Phrases;
  /** How dates in figures are written: `dmy`, `mdy` or `ymd`. */
  dateOrder: string;
  /** How many letters each part of a compound has at least; null where words aren't joined. */
  partLetters: number | null;
  pageTypes: PageTypeWords;
}
