import type { ProFeature, UpgradeOffer } from '../../client/upgrade.ts';
import { PRO_FEATURES } from '../../content/plans.ts';

/** Everything in Pro, in the order of the pricing screen. */
export const PRO_CONTENTS = [
  { title: 'Unlimited analyses', text: 'As many pages as you like, as often as you change them.' },
  {
    title: 'Every recommendation',
    text: 'With the evidence, the source, the copy to use and an action plan.',
  },
  ...PRO_FEATURES,
] as const;

/** As written within a sentence. */
const FEATURES: Record<ProFeature, string> = {
  competitor: 'Competitor Analysis',
  swot: 'SWOT Analysis',
  copy: 'Copy Optimization',
  chat: 'AI Expert Chat',
  recommendations: 'all recommendations',
  plan: 'the action plan',
};

/**
 * The modal's text by what opened it.
 * @param freeAnalyses per month; undefined while unknown
 */
export function upgradeWords(
  { trigger, feature }: UpgradeOffer,
  freeAnalyses: number | undefined,
): { title: string; text: string } {
  switch (trigger) {
    case 'free_limit':
      return {
        title: 'Free plan limit reached',
        text: `You’ve used your ${freeAnalyses === undefined ? '' : `${freeAnalyses} `}free analyses for this month. Upgrade to Pro to continue now without a limit, or wait for your new free analyses on the first of next month.`,
      };
    case 'pro_feature':
      return {
        title: feature === undefined ? 'This is part of Pro' : `Unlock ${FEATURES[feature]}`,
        text: 'It’s included in Pro, along with everything below. We saved what you entered.',
      };
    case 'default':
      return {
        title: 'Upgrade to Pro',
        text: 'Everything Liftmark can find on your pages, without limits.',
      };
    default:
      return trigger satisfies never;
  }
}
