export interface TourStep {
  id: string;
  title: string;
  text: string;
}

/** The modal tour of a first visit. */
export const WELCOME_STEPS: readonly TourStep[] = [
  {
    id: 'welcome',
    title: 'Welcome to Liftmark',
    text: 'Liftmark opens a page on a desktop and on a phone, measures how well it turns visitors into customers, and shows its evidence for every finding.',
  },
  {
    id: 'url-input',
    title: 'Begin with an address',
    text: 'Type or paste the address of one page: a product, a pricing page, a landing page. The https:// is put in for you.',
  },
  {
    id: 'premium-features',
    title: 'Three more ways to look, with Pro',
    text: 'Put your page beside a competitor, sort its findings into strengths and threats, or get better words for its headline and buttons.',
  },
  {
    id: 'results',
    title: 'What you get',
    text: 'A score with a letter, six categories, your page with every finding framed on it, and the changes in the order in which they pay. It takes about half a minute.',
  },
];

/** The spotlight tour: each step points at the element that carries its id as `data-tour`. */
export const SPOTLIGHT_STEPS: readonly TourStep[] = [
  {
    id: 'url-input',
    title: 'The page to analyze',
    text: 'One address is all it takes. Everything else is optional.',
  },
  {
    id: 'competitor-tab',
    title: 'Compare with a competitor',
    text: 'Both pages are measured the same way, category by category.',
  },
  {
    id: 'pro-features',
    title: 'What Pro adds',
    text: 'See here what else can be found out about your page.',
  },
];
