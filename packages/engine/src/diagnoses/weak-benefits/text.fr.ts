import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Les visiteurs veulent savoir ce qu’ils obtiennent, en quelle quantité et quand. Les éloges les ralentissent : dans une expérience, les mêmes informations étaient plus faciles à utiliser une fois le ton promotionnel retiré. On croit aussi plus volontiers ce que l’on peut compter ou vérifier.',
  measure:
    'Signalé si au moins cinq paragraphes ne contiennent aucun chiffre sur une page sans prix, citations ni nombres, si le texte est surtout fait d’éloges, ou si une association demande de l’argent sans dire à quoi sert un montant donné. Les fiches de magasins d’applications, les listes de prix, les formulaires et les articles ne sont pas concernés. L’absence de chiffres ne figure jamais parmi les cinq premiers constats.',
  figures: {
    title: ({ headline }) =>
      headline === null
        ? 'La page ne donne aucun chiffre sur ce que l’on obtient'
        : `Aucun chiffre n’appuie ${quote(headline, 60)}`,
    observed: ({ paragraphs, words, example }) =>
      `La page contient ${amount(paragraphs, 'paragraphe', 'paragraphes')} et ${amount(words, 'mot', 'mots')}, mais aucun chiffre : ni résultat, ni délai, ni prix. On y lit par exemple ${quote(example, 110)}`,
    steps: ({ example, people: { many, others } }) => [
      `Réécrivez ${quote(example, 60)} avec une information qu’${others.another} ne pourrait pas copier : combien, en combien de temps, depuis quand ou pour combien de moins.`,
      `Notez les trois questions que vos ${many} posent avant de se décider, et répondez à chacune par un nombre ou un nom.`,
      `Pour chaque caractéristique, ajoutez ce qu’elle épargne à vos ${many} : du temps, de l’argent, des trajets ou des soucis.`,
      `Supprimez chaque phrase qui serait tout aussi vraie pour ${others.another}.`,
    ],
  },
  gift: {
    title: ({ ask }) => `${quote(ask, 40)} ne dit pas à quoi sert un don`,
    observed: ({ ask }) =>
      `La page invite à donner avec ${quote(ask, 40)}, mais aucune phrase ne dit ce que paie un montant donné.`,
    steps: [
      'Proposez trois montants, chacun avec son effet, par exemple « 25 : des livres scolaires pour un enfant ».',
      'Mettez en avant le montant que la plupart donnent, et laissez choisir entre don ponctuel et don mensuel.',
      'Dites en une ligne quelle part de chaque don va à la cause, et ce que paie le reste.',
    ],
  },
};
