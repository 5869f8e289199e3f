import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Une date passée laisse penser que personne ne s’occupe de la page. Les visiteurs en concluent que l’offre n’existe plus ou que l’entreprise a fermé, et ne prennent pas la peine de demander.',
  measure:
    'Signalé si la date de l’événement ou une échéance annoncée est passée, si la page dit que l’offre est terminée ou épuisée, ou si l’année la plus récente de copyright ou de mise à jour remonte à trois ans ou plus. Un événement passé est le cas le plus grave ; plus l’année est ancienne, plus c’est grave. Une année ancienne ne figure jamais parmi les cinq premiers constats.',
  title: {
    event: ({ line }) => `L’événement est passé : ${quote(line, 50)}`,
    closed: ({ line }) => `La page dit que l’offre est terminée : ${quote(line, 50)}`,
    deadline: ({ line }) => `La date indiquée dans ${quote(line, 60)} est passée`,
    year: ({ year }) => `La page semble ne pas avoir été mise à jour depuis ${year}`,
  },
  observed: {
    event: ({ line }) => `La page invite encore à un événement dont la date est passée : ${quote(line, 80)}.`,
    closed: ({ line }) => `Les visiteurs lisent ${quote(line, 80)} avant de pouvoir agir.`,
    deadline: ({ line }) => `La page affiche encore ${quote(line, 80)}, mais cette date est passée.`,
    year: ({ age, line }) =>
      `La ligne de copyright ou de mise à jour la plus récente, ${quote(line, 80)}, date d’il y a ${amount(age, 'an', 'ans')}.`,
  },
  step: {
    event: [
      'Mettez la prochaine date en haut, ou dites quand elle sera annoncée et permettez de laisser une adresse e-mail.',
      'Déplacez l’événement passé dans une archive avec photos et résultats, et retirez son bouton d’inscription.',
    ],
    closed: [
      'Dites quand l’offre sera de nouveau disponible, et proposez une liste d’attente pour que la page ne soit pas une impasse.',
      'Orientez les visiteurs vers ce qu’ils peuvent encore obtenir, avec un bouton.',
    ],
    deadline: [
      'Retirez la date passée, ou remplacez-la par la nouvelle.',
      'Programmez un rappel pour retirer chaque ligne datée à son échéance.',
    ],
    year: [
      'Mettez à jour l’année dans le pied de page, de préférence avec un script qui affiche toujours l’année en cours.',
      'Vérifiez que les prix, les horaires, l’équipe et les actualités sont à jour, et indiquez la date de la dernière mise à jour.',
    ],
  },
};
