import { reportLocale } from './figures.ts';
import type { Experiment, ShownEffect } from './measuring.ts';

/** Figures of measured rates as they are written in the current language. */

interface Counts {
  visitors: number;
  conversions: number;
}

function percentOf(percent: number, most: number, least = 0): string {
  return (percent / 100).toLocaleString(reportLocale(), {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

/** Both with as many decimals: "2.30% → 3.28%". */
function ratesOf(before: number, after: number): string {
  const hasTwo = [before, after].some((percent) => Number(percent.toFixed(2)) !== Number(percent.toFixed(1)));
  const least = hasTwo ? 2 : 0;
  return `${percentOf(before, 2, least)} → ${percentOf(after, 2, least)}`;
}

const percentConverted = ({ visitors, conversions }: Counts): number => (100 * conversions) / visitors;

/** A relative change with its sign, without decimals from 10% on: "+24%", "−3.5%". */
export function changeWords(percent: number): string {
  const digits = Math.abs(percent) < 9.95 ? 1 : 0;
  if (Number(percent.toFixed(digits)) === 0) return percentOf(0, 0);
  return `${percent > 0 ? '+' : '−'}${percentOf(Math.abs(percent), digits, digits)}`;
}

/** "2.1% → 2.6%, +24%". */
export function effectFigures({ rate: now, expectedRate, lift }: NonNullable<ShownEffect['effect']>): string {
  return `${ratesOf(expectedRate, now)}, ${changeWords(lift)}`;
}

/** "2.1% → 2.6%, +24%". */
export function experimentFigures({ control, variant, result: { lift } }: Experiment): string {
  return `${ratesOf(percentConverted(control), percentConverted(variant))}, ${changeWords(lift)}`;
}

/** The rate of counts: "2.1%". */
export function convertedOf(counts: Counts): string {
  return percentOf(percentConverted(counts), 2);
}
