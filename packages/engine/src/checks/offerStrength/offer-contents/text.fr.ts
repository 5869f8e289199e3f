import { list, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const below = (headline: string | null) =>
  headline === null ? 'près du haut de la page' : `sous ${quote(headline, 50)}`;

export const text: Text = {
  title: {
    passes: 'Une liste montre ce qui est compris',
    fails: 'Aucune liste ne montre ce qui est compris',
  },
  why: 'Dans des études de pages produit, 20 % des achats échoués venaient d’informations absentes ou confuses. Dans une comparaison de cinq versions d’un site, une mise en page facile à parcourir a suffi à augmenter l’utilisabilité mesurée de 47 %.',
  measure:
    'Une liste, un tableau ou une rangée de fiches du contenu principal, avec au moins trois éléments de 2 à 25 mots qui montrent ce qui est compris (son titre le dit, ou ses éléments en disent plus qu’un libellé de lien ou un titre), vaut 1 dans les trois premiers écrans et 0,8 plus bas. Étapes, personnes, chiffres, horaires et articles ne comptent pas. Une page sans aucune liste ni rangée vaut 0,2 (0,5 si elle n’a pas de type précis). Non noté si l’on ne sait pas ce que listent les rangées. Ne s’applique pas aux pages qui s’ouvrent sur un formulaire de contact et n’ont pas d’offre propre, ni aux portfolios, événements, associations et autres pages sans prix.',
  notApplicable: { noPrice: 'Aucun prix n’est affiché : la page ne vend peut-être rien.' },
  notMeasured: {
    unclear:
      'La page contient des listes ou des rangées, mais on ne sait pas si l’une d’elles montre ce qui est compris.',
    absent: 'Une liste de ce qui est compris',
  },
  observed: {
    listed: ({ items, depth }) =>
      `La liste qui contient ${list(items.slice(0, 3).map((item) => quote(item, 50)))} est ${places(depth)}.`,
    none: 'Aucune liste, aucun tableau ni aucune rangée de fiches ne montre ce qui est compris.',
  },
  searched: ['les listes, tableaux et rangées de fiches du contenu principal'],
  advice: {
    title: ({ headline }) => `Ajoutez une liste de ce que l’on obtient ${below(headline)}`,
    steps: ({ headline }) => [
      'Écrivez trois à sept éléments de 2 à 25 mots chacun, qui disent ce qui est compris ou ce qui change pour le visiteur.',
      `Placez la liste ${below(headline)} ou juste après la première section, dans les trois premiers écrans.`,
      'Commencez chaque élément par ce dont il s’agit, et mettez les détails sur une deuxième ligne.',
    ],
    design: ['Un élément par ligne ou par fiche, tous au même format, les premiers mots en gras.'],
  },
};
