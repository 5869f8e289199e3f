/** What the plans cost and how they start. Amounts are in minor units: US cents. */

export const CURRENCY = 'USD';
export const TRIAL_DAYS = 7;
/** Days that Pro continues after a renewal couldn't be charged. */
export const GRACE_DAYS = 7;

export const PLANS = {
  free: { name: 'Free Analysis', perMonth: 0, charged: 0 },
  monthly: { name: 'Pro Monthly', perMonth: 4900, charged: 4900 },
  /** Charged once a year. */
  annual: { name: 'Pro Annual', perMonth: 3900, charged: 46_800 },
} as const;

/**
 * Changes that an account may try on its pages by hand within 24 hours. The first fixes of each report are tried without
 * being asked for, and don't count.
 */
export const TRIALS_PER_DAY = { free: 5, pro: 100 } as const;

/** How much less a year costs with the annual plan. */
export const ANNUAL_SAVING = PLANS.monthly.charged * 12 - PLANS.annual.charged;
export const ANNUAL_SAVING_PERCENT = Math.round((ANNUAL_SAVING / (PLANS.monthly.charged * 12)) * 100);

const PRICE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: CURRENCY,
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in cents as text: "$49", "$1,234.50". */
export function formatPrice(cents: number): string {
  return PRICE.format(cents / 100);
}
