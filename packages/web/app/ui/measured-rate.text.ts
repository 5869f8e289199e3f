import { rateWords } from '@liftmark/contract/lift';
import type { Experiment, MetricSourceId, ShownEffect } from '@liftmark/contract/measuring';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** A relative change with its sign, without decimals from 10% on: "+24%", "−3.5%". */
function changeWords(percent: number): string {
  const shown = Math.abs(percent).toFixed(Math.abs(percent) < 9.95 ? 1 : 0);
  return Number(shown) === 0 ? '0%' : `${percent > 0 ? '+' : '−'}${shown}%`;
}

const rate = (percent: number): string => rateWords(Number(percent.toFixed(2)));
const interval = (low: number, high: number): string => `95%: ${changeWords(low)} to ${changeWords(high)}`;

const SOURCES: Record<MetricSourceId, string> = {
  tag: 'Measured by the Liftmark tag',
  ga4: 'From Google Analytics',
  plausible: 'From Plausible',
  umami: 'From Umami',
  matomo: 'From Matomo',
  posthog: 'From PostHog',
  csv: 'From uploaded figures',
};

/** What measured figures say. */
export const text = {
  section: 'Measured figures',
  verdicts: {
    'clear improvement': 'Clear improvement',
    'not enough data yet': 'No clear change',
    'clear decline': 'Clear decline',
  },
  sources: SOURCES,
  /** "Conversion rate: 2.1% → 2.6%, +24% (95%: +3.0% to +48%)". */
  effect: ({ rate: now, expectedRate, lift, low, high }: NonNullable<ShownEffect['effect']>) =>
    `Conversion rate: ${rate(expectedRate)} → ${rate(now)}, ${changeWords(lift)} (${interval(low, high)})`,
  basis: ({ before, after }: ShownEffect, source: MetricSourceId) =>
    `${SOURCES[source]}, ${plural(before.days, 'day')} before and ${before.days === after.days ? 'after' : `${plural(after.days, 'day')} after`}.`,
  method: 'The first rate is what the days before lead to expect, with their trend and weekdays.',
  missing: ({ missing: { daysBefore, daysAfter, conversions } }: ShownEffect) => {
    const parts = [
      daysBefore > 0 ? `${plural(daysBefore, 'more day')} before the change` : null,
      daysAfter > 0 ? `${plural(daysAfter, 'more day')} after it` : null,
      conversions > 0 ? `about ${plural(conversions, 'more conversion')} on each side` : null,
    ].filter((part) => part !== null);
    return parts.length === 0
      ? 'The figures of these days don’t determine an effect.'
      : `Not enough data yet: ${parts.join(' and ')} needed.`;
  },
  detectable: (percent: number) =>
    `With this traffic, 28 days before and after show a rise of ${changeWords(percent)} or more four times in five.`,
  inseparable: (count: number) =>
    `${plural(count, 'change')} within 14 days of each other: what each one did can’t be separated.`,
  understated: 'The figures before may already include the change, so its effect may be larger.',
  leftOut: (days: number) => `${plural(days, 'day')} of odd traffic left out.`,
  experiment: ({ control, variant, result: { lift, low, high } }: Experiment) =>
    `A/B test: ${rate((100 * control.conversions) / control.visitors)} → ${rate((100 * variant.conversions) / variant.visitors)}, ${changeWords(lift)} (${interval(low, high)})`,
  recent: ({ visits, conversions }: { visits: number; conversions: number }) =>
    visits === 0
      ? 'No whole day measured yet'
      : `${plural(visits, 'visit')}, ${rate((100 * conversions) / visits)} converted in the last 28 days`,
} as const;
