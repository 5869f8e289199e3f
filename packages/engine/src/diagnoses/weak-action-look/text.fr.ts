import { figure, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const FILL =
  'Donnez-lui un fond plein d’une couleur que la page n’utilise nulle part ailleurs, avec un libellé d’un contraste d’au moins 4,5:1.';
const SIZE =
  'Donnez-lui au moins 44 px de haut, avec de l’espace autour du libellé, pour qu’il soit facile à toucher du pouce.';
const ALONE = 'Laissez les autres liens autour en texte simple, pour que ce bouton ressorte.';
const name = (label: string) => quote(label, 40);
const IN_MENU = (label: string) => [
  `Donnez à ${name(label)} l’aspect d’un bouton plein à l’extrémité droite du menu.`,
  'Placez le même bouton sous le titre, là où l’on se décide.',
  FILL,
];

export const text: Text = {
  why: 'On parcourt une page à la recherche de ce qui ressemble à un bouton. Une invitation à agir qui ressemble à du texte, à une légende ou à un bouton désactivé passe inaperçue.',
  measure:
    'Signalé pour l’action principale si c’est du texte simple ou une entrée de menu et qu’aucun bouton de la page n’invite à agir, si son libellé a un contraste inférieur à 2,6:1 (2,2:1 sur un fond de couleur), si son fond est gris ou proche de l’arrière-plan, si elle ressemble à un bouton de navigateur sans mise en forme, ou si elle n’a qu’un contour et qu’aucun bouton n’est plein. Le premier de ces cas détermine la gravité. Une entrée de menu ne figure jamais parmi les cinq premiers constats si la page n’a pas d’autre bouton.',
  link: (label) => ({
    title: `Faites de ${name(label)} un bouton`,
    observed: `${quote(label, 60)} est l’action que propose la page, mais ressemble à n’importe quel texte. Aucun bouton de la page n’invite à agir.`,
    steps: [
      `Donnez à ${name(label)} l’aspect d’un bouton plein.`,
      FILL,
      SIZE,
      'Placez-le sous le titre, et répétez-le en fin de page.',
    ],
  }),
  menu: (label) => ({
    title: `Faites de l’entrée de menu ${name(label)} un bouton`,
    observed: `${quote(label, 60)} n’est que du texte dans le menu. Rien d’autre sur la page n’invite à agir.`,
    steps: IN_MENU(label),
  }),
  menuBeside: (label, other) => ({
    title: `Faites de l’entrée de menu ${name(label)} un bouton`,
    observed: `${quote(label, 60)} n’est que du texte dans le menu, alors que ${quote(other, 60)} est un bouton.`,
    steps: IN_MENU(label),
  }),
  letters: (label, ratio) => ({
    title: `Rendez lisible le libellé de ${name(label)}`,
    observed: `Le libellé de ${quote(label, 60)} a un contraste de ${figure(ratio, 1)}:1 avec le bouton (4,5:1 requis).`,
    steps: [
      `Foncez le fond de ${name(label)} ou changez la couleur de son libellé jusqu’à un contraste d’au moins 4,5:1.`,
      'Utilisez les mêmes couleurs pour tous les boutons qui ont le même rôle.',
      'Vérifiez le bouton sur un mobile à l’extérieur, où un contraste faible se remarque en premier.',
    ],
  }),
  faded: (label, ratio) => ({
    title: `Donnez à ${name(label)} une couleur qui ressort`,
    observed: `${quote(label, 60)} paraît désactivé : son fond a un contraste de ${figure(ratio, 1)}:1 avec l’arrière-plan (3:1 requis).`,
    steps: [FILL, SIZE, ALONE],
  }),
  browser: (label, height) => ({
    title: `Donnez à ${name(label)} l’aspect d’un vrai bouton`,
    observed: `${quote(label, 60)} fait ${Math.round(height)} px de haut et ressemble à un bouton de navigateur sans mise en forme.`,
    steps: [FILL, SIZE, 'Composez son libellé dans la même police que le reste de la page.'],
  }),
  outline: (label) => ({
    title: `Donnez à ${name(label)} un fond de couleur`,
    observed: `${quote(label, 60)} n’a qu’un contour fin, et aucun bouton de la page n’est plein.`,
    steps: [FILL, 'Réservez le contour au bouton secondaire à côté.', ALONE],
  }),
};
