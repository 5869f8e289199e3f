import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Peu de liens détournent de la tâche',
    fails: 'Beaucoup de liens détournent de la tâche',
  },
  why: 'Une entreprise a rapporté des gains après avoir retiré la navigation de ses pages d’essai et de démo, et presque aucun sur les autres. Une agence objecte que les liens vers le site principal aident quand on se décide lentement : ce critère pèse donc peu et ne s’applique que lorsque les visiteurs sont au milieu d’une tâche.',
  measure: (scale) => `Liens dans la navigation du haut : ${scale}.`,
  notMeasured: { unclear: 'La navigation du haut n’a pas pu être identifiée.' },
  observed: {
    links: ({ links, limit }) => {
      if (links === 0) return 'La navigation du haut n’a pas de liens.';
      return links > limit
        ? `La navigation du haut a ${amount(links, 'lien qui détourne', 'liens qui détournent')} de la tâche (jusqu’à ${limit}, tout va bien).`
        : `La navigation du haut a ${amount(links, 'lien', 'liens')}.`;
    },
  },
  advice: {
    title: ({ names }) =>
      `Retirez des liens de la navigation de cette page${
        names.length === 0
          ? ''
          : ` : ${list(
              names.map((name) => quote(name, 25)),
              6,
            )}`
      }`,
    steps: ({ links }) => [
      `L’en-tête offre ${amount(links, 'sortie', 'sorties')} au milieu d’une tâche. Gardez le logo et le lien d’aide.`,
      'Déplacez les autres liens dans le pied de page.',
      'Testez le changement : là où l’on compare encore, les liens vers le reste du site peuvent aider.',
    ],
  },
};
