import { FOUR_WEEKS } from './effects/four-weeks.ts';
import { amount, listed } from './figures.ts';
import { changeWords, convertedOf, effectFigures, experimentFigures } from './measured-rates.ts';
import type { Text } from './measured-words.text.ts';
import type { Experiment, MetricSourceId, ShownEffect } from './measuring.ts';

const interval = ({ low, high }: { low: number; high: number }): string =>
  `95 %: ${changeWords(low)} bis ${changeWords(high)}`;

const SOURCES: Record<MetricSourceId, string> = {
  tag: 'Gemessen mit dem Liftmark-Tag',
  ga4: 'Aus Google Analytics',
  plausible: 'Aus Plausible',
  umami: 'Aus Umami',
  matomo: 'Aus Matomo',
  posthog: 'Aus PostHog',
  csv: 'Aus hochgeladenen Zahlen',
};

export const text: Text = {
  section: 'Gemessene Zahlen',
  see: 'Zahlen ansehen',
  start: 'Conversion-Rate dieser Seite messen',
  verdicts: {
    'clear improvement': 'Klare Verbesserung',
    'not enough data yet': 'Keine klare Veränderung',
    'clear decline': 'Klare Verschlechterung',
  },
  effect: (effect: NonNullable<ShownEffect['effect']>) =>
    `Conversion-Rate: ${effectFigures(effect)} (${interval(effect)})`,
  basis: ({ before, after }: ShownEffect, source: MetricSourceId) =>
    before.days === after.days
      ? `${SOURCES[source]}, je ${amount(before.days, 'Tag', 'Tage')} davor und danach.`
      : `${SOURCES[source]}, ${amount(before.days, 'Tag', 'Tage')} davor und ${amount(after.days, 'Tag', 'Tage')} danach.`,
  method: 'Die erste Rate ist die, die nach Trend und Wochentagen der Tage davor zu erwarten war.',
  missing: ({ missing: { daysBefore, daysAfter, conversions } }: ShownEffect) => {
    const parts = [
      daysBefore > 0 ? `${amount(daysBefore, 'weiterer Tag', 'weitere Tage')} vor der Änderung` : null,
      daysAfter > 0 ? `${amount(daysAfter, 'weiterer Tag', 'weitere Tage')} danach` : null,
      conversions > 0
        ? `etwa ${amount(conversions, 'weitere Conversion', 'weitere Conversions')} auf jeder Seite`
        : null,
    ].filter((part) => part !== null);
    return parts.length === 0
      ? 'Die Zahlen dieser Tage lassen keinen Effekt erkennen.'
      : `Noch nicht genug Daten. Es fehlen: ${listed(parts)}.`;
  },
  detectable: (percent: number) =>
    `Bei diesem Traffic zeigen je 28 Tage davor und danach einen Anstieg von ${changeWords(percent)} oder mehr in vier von fünf Fällen.`,
  inseparable: (count: number) =>
    `${amount(count, 'Änderung', 'Änderungen')} innerhalb von 14 Tagen: Was jede einzelne bewirkt hat, lässt sich nicht trennen.`,
  understated: 'Die Zahlen davor enthalten die Änderung womöglich schon, ihr Effekt kann also größer sein.',
  leftOut: (days: number) => `${amount(days, 'Tag', 'Tage')} mit ungewöhnlichem Traffic ausgelassen.`,
  experiment: (experiment: Experiment) =>
    `A/B-Test: ${experimentFigures(experiment)} (${interval(experiment.result)})`,
  recent: ({ days, visits, conversions }) => {
    if (days === 0) return 'Noch kein ganzer Tag gemessen';
    const counts =
      visits === 0
        ? 'Keine Besuche'
        : `${amount(visits, 'Besuch', 'Besuche')}, davon ${convertedOf({ visitors: visits, conversions })} mit Conversion`;
    return days < FOUR_WEEKS
      ? `${counts} an ${amount(days, 'ganzen Tag', 'ganzen Tagen')} der letzten 28`
      : `${counts} in den letzten 28 Tagen`;
  },
  worth: ({ lifts, conversions, money }) =>
    `Eine Änderung der Rate um ${lifts[0]} bis ${lifts[1]} brächte ${conversions[0]} bis ${conversions[1]} weitere Conversions in 28 Tagen${money === null ? '' : `, im Wert von ${money[0]} bis ${money[1]}`}.`,
  assumed: ({ days, visits, rate, value }) =>
    `Angenommen: ${amount(visits, 'Besuch', 'Besuche')} in 28 Tagen und eine Rate von ${rate}, wie ${days < FOUR_WEEKS ? `an ${amount(days, 'ganzen Tag', 'ganzen Tagen')} ` : ''}gemessen${value === null ? '' : `, und ${value} je Conversion`}.`,
};
