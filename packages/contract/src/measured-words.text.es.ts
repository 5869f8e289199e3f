import { FOUR_WEEKS } from './effects/four-weeks.ts';
import { amount, listed } from './figures.ts';
import { changeWords, convertedOf, effectFigures, experimentFigures } from './measured-rates.ts';
import type { Text } from './measured-words.text.ts';
import type { Experiment, MetricSourceId, ShownEffect } from './measuring.ts';

const interval = ({ low, high }: { low: number; high: number }): string =>
  `95 %: de ${changeWords(low)} a ${changeWords(high)}`;

const SOURCES: Record<MetricSourceId, string> = {
  tag: 'Medido con la etiqueta de Liftmark',
  ga4: 'De Google Analytics',
  plausible: 'De Plausible',
  umami: 'De Umami',
  matomo: 'De Matomo',
  posthog: 'De PostHog',
  csv: 'Según las cifras importadas',
};

export const text: Text = {
  section: 'Cifras medidas',
  see: 'Ver las cifras',
  start: 'Medir su tasa de conversión',
  verdicts: {
    'clear improvement': 'Mejora clara',
    'not enough data yet': 'Sin cambio claro',
    'clear decline': 'Descenso claro',
  },
  effect: (effect: NonNullable<ShownEffect['effect']>) =>
    `Tasa de conversión: ${effectFigures(effect)} (${interval(effect)})`,
  basis: ({ before, after }: ShownEffect, source: MetricSourceId) =>
    before.days === after.days
      ? `${SOURCES[source]}, ${amount(before.days, 'día', 'días')} antes y después.`
      : `${SOURCES[source]}, ${amount(before.days, 'día', 'días')} antes y ${amount(after.days, 'día', 'días')} después.`,
  method:
    'La primera tasa es la que cabía esperar por los días anteriores, con su tendencia y sus días de la semana.',
  missing: ({ missing: { daysBefore, daysAfter, conversions } }: ShownEffect) => {
    const parts = [
      daysBefore > 0 ? `${amount(daysBefore, 'día más', 'días más')} antes del cambio` : null,
      daysAfter > 0 ? `${amount(daysAfter, 'día más', 'días más')} después` : null,
      conversions > 0
        ? `unas ${amount(conversions, 'conversión más', 'conversiones más')} en cada lado`
        : null,
    ].filter((part) => part !== null);
    return parts.length === 0
      ? 'Las cifras de estos días no permiten determinar un efecto.'
      : `Aún no hay datos suficientes. Faltan: ${listed(parts)}.`;
  },
  detectable: (percent: number) =>
    `Con este tráfico, 28 días antes y después muestran una subida de ${changeWords(percent)} o más cuatro de cada cinco veces.`,
  inseparable: (count: number) =>
    `${amount(count, 'cambio', 'cambios')} en menos de 14 días: no se puede separar lo que hizo cada uno.`,
  understated: 'Puede que las cifras anteriores ya incluyan el cambio, así que su efecto puede ser mayor.',
  leftOut: (days: number) =>
    `${amount(days, 'día de tráfico inusual excluido', 'días de tráfico inusual excluidos')}.`,
  experiment: (experiment: Experiment) =>
    `Prueba A/B: ${experimentFigures(experiment)} (${interval(experiment.result)})`,
  recent: ({ days, visits, conversions }) => {
    if (days === 0) return 'Aún no se ha medido ningún día completo';
    const counts =
      visits === 0
        ? 'Sin visitas'
        : `${amount(visits, 'visita', 'visitas')}, el ${convertedOf({ visitors: visits, conversions })} con conversión`;
    return days < FOUR_WEEKS
      ? `${counts} en ${amount(days, 'día completo', 'días completos')} de los últimos 28`
      : `${counts} en los últimos 28 días`;
  },
  worth: ({ lifts, conversions, money }) =>
    `Un cambio de la tasa de ${lifts[0]} a ${lifts[1]} aportaría entre ${conversions[0]} y ${conversions[1]} conversiones más en 28 días${money === null ? '' : `, con un valor de ${money[0]} a ${money[1]}`}.`,
  assumed: ({ days, visits, rate, value }) =>
    `Se supone: ${amount(visits, 'visita', 'visitas')} en 28 días y una tasa del ${rate}, según lo medido${days < FOUR_WEEKS ? ` en ${amount(days, 'día completo', 'días completos')}` : ''}${value === null ? '' : `, y ${value} por conversión`}.`,
};
