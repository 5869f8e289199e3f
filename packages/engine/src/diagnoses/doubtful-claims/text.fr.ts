import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Une affirmation trop belle fait douter de celles qui sont vraies. La première des règles de crédibilité de Stanford est de rendre les affirmations d’un site faciles à vérifier. Les comptes à rebours ou les limites qui se révèlent faux sont illégaux dans l’Union européenne.',
  measure:
    'Signalé si l’urgence affichée ne tient pas, par exemple un compte à rebours à zéro ou une offre terminée, ou si la page promet des résultats de 30 % ou plus sans source à proximité. Plus ces affirmations sont nombreuses, plus c’est grave. Une offre sans date de fin ne figure jamais parmi les cinq premiers constats.',
  claimed: {
    title: (claim) => `Dites d’où vient ce chiffre : ${quote(claim, 70)}`,
    observed: (claim, claims) =>
      `${quote(claim, 120)} n’a pas de source${claims === 1 ? '' : claims === 2 ? ', un autre chiffre non plus' : `, et ${claims - 1} autres chiffres non plus`}.`,
    steps: ({ one, many }) => [
      `À côté du chiffre, citez sa source (une étude, un test ou « moyenne sur 40 ${many} en 2026 »), et dites qui l’a mesuré, où et quand.`,
      `Mettez un lien vers la source, ou montrez le calcul avec l’exemple réel d’un ${one}.`,
      `Si vous ne pouvez pas le prouver, remplacez-le par le résultat d’un ${one} que vous nommez, ou retirez-le.`,
    ],
  },
};
