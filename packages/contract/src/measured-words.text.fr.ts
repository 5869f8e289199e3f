import { FOUR_WEEKS } from './effects/four-weeks.ts';
import { amount, listed } from './figures.ts';
import { changeWords, convertedOf, effectFigures, experimentFigures } from './measured-rates.ts';
import type { Text } from './measured-words.text.ts';
import type { Experiment, MetricSourceId, ShownEffect } from './measuring.ts';

const interval = ({ low, high }: { low: number; high: number }): string =>
  `95 % : ${changeWords(low)} à ${changeWords(high)}`;

const SOURCES: Record<MetricSourceId, string> = {
  tag: 'Mesuré par le tag Liftmark',
  ga4: 'Depuis Google Analytics',
  plausible: 'Depuis Plausible',
  umami: 'Depuis Umami',
  matomo: 'Depuis Matomo',
  posthog: 'Depuis PostHog',
  csv: 'D’après les chiffres importés',
};

export const text: Text = {
  section: 'Chiffres mesurés',
  see: 'Voir les chiffres',
  start: 'Mesurer son taux de conversion',
  verdicts: {
    'clear improvement': 'Nette amélioration',
    'not enough data yet': 'Aucun changement net',
    'clear decline': 'Nette baisse',
  },
  effect: (effect: NonNullable<ShownEffect['effect']>) =>
    `Taux de conversion : ${effectFigures(effect)} (${interval(effect)})`,
  basis: ({ before, after }: ShownEffect, source: MetricSourceId) =>
    before.days === after.days
      ? `${SOURCES[source]}, ${amount(before.days, 'jour', 'jours')} avant et après.`
      : `${SOURCES[source]}, ${amount(before.days, 'jour', 'jours')} avant et ${amount(after.days, 'jour', 'jours')} après.`,
  method:
    'Le premier taux est celui que laissaient attendre les jours précédents, avec leur tendance et leurs jours de semaine.',
  missing: ({ missing: { daysBefore, daysAfter, conversions } }: ShownEffect) => {
    const parts = [
      daysBefore > 0 ? `${amount(daysBefore, 'jour de plus', 'jours de plus')} avant le changement` : null,
      daysAfter > 0 ? `${amount(daysAfter, 'jour de plus', 'jours de plus')} après` : null,
      conversions > 0
        ? `environ ${amount(conversions, 'conversion de plus', 'conversions de plus')} de chaque côté`
        : null,
    ].filter((part) => part !== null);
    return parts.length === 0
      ? 'Les chiffres de ces jours ne permettent pas de déterminer un effet.'
      : `Pas encore assez de données. Il manque : ${listed(parts)}.`;
  },
  detectable: (percent: number) =>
    `Avec ce trafic, 28 jours avant et après révèlent une hausse de ${changeWords(percent)} ou plus quatre fois sur cinq.`,
  inseparable: (count: number) =>
    `${amount(count, 'changement', 'changements')} à moins de 14 jours d’intervalle : l’effet de chacun ne peut pas être isolé.`,
  understated: 'Les chiffres d’avant incluent peut-être déjà le changement : son effet peut être plus grand.',
  leftOut: (days: number) =>
    `${amount(days, 'jour de trafic inhabituel écarté', 'jours de trafic inhabituel écartés')}.`,
  experiment: (experiment: Experiment) =>
    `Test A/B : ${experimentFigures(experiment)} (${interval(experiment.result)})`,
  recent: ({ days, visits, conversions }) => {
    if (days === 0) return 'Pas encore de jour complet mesuré';
    const counts =
      visits === 0
        ? 'Aucune visite'
        : `${amount(visits, 'visite', 'visites')}, dont ${convertedOf({ visitors: visits, conversions })} converties`;
    return days < FOUR_WEEKS
      ? `${counts} sur ${amount(days, 'jour complet', 'jours complets')} des 28 derniers`
      : `${counts} ces 28 derniers jours`;
  },
  worth: ({ lifts, conversions, money }) =>
    `Une variation du taux de ${lifts[0]} à ${lifts[1]} apporterait ${conversions[0]} à ${conversions[1]} conversions de plus en 28 jours${money === null ? '' : `, soit ${money[0]} à ${money[1]}`}.`,
  assumed: ({ days, visits, rate, value }) =>
    `Hypothèses : ${amount(visits, 'visite', 'visites')} en 28 jours et un taux de ${rate}, comme mesuré${days < FOUR_WEEKS ? ` sur ${amount(days, 'jour complet', 'jours complets')}` : ''}${value === null ? '' : `, et ${value} par conversion`}.`,
};
