import { GRACE_DAYS } from '@liftmark/contract/plans';
import { users } from '../database/schema.ts';

/** The columns that determine an account's rights. */
export const RIGHTS = {
  email: users.email,
  emailVerified: users.emailVerified,
  subscriptionStatus: users.subscriptionStatus,
  proUntil: users.proUntil,
  grantedProUntil: users.grantedProUntil,
};

type Account = Pick<typeof users.$inferSelect, keyof typeof RIGHTS>;

/** Addresses that the operator listed. They count once their owner has verified them. */
export interface ListedEmails {
  proEmails: string[];
  founderEmails: string[];
}

/** Pro: a subscription that still includes it, a grant by a founder, or a verified address that the operator listed. */
export function hasPro(account: Account, proEmails: string[], now = new Date()): boolean {
  const { subscriptionStatus, proUntil } = account;
  const isSubscribed =
    proUntil === null ? ['active', 'trialing'].includes(subscriptionStatus) : proUntil > now;
  const isGranted = account.grantedProUntil !== null && account.grantedProUntil > now;
  return isSubscribed || isGranted || (account.emailVerified && proEmails.includes(account.email));
}

/** Founder: a verified address that the operator listed. */
export function isFounder(account: Account, founderEmails: string[]): boolean {
  return account.emailVerified && founderEmails.includes(account.email);
}

/** The parts of a subscription that determine how long it includes Pro. */
export interface SubscriptionTerms {
  /** The provider's status. */
  status: string;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  /** Set if it is active but won't renew. */
  cancelAt: Date | null;
  endedAt: Date | null;
  /** True if the subscriber ended it, false if a failed payment did. */
  isEndedByChoice: boolean;
  /** False if its quantity is 0: it is active, but nothing is charged. */
  isCharged: boolean;
  /** When the payment was made that was refunded or disputed later. */
  withdrawnAt: Date | null;
}

const DAY_MS = 24 * 3600 * 1000;

/** By then a renewal has arrived, from the provider itself or through the nightly comparison. */
const RENEWAL_MS = DAY_MS;

/**
 * Until when a subscription includes Pro, derived only from its current state: during a trial and paid time; once
 * canceled, until the end of the paid time; for some days after a renewal failed; never once the payment was returned
 * or nothing is charged.
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
    // Unpaid, incomplete, paused, and any status that the provider adds.
    default:
      return periodStart;
  }
}
