import { amount, listed } from '@liftmark/contract/figures';
import type { Experiment, MetricSourceId, ShownEffect } from '@liftmark/contract/measuring';
import { changeWords, convertedOf, effectFigures, experimentFigures } from './measured-figures.ts';
import type { Text } from './measured-rate.text.ts';

const interval = ({ low, high }: { low: number; high: number }): string =>
  `95 % : ${changeWords(low)} à ${changeWords(high)}`;

const SOURCES: Record<MetricSourceId, string> = {
  tag: 'Mesuré par le tag Liftmark',
  csv: 'D’après les chiffres importés',
};

export const text: Text = {
  section: 'Chiffres mesurés',
  see: 'Voir les chiffres',
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
  recent: ({ visits, conversions }: { visits: number; conversions: number }) =>
    visits === 0
      ? 'Pas encore de jour complet mesuré'
      : `${amount(visits, 'visite', 'visites')}, dont ${convertedOf({ visitors: visits, conversions })} converties ces 28 derniers jours`,
};
