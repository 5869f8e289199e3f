import type { PeriodSum } from './effects/effects.ts';
import { FOUR_WEEKS } from './effects/four-weeks.ts';
import { amount, listed } from './figures.ts';
import { changeWords, convertedOf, effectFigures, experimentFigures } from './measured-rates.ts';
import { text as de } from './measured-words.text.de.ts';
import { text as es } from './measured-words.text.es.ts';
import { text as fr } from './measured-words.text.fr.ts';
import type { Experiment, MetricSourceId, ShownEffect } from './measuring.ts';
import { translated } from './translated.ts';

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

interface WorthFigures {
  lifts: readonly [string, string];
  conversions: readonly [string, string];
  money: readonly [string, string] | null;
}

interface WorthBasis {
  /** Whole days that were measured. */
  days: number;
  visits: number;
  rate: string;
  value: string | null;
}

/** What measured figures say. */
const english = {
  section: 'Measured figures',
  see: 'See the figures',
  start: 'Measure its conversion rate',
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
  method: 'The first rate is what we’d expect from the days before, given their trend and weekdays.',
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
  recent: ({ days, visits, conversions }: PeriodSum) => {
    if (days === 0) return 'No whole day measured yet';
    const counts =
      visits === 0
        ? 'No visits'
        : `${amount(visits, 'visit', 'visits')}, ${convertedOf({ visitors: visits, conversions })} converted`;
    return days < FOUR_WEEKS
      ? `${counts} on ${amount(days, 'whole day', 'whole days')} of the last 28`
      : `${counts} in the last 28 days`;
  },
  worth: ({ lifts, conversions, money }: WorthFigures) =>
    `A change of the rate by ${lifts[0]} to ${lifts[1]} would bring ${conversions[0]} to ${conversions[1]} more conversions in 28 days${money === null ? '' : `, worth ${money[0]} to ${money[1]}`}.`,
  assumed: ({ days, visits, rate, value }: WorthBasis) =>
    `Assumed: ${amount(visits, 'visit', 'visits')} in 28 days and a rate of ${rate}, as measured${days < FOUR_WEEKS ? ` on ${amount(days, 'whole day', 'whole days')}` : ''}${value === null ? '' : `, and ${value} per conversion`}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
