import type { FounderUser } from '@liftmark/contract/founders-lists';
import { dayWords, spelledOut } from './figure-words.ts';

type Plan = Pick<FounderUser, 'isPro' | 'planType' | 'subscriptionStatus' | 'grantedProUntil' | 'endsAt'>;

/** The plan of an account in a line: "Pro Monthly, active". */
export function planOf({ isPro, planType, subscriptionStatus, grantedProUntil, endsAt }: Plan): string {
  if (subscriptionStatus !== 'free') {
    const plan = planType === null ? 'Pro' : `Pro ${spelledOut(planType)}`;
    if (endsAt === null) return `${plan}, ${spelledOut(subscriptionStatus).toLowerCase()}`;
    return `${plan}, ${subscriptionStatus === 'trialing' ? 'trial canceled' : 'canceled'}, ends ${dayWords(endsAt)}`;
  }
  if (!isPro) return 'Free';
  return grantedProUntil === null ? 'Pro through settings' : 'Pro, granted';
}
