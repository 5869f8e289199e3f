import { amount, listed } from '@liftmark/contract/figures';
import type { Experiment, MetricSourceId, ShownEffect } from '@liftmark/contract/measuring';
import { translated } from '@liftmark/contract/translated';
import { changeWords, convertedOf, effectFigures, experimentFigures } from './measured-figures.ts';
import { text as de } from './measured-rate.text.de.ts';
import { text as es } from './measured-rate.text.es.ts';
import { text as fr } from './measured-rate.text.fr.ts';

const interval = ({ low, high }: { low: number; high: number }): string =>
  `95%: ${changeWords(low)} to ${changeWords(high)}`;

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
const english = {
  section: 'Measured figures',
  see: 'See the figures',
  verdicts: {
    'clear improvement': 'Clear improvement',
    'not enough data yet': 'No clear change',
    'clear decline': 'Clear decline',
  },
  /** "Conversion rate: 2.1% → 2.6%, +24% (95%: +3.0% to +48%)". */
  effect: (effect: NonNullable<ShownEffect['effect']>) =>
    `Conversion rate: ${effectFigures(effect)} (${interval(effect)})`,
  basis: ({ before, after }: ShownEffect, source: MetricSourceId) =>
    before.days === after.days
      ? `${SOURCES[source]}, ${amount(before.days, 'day', 'days')} before and after.`
      : `${SOURCES[source]}, ${amount(before.days, 'day', 'days')} before and ${amount(after.days, 'day', 'days')} after.`,
  method: 'The first rate is what the days before lead to expect, with their trend and weekdays.',
  missing: ({ missing: { daysBefore, daysAfter, conversions } }: ShownEffect) => {
    const parts = [
      daysBefore > 0 ? `${amount(daysBefore, 'more day', 'more days')} before the change` : null,
      daysAfter > 0 ? `${amount(daysAfter, 'more day', 'more days')} after it` : null,
      conversions > 0
        ? `about ${amount(conversions, 'more conversion', 'more conversions')} on each side`
        : null,
    ].filter((part) => part !== null);
    return parts.length === 0
      ? 'The figures of these days don’t determine an effect.'
      : `Not enough data yet: ${listed(parts)} needed.`;
  },
  detectable: (percent: number) =>
    `With this traffic, 28 days before and after show a rise of ${changeWords(percent)} or more four times in five.`,
  inseparable: (count: number) =>
    `${amount(count, 'change', 'changes')} within 14 days of each other: what each one did can’t be separated.`,
  understated: 'The figures before may already include the change, so its effect may be larger.',
  leftOut: (days: number) => `${amount(days, 'day', 'days')} of odd traffic left out.`,
  experiment: (experiment: Experiment) =>
    `A/B test: ${experimentFigures(experiment)} (${interval(experiment.result)})`,
  recent: ({ visits, conversions }: { visits: number; conversions: number }) =>
    visits === 0
      ? 'No whole day measured yet'
      : `${amount(visits, 'visit', 'visits')}, ${convertedOf({ visitors: visits, conversions })} converted in the last 28 days`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
