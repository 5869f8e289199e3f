import type { PeriodCounts } from '../lift.ts';
import type { Worth } from '../measuring.ts';

/** From the lower bound to the upper one. */
export type Range = readonly [low: number, high: number];

export interface Opportunity {
  conversions: Range;
  /** Null until the value of a conversion is known. */
  money: Range | null;
}

/** What a relative rise, in percent, would add to a period. */
export function opportunityOf(
  { conversions }: PeriodCounts,
  [low, high]: Range,
  { valuePerConversion }: Pick<Worth, 'valuePerConversion'>,
): Opportunity {
  const added: Range = [(conversions * low) / 100, (conversions * high) / 100];
  const money: Range | null =
    valuePerConversion === null ? null : [added[0] * valuePerConversion, added[1] * valuePerConversion];
  return { conversions: added, money };
}
