import type { PlanType } from '@liftmark/contract/billing';
import {
  ANNUAL_SAVING,
  ANNUAL_SAVING_PERCENT,
  formatPrice,
  PLANS,
  TRIAL_DAYS,
} from '@liftmark/contract/plans';

export interface PlanOffer {
  plan: 'free' | PlanType;
  name: string;
  /** Cents. */
  perMonth: number;
  /** Who the plan is for. */
  audience: string;
  /** How the price is charged. */
  terms: string;
  contents: readonly string[];
  action: { label: string; to: string };
}

export const TRIAL_TERMS = `$0 for ${TRIAL_DAYS} days, then ${formatPrice(PLANS.monthly.perMonth)}/month`;

/** @param perMonth how many this installation includes; omitted while a page is built, when that isn't known yet */
export function freeAnalysesWords(perMonth?: number): string {
  if (perMonth === undefined) return 'Free analyses every month';
  return `${perMonth} free ${perMonth === 1 ? 'analysis' : 'analyses'} every month`;
}

/** The three plans as the pages show them. */
export const PLAN_OFFERS: readonly PlanOffer[] = [
  {
    plan: 'free',
    name: PLANS.free.name,
    perMonth: PLANS.free.perMonth,
    audience: 'For a first look at a page.',
    terms: 'No credit card',
    contents: [
      freeAnalysesWords(),
      'Score, six categories and every check',
      'The first two recommendations in full',
      'PDF and report by email',
    ],
    action: { label: 'Run Free Audit', to: '/analyze' },
  },
  {
    plan: 'monthly',
    name: PLANS.monthly.name,
    perMonth: PLANS.monthly.perMonth,
    audience: 'For teams who are improving pages this month.',
    terms: TRIAL_TERMS,
    contents: [
      'Unlimited analyses',
      'All recommendations and the action plan',
      'AI Expert Chat, SWOT Analysis, Copy Optimization',
      'Competitor Analysis (1-3 competitors)',
    ],
    action: { label: `Start ${TRIAL_DAYS}-Day Free Trial`, to: '/subscribe?trial=true' },
  },
  {
    plan: 'annual',
    name: PLANS.annual.name,
    perMonth: PLANS.annual.perMonth,
    audience: 'For agencies and teams that work on pages all year.',
    terms: `Billed annually at ${formatPrice(PLANS.annual.charged)}, save ${ANNUAL_SAVING_PERCENT}% (${formatPrice(ANNUAL_SAVING)}/year)`,
    contents: ['Everything in Pro', 'Priority support'],
    action: { label: 'Start Annual Plan', to: '/subscribe?plan=annual' },
  },
];

/** What Pro adds to a report, as the pricing screen and the upgrade modal list it. */
export const PRO_FEATURES = [
  { title: 'AI Expert Chat', text: 'Ask about a report. Each answer names the findings it’s based on.' },
  {
    title: 'Competitor Analysis (1-3 competitors)',
    text: 'Your page compared with theirs, measured the same way.',
  },
  {
    title: 'SWOT Analysis',
    text: 'Strengths, weaknesses, opportunities and threats, each based on a finding.',
  },
  { title: 'Copy Optimization', text: 'Headline, calls to action and body, before and after.' },
] as const;
