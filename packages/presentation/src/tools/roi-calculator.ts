/** Relative improvements of the conversion rate to choose from, in percent. */
export const ROI_IMPROVEMENTS = [10, 20, 30, 50, 75, 100] as const;

export interface RoiInputs {
  visitorsPerMonth: number;
  /** In percent. */
  conversionRate: number;
  /** In US dollars. */
  averageOrderValue: number;
  /** Relative, in percent. */
  improvement: number;
  /** In US dollars; 0 without an investment. */
  investment: number;
}

export type RoiRating = 'Excellent' | 'Good' | 'Positive' | 'Negative';

export interface RoiResult {
  /** In US dollars a month. */
  currentRevenue: number;
  improvedRevenue: number;
  /** In percent. */
  improvedRate: number;
  monthlyGain: number;
  quarterlyGain: number;
  yearlyGain: number;
  /** In percent; 0 without an investment. */
  monthlyRoi: number;
  quarterlyRoi: number;
  yearlyRoi: number;
  /** Months until the gain has paid for the investment; 0 without one. */
  paybackMonths: number;
  breakEvenMonths: number;
  netProfitFirstYear: number;
  /** Null without an investment: there is no return to rate. */
  rating: RoiRating | null;
}

/** The conversion rate with the improvement, in percent. */
export function improvedRate({
  conversionRate,
  improvement,
}: Pick<RoiInputs, 'conversionRate' | 'improvement'>): number {
  return conversionRate * (1 + improvement / 100);
}

/**
 * What an improvement is worth compared to its cost; null until traffic, rate, order value and improvement
 * are set, and where the improved rate would pass 100 %.
 */
export function calculateRoi(inputs: RoiInputs): RoiResult | null {
  const { visitorsPerMonth, conversionRate, averageOrderValue, improvement, investment } = inputs;
  if (visitorsPerMonth <= 0 || conversionRate <= 0 || averageOrderValue <= 0 || improvement <= 0) return null;
  if (improvedRate(inputs) > 100) return null;
  const currentRevenue = visitorsPerMonth * (conversionRate / 100) * averageOrderValue;
  const monthlyGain = (currentRevenue * improvement) / 100;
  const quarterlyGain = monthlyGain * 3;
  const yearlyGain = monthlyGain * 12;
  const roiOf = (gain: number): number => (investment > 0 ? ((gain - investment) / investment) * 100 : 0);
  const paybackMonths = investment > 0 ? investment / monthlyGain : 0;
  const yearlyRoi = roiOf(yearlyGain);
  return {
    currentRevenue,
    improvedRevenue: currentRevenue + monthlyGain,
    improvedRate: improvedRate(inputs),
    monthlyGain,
    quarterlyGain,
    yearlyGain,
    monthlyRoi: roiOf(monthlyGain),
    quarterlyRoi: roiOf(quarterlyGain),
    yearlyRoi,
    paybackMonths,
    breakEvenMonths: Math.ceil(paybackMonths),
    netProfitFirstYear: yearlyGain - investment,
    rating: investment > 0 ? ratingFor(yearlyRoi) : null,
  };
}

/** @param yearlyRoi in percent */
function ratingFor(yearlyRoi: number): RoiRating {
  if (yearlyRoi >= 300) return 'Excellent';
  if (yearlyRoi >= 100) return 'Good';
  return yearlyRoi >= 0 ? 'Positive' : 'Negative';
}
