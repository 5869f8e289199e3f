import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'L’essai est assez court pour se décider',
    fails: 'Un long essai retarde la décision',
  },
  why: 'Dans une comparaison randomisée de 7, 14 et 30 jours chez un grand éditeur de logiciels, l’essai de 7 jours a apporté 5,6 % d’abonnements en plus. Là où une formule gratuite subsistait, une expérience de terrain avec 680 588 utilisateurs n’a trouvé aucun effet sur la conversion immédiate : les essais avec formule gratuite ne sont donc pas concernés.',
  measure: (scale) =>
    `La durée de l’essai en jours : ${scale}. S’applique aux essais dont la durée est indiquée et sans formule gratuite à côté, sauf si le bouton principal mène à une liste d’attente.`,
  notApplicable: {
    noTrial: 'Aucun essai gratuit n’est proposé.',
    waitingList: 'La page inscrit sur une liste d’attente : aucun essai ne peut encore commencer.',
    noLength: 'La durée de l’essai n’est pas indiquée.',
    freePlan: 'On peut garder une formule gratuite après l’essai.',
  },
  notMeasured: {
    unclearIfFreePlan: 'On ne sait pas si une formule gratuite subsiste après l’essai.',
  },
  observed: {
    short: ({ days, said }) => `L’essai dure ${amount(days, 'jour', 'jours')} : ${quote(said)}.`,
    long: ({ days, said, fullScoreDays }) =>
      `L’essai dure ${amount(days, 'jour', 'jours')} : ${quote(said)}. Un essai d’au plus ${amount(fullScoreDays, 'jour', 'jours')} obtiendrait la note maximale.`,
  },
  advice: {
    title: ({ days }) => `Testez un essai de moins de ${amount(days, 'jour', 'jours')}`,
    steps: ({ said }) => [
      `Montrez ${quote(said, 50)} à la moitié des nouveaux visiteurs, et à l’autre moitié un essai de 7 ou 14 jours.`,
      'Comparez les clients payants une fois les deux essais terminés, et la fidélité trois mois plus tard.',
      'Gardez le long essai s’il faut des semaines pour en voir la valeur : les utilisateurs expérimentés ont mieux réagi à des essais plus longs.',
    ],
  },
};
