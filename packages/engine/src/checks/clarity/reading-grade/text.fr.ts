import { figure, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const READERS = {
  consumer: ', jugé pour un public de particuliers',
  business: ', jugé pour un public professionnel',
  unknown: '',
};

export const text: Text = {
  title: {
    passes: 'Le niveau de lecture convient au public',
    fails: 'Le niveau de lecture est trop élevé',
  },
  why: 'Sur des milliers de pages de destination, un texte plus difficile à lire va généralement de pair avec une conversion plus faible, et la lisibilité a aidé à prédire quelles pages convertissent. Ce sont des corrélations entre des offres très différentes : elles ne promettent pas de gain, mais des mots simples sont plus faciles pour tous.',
  measure: ({ consumers, others }) =>
    `Le niveau de lecture (en années de scolarité) d’au moins 100 mots de texte suivi, d’après la formule de lisibilité de la langue de la page : pour les particuliers, ${consumers} ; pour un public professionnel ou inconnu, ${others}. Les éléments de moins de huit mots sans point ne comptent pas.`,
  notMeasured: { fewWords: 'Il y a trop peu de texte suivi pour la formule de lisibilité.' },
  observed: {
    easy: ({ grade, audience }) =>
      `Le texte est de niveau ${figure(grade, 1)} d’après la formule de lisibilité de sa langue${READERS[audience]}.`,
    hard: ({ grade, audience, aim }) =>
      `Le texte est de niveau ${figure(grade, 1)} d’après la formule de lisibilité de sa langue${READERS[audience]} ; le niveau ${aim} ou moins obtient la note maximale.`,
  },
  advice: {
    title: ({ grade, aim }) =>
      grade === null
        ? `Simplifiez le texte jusqu’au niveau ${aim} environ`
        : `Simplifiez le texte du niveau ${figure(grade, 1)} au niveau ${aim} environ`,
    hardest: ({ paragraph }) =>
      `Commencez par ${quote(paragraph, 90)} : coupez en deux sa plus longue phrase.`,
    steps: [
      'Gardez la plupart des phrases sous 20 mots, avec une seule idée chacune.',
      'Remplacez les longs noms abstraits par des verbes, et les termes techniques par les mots que les visiteurs emploient dans leurs e-mails.',
      'Lisez le texte à voix haute, et réécrivez ce sur quoi vous butez.',
    ],
  },
};
