import type { ProFeature, UpgradeOffer } from '../../client/upgrade.ts';
import { PRO_FEATURES } from '../../content/plans.ts';

/** Everything that Pro opens, in the order of the pricing screen. */
export const PRO_CONTENTS = [
  { title: 'Unlimited analyses', text: 'As many pages as you like, as often as you change them.' },
  {
    title: 'Every recommendation',
    text: 'With its evidence, its source, the words to use and an action plan.',
  },
  ...PRO_FEATURES,
] as const;

/** As they stand within a sentence. */
const FEATURES: Record<ProFeature, string> = {
  competitor: 'Competitor Analysis',
  swot: 'SWOT Analysis',
  copy: 'Copy Optimization',
  chat: 'AI Expert Chat',
  recommendations: 'all recommendations',
  plan: 'the action plan',
};

/**
 * Why the modal opened, in its own words.
 * @param freeAnalyses a month; undefined while that is not known
 */
export function upgradeWords(
  { trigger, feature }: UpgradeOffer,
  freeAnalyses: number | undefined,
): { title: string; text: string } {
  switch (trigger) {
    case 'free_limit':
      return {
        title: 'Free plan limit reached',
        text: `You have used the ${freeAnalyses === undefined ? '' : `${freeAnalyses} `}free analyses of this month. With Pro you go on now and without a limit; your free ones are back on the first of next month.`,
      };
    case 'pro_feature':
      return {
        title: feature === undefined ? 'This is part of Pro' : `Unlock ${FEATURES[feature]}`,
        text: 'It comes with Pro, together with everything else below. What you entered is kept.',
      };
    case 'default':
      return {
        title: 'Upgrade to Pro',
        text: 'Everything that Liftmark can tell about your pages, without a limit.',
      };
    default:
      return trigger satisfies never;
  }
}
