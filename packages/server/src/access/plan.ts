import type { users } from '../database/schema.ts';

type Account = Pick<typeof users.$inferSelect, 'email' | 'emailVerified' | 'subscriptionStatus'>;

/** Addresses that the operator gave rights to. They count once their owner has proven to read their mail. */
export interface ListedEmails {
  proEmails: string[];
  founderEmails: string[];
}

/** Pro: a running subscription, or a proven address that the operator listed. */
export function hasPro(account: Account, proEmails: string[]): boolean {
  if (['active', 'trialing'].includes(account.subscriptionStatus)) return true;
  return account.emailVerified && proEmails.includes(account.email);
}

/** Founder: a proven address that the operator listed. */
export function isFounder(account: Account, founderEmails: string[]): boolean {
  return account.emailVerified && founderEmails.includes(account.email);
}
