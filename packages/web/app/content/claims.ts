/**
 * Everything that the site says about results, customers and guarantees is in this file. These are the claims of
 * the operator of this site, not measurements by Liftmark: add your own before going live, say how they were
 * measured, and set `CLAIMS_ARE_CONFIRMED`. Until then each is marked as an example.
 */

export const CLAIMS_ARE_CONFIRMED = false;

/** The note next to claims that no one has confirmed. */
export const UNCONFIRMED_NOTE =
  'Example figures for the operator of this site to replace. Liftmark didn’t measure them, and no score uses them.';

export type ClaimPlace = 'landing' | 'pricing' | 'security';

interface Claim {
  text: string;
  place: ClaimPlace;
  /** Turn on only what you can prove and what your terms don't contradict. */
  isShown: boolean;
}

/** Marketing sentences, each with its switch. */
export const CLAIMS: readonly Claim[] = [
  // Off by decision: it contradicts the terms, which exclude refunds.
  { text: '30-day money-back guarantee', place: 'pricing', isShown: false },
  // Depends on where and how the site is run.
  { text: '99.9% uptime', place: 'security', isShown: false },
  { text: 'Automatic backups', place: 'security', isShown: false },
  // Not counted yet.
  { text: '5,000+ marketers use Liftmark', place: 'landing', isShown: false },
  { text: '1,000+ businesses', place: 'landing', isShown: false },
  { text: 'Over 200 analyses weekly', place: 'landing', isShown: false },
  { text: '200+ websites', place: 'landing', isShown: false },
  { text: '127% conversion increase', place: 'landing', isShown: false },
  { text: 'Typical improvement of 10-40%', place: 'landing', isShown: false },
  { text: 'Rated 4.8 of 5 in 127 ratings', place: 'pricing', isShown: false },
];

/** Average revenue lift by grade step. */
export const LIFT_BY_GRADE = [
  { step: 'D to C', lift: '+12.3%' },
  { step: 'C to B', lift: '+18.7%' },
  { step: 'B to A', lift: '+31.5%' },
] as const;

/** Roles only: add a name once a real customer has agreed. */
export const TESTIMONIALS = [
  {
    quote:
      'We argued about the headline for a month. The report showed that the price was missing, and that settled it.',
    role: 'Head of growth, online shop',
  },
  {
    quote:
      'I send clients the report before the first call. They see the spot on their page, the reason and the source.',
    role: 'Consultant, conversion agency',
  },
  {
    quote:
      'The list was short and in order. We did the first three items in a morning and measured from there.',
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
      'The headline described a feeling. Nothing above the fold said what the product does or who it’s for.',
    change:
      'A headline that names the job, the user and the outcome; one sentence below it that names the category; one action instead of three.',
    measure: 'Share of landing page visitors who start a trial.',
  },
  {
    id: 'form-optimization',
    title: 'Form optimization',
    lift: '+43%',
    business: 'Services for companies',
    before:
      'Eleven fields, labels inside the fields, a required phone number with no explanation, errors only after submitting.',
    change:
      'Five fields with labels above them, an optional phone field with a note on why it helps, and errors shown as soon as people leave a field.',
    measure: 'Share of people who start the form and go on to submit it.',
  },
  {
    id: 'trust-signals',
    title: 'Trust signals in e-commerce',
    lift: '+31%',
    business: 'Online shop',
    before: 'No reviews on product pages, return terms only in the footer, no address, four unknown seals.',
    change:
      'Reviews from verified buyers next to the price, the return terms in one sentence next to the button, an address and business hours, the seals removed.',
    measure: 'Share of product page visits that end in an order.',
  },
] as const;
