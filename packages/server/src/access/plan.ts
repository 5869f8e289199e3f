import type { users } from '../database/schema.ts';

type Account = Pick<typeof users.$inferSelect, 'email' | 'emailVerified' | 'subscriptionStatus'>;

/** Pro: a running subscription, or a proven address that the operator listed. */
export function hasPro(account: Account, proEmails: string[]): boolean {
  if (['active', 'trialing'].includes(account.subscriptionStatus)) return true;
  return account.emailVerified && proEmails.includes(account.email);
}
