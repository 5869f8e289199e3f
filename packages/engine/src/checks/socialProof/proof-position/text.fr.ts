import { places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Depth = Parameters<Text['observed']['first']>[0]['depth'];

const named = (quoted: string | null) => (quoted === null ? 'la première preuve sociale' : quote(quoted, 60));

const now = (depth: Depth | null) =>
  `La première preuve sociale est actuellement ${depth ? places(depth) : 'plus bas'}.`;

const proof = (quoted: string | null) => (quoted === null ? 'Une preuve sociale' : quote(quoted));

export const text: Text = {
  title: {
    passes: 'Des preuves apparaissent là où l’on se décide',
    fails: 'Les preuves sont trop bas dans la page',
  },
  why: 'Les visiteurs passent les trois quarts de leur temps sur les deux premiers écrans : peu d’entre eux voient les preuves plus bas. Quand une boutique a testé trois façons de placer une note d’avis dans son en-tête, la meilleure a nettement augmenté les commandes, les deux autres à peine.',
  measure: (scale) =>
    `Nombre d’écrans avant la première preuve sociale : ${scale}. Près du bouton principal ou du formulaire de contact, elle vaut 1.`,
  notApplicable: { none: 'La page n’affiche aucune preuve sociale.' },
  notMeasured: {
    proof: 'On ne sait pas si la page affiche une preuve sociale.',
    rendering: 'La page n’a été affichée ni sur ordinateur ni sur mobile.',
  },
  observed: {
    nearButton: ({ quoted }) => `${proof(quoted)} est près du bouton principal.`,
    nearForm: ({ quoted }) => `${proof(quoted)} est près du formulaire.`,
    first: ({ quoted, depth }) =>
      `La première preuve sociale${quoted === null ? '' : `, ${quote(quoted)},`} est ${places(depth)}.`,
  },
  advice: {
    nextTo: {
      title: ({ quoted, button }) => `Remontez ${named(quoted)} à côté de ${quote(button, 40)}`,
      step: ({ quoted, button, depth }) =>
        `Placez ${named(quoted)} à côté de ${quote(button, 40)}. ${now(depth)}`,
    },
    aboveFold: {
      title: ({ quoted }) => `Remontez ${named(quoted)} sur le premier écran`,
      step: ({ quoted, depth }) => `Remontez ${named(quoted)} sur le premier écran. ${now(depth)}`,
    },
    shorten: ({ name }) =>
      `N’y reprenez que la phrase la plus forte et le nom (${name ?? '[nom du client]'}). Laissez la version longue où elle est.`,
    checkOnPhone: 'Vérifiez sur un mobile que la preuve et le bouton tiennent sur un écran.',
  },
};
