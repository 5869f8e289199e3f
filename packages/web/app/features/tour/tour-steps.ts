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
    text: 'Liftmark opens a page on desktop and on a phone, measures how well it turns visitors into customers, and shows its evidence for every finding.',
  },
  {
    id: 'url-input',
    title: 'Start with an address',
    text: 'Type or paste the address of one page, such as a product, pricing or landing page. We add the https:// for you.',
  },
  {
    id: 'premium-features',
    title: 'Three more reports with Pro',
    text: 'Compare your page with a competitor’s, sort your findings into strengths and threats, or get better copy for your headline and buttons.',
  },
  {
    id: 'results',
    title: 'What you get',
    text: 'A score with a letter grade, six categories, your page with every finding highlighted, and the changes sorted by payoff. It takes about half a minute.',
  },
];

/** The spotlight tour: each step points at the element with its id as `data-tour`. */
export const SPOTLIGHT_STEPS: readonly TourStep[] = [
  {
    id: 'url-input',
    title: 'The page to analyze',
    text: 'One address is all you need. Everything else is optional.',
  },
  {
    id: 'competitor-tab',
    title: 'Compare with a competitor',
    text: 'Both pages are measured the same way, category by category.',
  },
  {
    id: 'pro-features',
    title: 'What’s in Pro',
    text: 'See what else you can find out about your page.',
  },
];
