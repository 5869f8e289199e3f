import type { Text } from './impression.text.ts';
import { amount, figure, percent } from './shared/phrasing.ts';

export const text: Text = {
  browserTypeShare: (value) =>
    value < 0.5
      ? 'une partie du texte est dans la police par défaut du navigateur'
      : 'le texte est dans la police par défaut du navigateur',
  bodyPx: (value) => `le texte courant fait ${Math.round(value)} px`,
  lineHeight: (value) =>
    value < 1.7
      ? 'les lignes du texte courant sont serrées'
      : 'les lignes du texte courant sont très espacées',
  lineLetters: (value) =>
    value < 60
      ? 'les lignes de texte courant sont très courtes'
      : 'les lignes de texte courant sont très longues',
  headlineScale: () => 'le plus grand texte du premier écran est à peine plus grand que le texte courant',
  tinyShare: (value) => `${percent(value)} du texte fait moins de 11 px`,
  capitalsShare: (value) => `${percent(value)} du texte est en capitales`,
  centeredCopyShare: (value) => `${percent(value)} du texte courant est centré`,
  typeSizes: (value) =>
    value < 4
      ? 'titres, texte et petits caractères ont presque la même taille'
      : 'titres, texte et petits caractères se distinguent moins par la taille que sur d’autres pages',
  browserLinkShare: () => 'les liens ont le bleu par défaut du navigateur',
  loudTextShare: (value) => `${percent(value)} du texte est en couleurs criardes`,
  loudAreaShare: (value) => `${percent(value)} de la page est remplie de couleurs criardes`,
  textColors: () => 'presque aucun texte ne se distingue par sa couleur',
  fills: (value) =>
    value < 2 ? 'toute la page a une seule couleur de fond' : `la page utilise ${value} couleurs de fond`,
  faintShare: (value) => `${percent(value)} du texte a un contraste inférieur à 2,3:1`,
  textDensity: () => 'la page a peu de texte pour sa longueur',
  firstScreenText: () => 'le premier écran contient peu de texte',
  emptyShare: (value) => `${percent(value)} de la hauteur de la page est vide`,
  edgeShare: (value) => `${percent(value)} du texte touche le bord de l’écran`,
  usedWidth: (value) => `le texte utilise ${percent(value)} de la largeur de l’écran`,
  leftEdges: (value) => `le texte commence sur ${value} alignements à gauche différents`,
  overlapShare: (value) => `${percent(value)} du texte chevauche un autre texte`,
  columnsShare: () => 'presque tout est dans une seule colonne',
  picturesPerScreen: (value) => `le nombre moyen d’images par écran est de ${figure(value, 1)}`,
  firstScreenPicture: (value) =>
    value === 0
      ? 'le premier écran n’a pas d’image'
      : 'les images occupent peu de place sur le premier écran',
  coarsePictures: (value) =>
    `${amount(value, 'image est affichée', 'images sont affichées')} en plus grand que la taille du fichier`,
  stretchedPictures: (value) => amount(value, 'image est étirée', 'images sont étirées'),
  browserControls: (value) =>
    `${amount(value, 'bouton ou champ a', 'boutons ou champs ont')} l’aspect par défaut du navigateur`,
  styledButtons: (value) =>
    value === 0 ? 'aucun bouton n’est mis en forme' : 'peu de boutons sont mis en forme',
  roundedShare: (value) => `${percent(value)} des blocs ont des coins arrondis`,
  oldElements: (value) =>
    `${amount(value, 'élément utilise', 'éléments utilisent')} une mise en forme HTML dépassée`,
  layoutTables: (value) => `${amount(value, 'tableau sert', 'tableaux servent')} à la mise en page`,
  colorfulness: (value) =>
    value < 30
      ? 'le premier écran n’a presque pas de couleur'
      : 'les couleurs du premier écran sont criardes',
  contrast: () => 'le premier écran n’a presque pas de contraste',
  detail: () => 'le premier écran paraît vide',
  ground: (value) => `une seule couleur couvre ${percent(value)} du premier écran`,
  phoneOverflow: (value) => `sur mobile, la page est trop large de ${figure(value)} px`,
  phoneTiny: (value) => `sur mobile, ${percent(value)} du texte fait moins de 11 px`,
};
