import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const beside = (button: string | null) =>
  button === null ? 'à côté du bouton principal' : nextTo(button, '');

export const text: Text = {
  title: {
    passes: 'On peut commencer gratuitement',
    fails: 'Aucun moyen de commencer gratuitement',
  },
  why: 'Chez 100 éditeurs de logiciels, de 5 à 10 % des visiteurs ont commencé un essai qui ne demandait pas de carte, contre 0,5 à 2 % pour un essai qui en demandait une. Les chiffres viennent d’entreprises différentes, et les tests randomisés divergent sur la meilleure durée : comparez donc les clients payants plutôt que les débuts d’essai.',
  measure: (cases) =>
    `Une formule gratuite, un essai, une démo, un échantillon ou une première consultation vaut ${cases}. La livraison gratuite ne compte pas. Les services n’en ont pas besoin, car tous les métiers ne peuvent pas offrir une première étape gratuite, ni les formations et applications sans prix.`,
  how: { offered: 'si c’est proposé', none: 'sinon' },
  notApplicable: {
    service: 'Tous les métiers ne peuvent pas offrir une première étape gratuite.',
    noPrice: 'Aucun prix n’est affiché : on n’attend donc pas d’offre gratuite.',
  },
  notMeasured: {
    unclear: 'On ne sait pas si quelque chose est proposé gratuitement.',
    absent: 'Une offre gratuite',
  },
  observed: {
    offered: ({ said }) => `La page propose ${quote(said)}.`,
    none: 'Ni formule gratuite, ni essai, ni démo, ni échantillon, ni consultation n’ont été trouvés.',
  },
  advice: {
    trial: {
      title: ({ button }) => `Envisagez de proposer un essai gratuit ou une démo ${beside(button)}`,
      steps: ({ button }) => [
        'Choisissez le plus petit essai ou la plus petite démo qui montre la valeur.',
        `Décrivez l’offre ${beside(button)} : sa durée ou son étendue, et si une carte est demandée.`,
        'Comparez les clients payants, pas les inscriptions : demander une carte fait baisser le nombre de débuts, mais une plus grande part finit par payer.',
      ],
    },
    lesson: {
      title: ({ button }) => `Envisagez de proposer une leçon d’essai gratuite ${beside(button)}`,
      steps: ({ button }) => [
        'Choisissez la leçon la plus courte qui montre la valeur.',
        `Décrivez-la ${beside(button)} : sa durée, et ce que l’on en retire.`,
      ],
    },
  },
};
