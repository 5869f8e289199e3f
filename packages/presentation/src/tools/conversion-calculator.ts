/** Improvements of the conversion rate that the calculator shows, in percent. */
export const CALCULATOR_SCENARIOS = [10, 25, 50, 75, 100] as const;

const WEEKS_PER_MONTH = 4.33;
const WEEKS_PER_YEAR = 52;

export interface CalculatorInputs {
  visitorsPerWeek: number;
  conversionsPerWeek: number;
  /** In US dollars. */
  averageOrderValue: number;
}

export interface CalculatorScenario {
  /** Relative improvement of the conversion rate, in percent. */
  improvement: number;
  /** In percent. */
  rate: number;
  conversionsPerWeek: number;
  /** Revenue in addition to today's, in US dollars. */
  weeklyGain: number;
  monthlyGain: number;
  yearlyGain: number;
}

export interface CalculatorResult {
  /** In percent. */
  rate: number;
  /** In US dollars. */
  weeklyRevenue: number;
  monthlyRevenue: number;
  yearlyRevenue: number;
  scenarios: CalculatorScenario[];
  /** More conversions than visitors: one of the two figures is wrong, or they count different things. */
  isImplausible: boolean;
}

/** Today's rate and revenue and what higher rates would bring; null without visitors. */
export function calculateConversion(inputs: CalculatorInputs): CalculatorResult | null {
  const { visitorsPerWeek, conversionsPerWeek, averageOrderValue } = inputs;
  if (visitorsPerWeek <= 0) return null;
  const weeklyRevenue = conversionsPerWeek * averageOrderValue;
  const rate = (conversionsPerWeek / visitorsPerWeek) * 100;
  return {
    rate,
    weeklyRevenue,
    monthlyRevenue: weeklyRevenue * WEEKS_PER_MONTH,
    yearlyRevenue: weeklyRevenue * WEEKS_PER_YEAR,
    isImplausible: conversionsPerWeek > visitorsPerWeek,
    scenarios: CALCULATOR_SCENARIOS.map((improvement) => {
      const weeklyGain = (weeklyRevenue * improvement) / 100;
      return {
        improvement,
        rate: rate * (1 + improvement / 100),
        conversionsPerWeek: conversionsPerWeek * (1 + improvement / 100),
        weeklyGain,
        monthlyGain: weeklyGain * WEEKS_PER_MONTH,
        yearlyGain: weeklyGain * WEEKS_PER_YEAR,
      };
    }),
  };
}
