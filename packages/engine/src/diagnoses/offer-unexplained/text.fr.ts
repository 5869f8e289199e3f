import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 40;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    3,
  );

export const text: Text = {
  why: 'Lors de tâches d’achat observées, une information produit absente ou confuse a causé un échec sur cinq. On ne demande pas ce qu’on ne trouve pas ; on va sur un site qui le dit.',
  measure:
    'Signalé si un formulaire est entouré de moins de 60 mots de texte, si au moins trois prix ou services sont listés avec au plus six mots de description chacun, s’il manque des informations que l’on cherche sur ce type de page (ce qui est compris, où, quand, par qui, ou à quoi sert un don), ou si toute la page a moins de 80 mots de texte (60 pour les listes de prix et les portfolios, 40 dans les boutiques et les pages de commande) et au plus 200 mots au total. Moins la page en dit, plus c’est grave. Des prix et des services sans description ne figurent jamais parmi les cinq premiers constats, des informations manquantes seulement si c’est la liste de ce qui est compris qui manque, et un texte trop court seulement si la page propose à coup sûr quelque chose et n’est pas déjà signalée pour son peu de texte.',
  sparse: {
    title: ({ page, words }) =>
      words === 0
        ? `Expliquez l’offre de ${page}`
        : `Expliquez l’offre de ${page} en plus de ${amount(words, 'mot', 'mots')}`,
    observed: ({ words }) =>
      `En dehors des menus, des boutons et des libellés, la page ${words === 0 ? 'n’a aucun texte' : `n’a que ${amount(words, 'mot', 'mots')} de texte`} pour dire ce que les visiteurs obtiennent.`,
    steps: [
      'Sur le premier écran, écrivez une phrase simple qui dit en quoi consiste l’offre, à qui elle s’adresse et ce que l’on obtient.',
      'Dessous, répondez aux trois questions que l’on pose en premier, par exemple ce qui est compris, où et quand.',
      'À côté de la phrase, montrez une photo du produit, du lieu ou du résultat.',
      'Demandez à quelqu’un qui ne vous connaît pas de ne lire que le premier écran et de vous dire ce que vous vendez.',
    ],
  },
  form: {
    title: ({ headline }) =>
      headline === null
        ? 'Le formulaire demande des données avant que la page dise ce que l’on obtient'
        : `${quote(headline, 60)} demande des données avant de dire ce que l’on obtient`,
    observed: ({ words, fields, labels }) =>
      `Le formulaire a ${amount(fields, 'champ', 'champs')}${labels.length > 0 ? ` (${some(labels)})` : ''}, mais la page ${words === 0 ? 'n’a aucun texte' : `n’a que ${amount(words, 'mot', 'mots')} de texte`} pour expliquer ce que les visiteurs obtiennent.`,
    steps: ({ headline }) => [
      `${headline === null ? 'Au-dessus du formulaire' : `Sous ${quote(headline, 60)}`}, ajoutez deux ou trois phrases sur ce que les visiteurs obtiennent, à qui cela s’adresse et comment cela fonctionne.`,
      'Listez ce qui est compris, la durée, le lieu et le prix, une information par ligne.',
      'À côté du bouton, dites ce qui se passe après le clic et quand vous répondrez.',
      'Ajoutez une photo de ce à quoi l’on s’inscrit, et une citation de quelqu’un qui l’a fait.',
    ],
  },
  bare: {
    title: ({ kind, names }) =>
      kind === 'prices'
        ? `Dites ce que l’on obtient pour ${some(names)}`
        : `Expliquez ce que comprennent ${some(names)}`,
    observed: ({ kind, names, wordsEach }) =>
      `La page liste ${kind === 'prices' ? amount(names.length, 'prix', 'prix différents') : `${amount(names.length, 'élément', 'éléments')} (${some(names)})`}, mais ${
        wordsEach < 1
          ? 'aucune phrase ne dit ce que chacun comprend'
          : `ne consacre qu’environ ${amount(Math.round(wordsEach), 'mot', 'mots')} de description à chacun`
      }.`,
    steps: {
      prices: () => [
        'Sous chaque prix, ajoutez une ligne qui dit ce qui est compris, la durée et à qui il s’adresse.',
        'Dites ce qui n’est pas compris et ce qui peut coûter en plus, pour que les visiteurs n’aient pas à demander.',
        'Remplacez les termes de métier par ce que l’on obtient, ou expliquez-les en cinq mots.',
        'Mettez en avant l’option que la plupart choisissent, et donnez à chaque option son propre bouton.',
      ],
      entries: ({ names }) => [
        `Commencez par ${quote(names[0] ?? '', SHOWN)} : ajoutez une ou deux phrases sur ce qui est compris, à qui cela s’adresse et le résultat.`,
        'Faites de même pour les autres, avec un chiffre pour chacun : une durée, une taille, une surface ou un prix de départ.',
        'Ajoutez à chacun la photo d’un exemple réel.',
        'Terminez chacun par son propre lien ou bouton pour se renseigner ou réserver.',
      ],
    },
  },
};
