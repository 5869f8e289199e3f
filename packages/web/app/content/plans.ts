import { ANNUAL_SAVING_DOLLARS, ANNUAL_SAVING_PERCENT, PLANS, TRIAL_DAYS } from '@liftmark/contract/plans';

interface PlanOffer {
  name: string;
  dollarsPerMonth: number;
  /** For whom it is. */
  audience: string;
  /** How the price is charged. */
  terms: string;
  contents: readonly string[];
  action: { label: string; to: string };
}

/** The three plans as the pages tell them. */
export const PLAN_OFFERS: readonly PlanOffer[] = [
  {
    ...PLANS.free,
    audience: 'For a first look at a page.',
    terms: 'No credit card',
    contents: [
      'Free analyses every month',
      'Score, six categories and every check',
      'The first two recommendations in full',
      'PDF and report by e-mail',
    ],
    action: { label: 'Run Free Audit', to: '/analyze' },
  },
  {
    ...PLANS.monthly,
    audience: 'For teams who improve pages this month.',
    terms: `$0 for ${TRIAL_DAYS} days, then $${PLANS.monthly.dollarsPerMonth}/month`,
    contents: [
      'Unlimited analyses',
      'All recommendations and the action plan',
      'AI Expert Chat, SWOT Analysis, Copy Optimization',
      'Competitor Analysis (1-3 competitors)',
    ],
    action: { label: `Start ${TRIAL_DAYS}-Day Free Trial`, to: '/subscribe?trial=true' },
  },
  {
    ...PLANS.annual,
    audience: 'For agencies and teams who work on pages all year.',
    terms: `Billed annually, save ${ANNUAL_SAVING_PERCENT}% ($${ANNUAL_SAVING_DOLLARS}/year)`,
    contents: ['Everything in Pro', 'Priority support'],
    action: { label: 'Start Annual Plan', to: '/subscribe?plan=annual' },
  },
];
