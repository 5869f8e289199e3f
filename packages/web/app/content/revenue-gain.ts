/** The relative lift that the landing page's calculator assumes, in percent. */
export const ASSUMED_LIFT_PERCENT = 20;
const DAYS_PER_MONTH = 30;

export interface RevenueInput {
  dailyVisitors: number;
  /** Percent of visitors. */
  conversionRate: number;
  /** Dollars. */
  orderValue: number;
}

export const DEFAULT_REVENUE: RevenueInput = { dailyVisitors: 1000, conversionRate: 2, orderValue: 100 };

/** Additional revenue in dollars if the rate rose by the assumed share. */
export function revenueGain({ dailyVisitors, conversionRate, orderValue }: RevenueInput): {
  daily: number;
  monthly: number;
} {
  const daily = dailyVisitors * (conversionRate / 100) * orderValue * (ASSUMED_LIFT_PERCENT / 100);
  return { daily, monthly: daily * DAYS_PER_MONTH };
}

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function inDollars(amount: number): string {
  return DOLLARS.format(amount);
}
