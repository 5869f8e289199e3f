import { GRACE_DAYS } from '@liftmark/contract/plans';
import { users, workspaces } from '../database/schema.ts';

/** The columns that determine a person's rights. */
export const PERSON_RIGHTS = {
  email: users.email,
  emailVerified: users.emailVerified,
  grantedProUntil: users.grantedProUntil,
};

/** The columns that determine the rights that a workspace pays for. */
export const PAID_RIGHTS = {
  kind: workspaces.kind,
  subscriptionStatus: workspaces.subscriptionStatus,
  proUntil: workspaces.proUntil,
};

type Person = Pick<typeof users.$inferSelect, keyof typeof PERSON_RIGHTS>;
type Paying = Pick<typeof workspaces.$inferSelect, keyof typeof PAID_RIGHTS>;

/** Addresses that the operator listed. They count once their owner has verified them. */
export interface ListedEmails {
  proEmails: string[];
  founderEmails: string[];
}

/**
 * Pro: a subscription of the workspace that still includes it. A personal workspace also has it by a grant of a founder,
 * or by a verified address that the operator listed.
 * @param person whose personal workspace it is, or a member of the team; null if that person isn't known
 */
export function hasPro(
  { kind, subscriptionStatus, proUntil }: Paying,
  person: Person | null,
  proEmails: string[],
  now = new Date(),
): boolean {
  const isSubscribed =
    proUntil === null ? ['active', 'trialing'].includes(subscriptionStatus) : proUntil > now;
  if (isSubscribed || kind === 'team' || person === null) return isSubscribed;
  const isGranted = person.grantedProUntil !== null && person.grantedProUntil > now;
  return isGranted || (person.emailVerified && proEmails.includes(person.email));
}

/** Founder: a verified address that the operator listed. */
export function isFounder(
  { email, emailVerified }: Pick<Person, 'email' | 'emailVerified'>,
  founderEmails: string[],
): boolean {
  return emailVerified && founderEmails.includes(email);
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
