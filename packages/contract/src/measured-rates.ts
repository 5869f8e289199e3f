import { reportLocale } from './figures.ts';
import type { Experiment, ShownEffect } from './measuring.ts';

/** Figures of measured rates as they are written in the current language. */

function percentOf(percent: number, most: number, least = 0): string {
  return (percent / 100).toLocaleString(reportLocale(), {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

function rate(percent: number): string {
  return percentOf(percent, 2);
}

/** A relative change with its sign, without decimals from 10% on: "+24%", "−3.5%". */
export function changeWords(percent: number): string {
  const digits = Math.abs(percent) < 9.95 ? 1 : 0;
  if (Number(percent.toFixed(digits)) === 0) return percentOf(0, 0);
  return `${percent > 0 ? '+' : '−'}${percentOf(Math.abs(percent), digits, digits)}`;
}

/** "2.1% → 2.6%, +24%". */
export function effectFigures({ rate: now, expectedRate, lift }: NonNullable<ShownEffect['effect']>): string {
  return `${rate(expectedRate)} → ${rate(now)}, ${changeWords(lift)}`;
}

/** "2.1% → 2.6%, +24%". */
export function experimentFigures({ control, variant, result: { lift } }: Experiment): string {
  return `${convertedOf(control)} → ${convertedOf(variant)}, ${changeWords(lift)}`;
}

/** The rate of counts: "2.1%". */
export function convertedOf({ visitors, conversions }: { visitors: number; conversions: number }): string {
  return rate((100 * conversions) / visitors);
}
