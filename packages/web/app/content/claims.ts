/**
 * Everything that the site says about results, customers and guarantees stands in this one file. These are
 * claims of whoever runs the site, not measurements of Liftmark: put in your own before going live, say how they
 * were measured, and set `CLAIMS_ARE_CONFIRMED`. Until then each is shown with a mark that says what it is.
 */

export const CLAIMS_ARE_CONFIRMED = false;

/** What stands beside claims that nobody has confirmed. */
export const UNCONFIRMED_NOTE =
  'Example figures, to be replaced by whoever runs this site. Liftmark did not measure them, and no score uses them.';

export type ClaimPlace = 'landing' | 'pricing' | 'security';

interface Claim {
  text: string;
  place: ClaimPlace;
  /** Switch on only what you can prove and what your terms do not contradict. */
  isShown: boolean;
}

/** Sentences of marketing, each with its switch. */
export const CLAIMS: readonly Claim[] = [
  // Decision: contradicts the terms, under which fees are not refunded.
  { text: '30-day money-back guarantee', place: 'pricing', isShown: false },
  // Depends on where and how the site is run.
  { text: '99.9% uptime', place: 'security', isShown: false },
  { text: 'Automatic backups', place: 'security', isShown: false },
  // Nobody has counted these yet.
  { text: '5,000+ marketers use Liftmark', place: 'landing', isShown: false },
  { text: '1,000+ businesses', place: 'landing', isShown: false },
  { text: 'Over 200 analyses weekly', place: 'landing', isShown: false },
  { text: '200+ websites', place: 'landing', isShown: false },
  { text: '127% conversion increase', place: 'landing', isShown: false },
  { text: 'Typical improvement of 10-40%', place: 'landing', isShown: false },
  { text: 'Rated 4.8 of 5 in 127 ratings', place: 'pricing', isShown: false },
];

/** Average revenue lift by step of the grade. */
export const LIFT_BY_GRADE = [
  { step: 'D to C', lift: '+12.3%' },
  { step: 'C to B', lift: '+18.7%' },
  { step: 'B to A', lift: '+31.5%' },
] as const;

/** Roles only: a name may stand here once a real customer has agreed. */
export const TESTIMONIALS = [
  {
    quote:
      'We argued about the headline for a month. The report showed that the price was missing, and that ended the argument.',
    role: 'Head of growth, online shop',
  },
  {
    quote:
      'I send the report to clients before the first call. They see the place on their page, the reason and the source.',
    role: 'Consultant, conversion agency',
  },
  {
    quote:
      'The list was short and in order. We did the first three points in a morning and measured from there.',
    role: 'Founder, software company',
  },
] as const;

export const CASE_SUMMARY = [
  { figure: '127%', label: 'average conversion increase' },
  { figure: '$567K', label: 'additional revenue' },
  { figure: '8 weeks', label: 'average' },
  { figure: '50+', label: 'optimizations' },
] as const;

export const CASE_STUDIES = [
  {
    id: 'clear-headlines',
    title: 'Clear headlines',
    lift: '+67%',
    business: 'Software for teams',
    before:
      'The headline named a feeling. Nothing on the first screen said what the product does or for whom.',
    change:
      'A headline with the job, the user and the outcome; one sentence below it that names the category; one action in place of three.',
    measure: 'Share of visitors to the landing page who start a trial.',
  },
  {
    id: 'form-optimization',
    title: 'Form optimization',
    lift: '+43%',
    business: 'Services for companies',
    before:
      'Eleven fields, labels inside the boxes, a telephone number required without a reason, errors only after sending.',
    change:
      'Five fields with labels above them, the telephone number optional with its reason beside it, and errors shown when a field is left.',
    measure: 'Share of those who begin the form and send it.',
  },
  {
    id: 'trust-signals',
    title: 'Trust signals in e-commerce',
    lift: '+31%',
    business: 'Online shop',
    before: 'No reviews on product pages, return terms only in the footer, no address, four unknown seals.',
    change:
      'Reviews of verified buyers beside the price, the return terms in one sentence at the button, an address and opening hours, the seals removed.',
    measure: 'Share of visits to product pages that end in an order.',
  },
] as const;
