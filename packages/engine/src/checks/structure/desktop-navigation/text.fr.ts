import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La navigation est visible sur ordinateur',
    fails: 'La navigation est cachée derrière un menu sur ordinateur',
  },
  why: 'Dans une étude menée auprès de 179 personnes sur six sites réels, cacher la navigation a réduit presque de moitié ce que l’on trouvait et a ralenti les gens. L’effet était plus fort sur ordinateur, où il y a de la place pour des liens, que sur mobile.',
  measure: 'Vaut 0,3 si la version pour ordinateur a un bouton de menu avec au plus un lien à côté, sinon 1.',
  notApplicable: { none: 'La page n’a pas de navigation en haut.' },
  notMeasured: { unclear: 'La navigation du haut n’a pas pu être identifiée.' },
  observed: {
    hidden: ({ toggle }) =>
      `Sur ordinateur, les liens sont cachés derrière ${toggle === '' ? 'un bouton de menu' : quote(toggle)}.`,
    visible: ({ links }) => `La navigation du haut montre ${amount(links, 'lien', 'liens')}.`,
  },
  advice: {
    title: ({ toggle }) =>
      `Remplacez ${toggle === '' ? 'le bouton de menu' : quote(toggle, 30)} par des liens visibles sur ordinateur`,
    steps: [
      'Choisissez les trois à six liens dont les visiteurs ont besoin pour se décider.',
      'Affichez-les dans l’en-tête partout où l’écran est assez large, et gardez le bouton de menu pour les mobiles.',
    ],
  },
};
