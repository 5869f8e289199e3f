import type { Plan } from '@liftmark/contract/account';
import type { PlanType } from '@liftmark/contract/billing';
import {
  ANNUAL_SAVING,
  ANNUAL_SAVING_PERCENT,
  formatPrice,
  PLANS,
  TRIAL_DAYS,
} from '@liftmark/contract/plans';
import { freeAnalysesWords, type PlanOffer, TRIAL_TERMS } from '../../content/plans.ts';
import { dateWords } from '../../ui/moment.ts';

/** How the pricing screen shows a plan to this person. */
export interface PlanChoice {
  /** Next to the name. */
  mark: string | null;
  /** After the price. */
  per: string;
  terms: string;
  action: string;
}

/** The current plan. */
export interface PresentPlan {
  type: PlanType;
  /** ISO 8601; null if it renews. */
  endsAt: string | null;
}

/** @param hasTrialLeft also true for signed-out visitors */
export function planChoice(
  plan: PlanOffer['plan'],
  hasTrialLeft: boolean,
  present: PresentPlan | null,
): PlanChoice {
  const choice = offered(plan, hasTrialLeft && present === null);
  if (plan !== present?.type) return choice;
  const { endsAt } = present;
  const terms =
    endsAt === null ? 'Renews automatically until you cancel.' : `Canceled: Pro until ${dateWords(endsAt)}.`;
  return { ...choice, mark: 'Your plan', terms };
}

/** What a plan includes in this installation. */
export function contentsOf({ contents }: Pick<PlanOffer, 'contents'>, freePerMonth?: number): string[] {
  return contents.map((line) => (line === freeAnalysesWords() ? freeAnalysesWords(freePerMonth) : line));
}

function offered(plan: PlanOffer['plan'], hasTrialLeft: boolean): PlanChoice {
  switch (plan) {
    case 'free':
      return { mark: null, per: '', terms: 'No credit card', action: 'Run Free Analysis' };
    case 'monthly':
      return hasTrialLeft
        ? {
            mark: `${TRIAL_DAYS}-Day Free Trial`,
            per: '/month',
            terms: TRIAL_TERMS,
            action: `Start ${TRIAL_DAYS}-Day Free Trial`,
          }
        : {
            mark: null,
            per: '/month',
            terms: 'Charged today, then every month',
            action: 'Start Monthly Plan',
          };
    case 'annual':
      return {
        mark: `save ${ANNUAL_SAVING_PERCENT}%`,
        per: '/month billed annually',
        terms: `${ANNUAL_SAVING_PERCENT}% savings (${formatPrice(ANNUAL_SAVING)}/year), ${formatPrice(PLANS.annual.charged)} charged today`,
        action: 'Start Annual Plan',
      };
    default:
      return plan satisfies never;
  }
}

/** The plan to show first, by the address or by what the person has. */
export function preselectedPlan(search: URLSearchParams): PlanType {
  return search.get('plan') === 'annual' && search.get('trial') !== 'true' ? 'annual' : 'monthly';
}

/** The plan that someone pays for and can only change; null for people who may choose one. */
export function presentPlan(plan: Plan | undefined): PresentPlan | null {
  if (!plan?.isManaged || !plan.isPro || plan.subscriptionStatus === 'canceled') return null;
  const { planType: type, cancelsAtPeriodEnd, proUntil } = plan;
  return type && { type, endsAt: cancelsAtPeriodEnd ? proUntil : null };
}
