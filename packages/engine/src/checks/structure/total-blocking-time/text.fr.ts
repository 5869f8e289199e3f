import { bytes, figure, list, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La page réagit pendant le chargement',
    fails: 'Des scripts bloquent la page pendant le chargement',
  },
  why: 'Un site de billets de car qui a réduit d’environ 72 % le délai de réaction de sa page de recherche a rapporté 7 % de ventes en plus. Nous prenons le temps de blocage comme approximation de ce délai, et les seuils relèvent de notre jugement.',
  measure: (scale) =>
    `Le temps pendant lequel de longues tâches bloquent la page (TBT), lors d’un passage sur notre machine : ${scale}. Si notre machine était trop occupée, le temps d’attente des tâches ne compte pas.`,
  notMeasured: { noValue: 'Le navigateur n’a pas indiqué de temps de blocage.' },
  observed: {
    blocked: ({ times, isGood, goodMs }) =>
      `Lors de notre passage, des scripts ont bloqué la page pendant ${perViewport(times, (ms) => `${figure(Math.round(ms))} ms`)}${isGood ? '' : ` (${goodMs} ms ou moins est un bon temps)`}.`,
  },
  advice: {
    title: ({ scripts }) =>
      `Exécutez moins de scripts pendant le chargement${scripts === null ? '' : ` (actuellement ${bytes(scripts)})`}`,
    removeUnused: ({ hosts }) =>
      `Passez en revue ce qui se charge depuis ${list(hosts, 6)}. Retirez ce que vous n’utilisez pas, et chargez le reste après la première interaction.`,
    split: 'Divisez les scripts pour que seul ce qui sert au premier écran s’exécute tout de suite.',
    breakUp:
      'Découpez les tâches de plus de 50 ms en plus petites, pour que le navigateur puisse réagir entre-temps.',
    remeasure: 'Mesurez de nouveau sur un mobile de milieu de gamme.',
  },
};
