/** What the plans cost and how they begin, in US dollars. */

export const TRIAL_DAYS = 7;

export const PLANS = {
  free: { name: 'Free Analysis', dollarsPerMonth: 0 },
  monthly: { name: 'Pro Monthly', dollarsPerMonth: 49 },
  /** Billed once a year. */
  annual: { name: 'Pro Annual', dollarsPerMonth: 39 },
} as const;

/** What a year costs less with the annual plan. */
export const ANNUAL_SAVING_DOLLARS = (PLANS.monthly.dollarsPerMonth - PLANS.annual.dollarsPerMonth) * 12;
export const ANNUAL_SAVING_PERCENT = 20;
