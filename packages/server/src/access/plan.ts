import { GRACE_DAYS } from '@liftmark/contract/plans';
import { users } from '../database/schema.ts';

/** What decides the rights of an account, as columns of a query. */
export const RIGHTS = {
  email: users.email,
  emailVerified: users.emailVerified,
  subscriptionStatus: users.subscriptionStatus,
  proUntil: users.proUntil,
  grantedProUntil: users.grantedProUntil,
};

type Account = Pick<typeof users.$inferSelect, keyof typeof RIGHTS>;

/** Addresses that the operator gave rights to. They count once their owner has proven to read their mail. */
export interface ListedEmails {
  proEmails: string[];
  founderEmails: string[];
}

/** Pro: a subscription that still brings it, a founder's gift, or a proven address that the operator listed. */
export function hasPro(account: Account, proEmails: string[], now = new Date()): boolean {
  const { subscriptionStatus, proUntil } = account;
  const isSubscribed =
    proUntil === null ? ['active', 'trialing'].includes(subscriptionStatus) : proUntil > now;
  const isGranted = account.grantedProUntil !== null && account.grantedProUntil > now;
  return isSubscribed || isGranted || (account.emailVerified && proEmails.includes(account.email));
}

/** Founder: a proven address that the operator listed. */
export function isFounder(account: Account, founderEmails: string[]): boolean {
  return account.emailVerified && founderEmails.includes(account.email);
}

/** What of a subscription decides how long it brings Pro. */
export interface SubscriptionTerms {
  /** As the provider calls it. */
  status: string;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  /** Set while it runs on and will not renew. */
  cancelAt: Date | null;
  endedAt: Date | null;
  /** Whether the subscriber, and not a failed payment, ended it. */
  isEndedByChoice: boolean;
  /** False if its quantity is 0: it runs, but nothing is charged. */
  isCharged: boolean;
  /** When the payment was made that was taken back since. */
  withdrawnAt: Date | null;
}

const DAY_MS = 24 * 3600 * 1000;

/** A renewal is told by then, by the provider itself or by the nightly comparison. */
const RENEWAL_MS = DAY_MS;

/**
 * Until when a subscription brings Pro, from nothing but its own present state: in a trial and in paid time yes;
 * cancelled until the end of the paid time; for some days after a renewal failed; never once the money went back or
 * nothing is charged.
 */
export function proUntil(terms: SubscriptionTerms): Date {
  if (!terms.isCharged) return terms.periodStart;
  const paid = untilByStatus(terms);
  return terms.withdrawnAt !== null && terms.withdrawnAt < paid ? terms.withdrawnAt : paid;
}

function untilByStatus({ status, cancelAt, ...terms }: SubscriptionTerms): Date {
  const { periodStart, periodEnd, endedAt, trialEnd, isEndedByChoice } = terms;
  switch (status) {
    case 'trialing':
    case 'active':
      return cancelAt ?? new Date(periodEnd.getTime() + RENEWAL_MS);
    case 'past_due': {
      const grace = new Date(periodStart.getTime() + GRACE_DAYS * DAY_MS);
      return cancelAt !== null && cancelAt < grace ? cancelAt : grace;
    }
    case 'canceled': {
      const ended = endedAt ?? periodStart;
      const wasPaid = isEndedByChoice && (trialEnd === null || ended > trialEnd);
      return wasPaid ? periodEnd : ended;
    }
    // Unpaid, incomplete, paused, and whatever else there may come to be.
    default:
      return periodStart;
  }
}
