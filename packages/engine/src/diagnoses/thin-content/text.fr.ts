import { amount, capitalized, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, 40)),
    3,
  );

export const text: Text = {
  why: 'Lors de tâches d’achat observées, un échec sur cinq venait d’informations absentes ou confuses. Une page de quelques lignes donne trop peu pour se décider, et aucune raison de vous choisir plutôt qu’un autre.',
  measure:
    'Signalé si toute la page contient moins de 800 caractères de texte (480 sur les pages qui servent surtout à lister ou à montrer : catégories de boutique, portfolios, listes de prix, pages d’applications et galeries ; moitié moins en chinois, japonais et coréen) ; plus grave au-dessous de 450, et le plus grave au-dessous de 200. Ne s’applique pas aux pages de commande, aux pages d’inscription ni aux articles. Ne figure jamais parmi les cinq premiers constats sur les listes, à côté d’un formulaire, ou à partir de 450 caractères.',
  title: ({ page, words }) =>
    words === null || words < 5
      ? `Il n’y a presque rien à lire sur ${page}`
      : `${capitalized(page)} ne contient que ${amount(words, 'mot', 'mots')} en tout`,
  observed: ({ words, letters, sections, headings }) =>
    `Toute la page contient ${words === null ? amount(letters, 'caractère', 'caractères') : amount(words, 'mot', 'mots')}${
      headings.length === 0
        ? ', sans un seul titre de section'
        : ` en ${amount(sections, 'section', 'sections')} (${some(headings)})`
    }. C’est trop peu pour se décider.`,
  steps: ({ headings, people }) => [
    headings.length > 1
      ? `Consacrez deux ou trois phrases à chacun de ces points : ${some(headings)}. Dites exactement ce que l’on obtient, à qui cela s’adresse, et donnez un chiffre.`
      : 'Ajoutez une section qui dit exactement ce que vous proposez, avec deux ou trois phrases sur chaque partie.',
    'Ajoutez une section sur le déroulement, du premier message au résultat, et dites combien de temps prend chaque étape.',
    `Montrez deux ou trois exemples réels, chacun avec une photo et une phrase d’un ${people.one}.`,
    'Répondez aux cinq questions qui reviennent le plus par e-mail et au téléphone, en deux phrases chacune.',
    'Terminez par un moyen de réserver, d’acheter ou de prendre contact, et dites sous combien de temps vous répondez.',
  ],
};
