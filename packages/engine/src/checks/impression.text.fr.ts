import type { Text } from './impression.text.ts';
import { amount, figure, percent } from './shared/phrasing.ts';

export const text: Text = {
  browserTypeShare: (value) => `${percent(value)} du texte est dans la police par défaut du navigateur`,
  typefaces: (value) =>
    value > 3 ? `le texte utilise ${value} polices` : 'tout le texte utilise une seule police',
  bodyPx: (value) => `le texte courant fait ${Math.round(value)} px`,
  lineHeight: (value) => `l’interligne du texte courant est de ${figure(value, 2)} (1,5 se lit le mieux)`,
  lineLetters: (value) => `les lignes de texte courant font ${Math.round(value)} caractères`,
  headlineScale: (value) =>
    `le plus grand texte du premier écran fait ${figure(value, 1)} fois la taille du texte courant`,
  tinyShare: (value) => `${percent(value)} du texte fait moins de 11 px`,
  capitalsShare: (value) => `${percent(value)} du texte est en capitales`,
  centeredCopyShare: (value) => `${percent(value)} du texte courant est centré`,
  typeSizes: (value) =>
    value < 7
      ? `la page n’a ${value === 1 ? 'qu’une taille' : `que ${value} tailles`} de texte pour distinguer les éléments`
      : `la page a ${value} tailles de texte`,
  browserLinkShare: (value) =>
    `les liens dans le bleu par défaut du navigateur représentent ${percent(value)} du texte`,
  loudTextShare: (value) => `${percent(value)} du texte est en couleurs criardes`,
  loudAreaShare: (value) => `${percent(value)} de la page est remplie de couleurs criardes`,
  textColors: (value) =>
    `la page n’a ${value === 1 ? 'qu’une couleur' : `que ${value} couleurs`} de texte pour distinguer les éléments`,
  fills: (value) =>
    value < 2 ? 'toute la page a une seule couleur de fond' : `la page utilise ${value} couleurs de fond`,
  faintShare: (value) => `${percent(value)} du texte a un contraste inférieur à 2,3:1`,
  textDensity: (value) => `chaque écran contient en moyenne ${Math.round(value)} caractères de texte`,
  firstScreenText: (value) => `le premier écran contient ${Math.round(value)} caractères de texte`,
  emptyShare: (value) => `${percent(value)} de la hauteur de la page est vide`,
  edgeShare: (value) => `${percent(value)} du texte touche le bord de l’écran`,
  usedWidth: (value) => `le texte utilise ${percent(value)} de la largeur de l’écran`,
  leftEdges: (value) => `le texte commence sur ${value} alignements à gauche différents`,
  overlapShare: (value) => `${percent(value)} du texte chevauche un autre texte`,
  columnsShare: (value) => `seulement ${percent(value)} de la hauteur de la page est en colonnes`,
  picturesPerScreen: (value) => `le nombre moyen d’images par écran est de ${figure(value, 1)}`,
  firstScreenPicture: (value) => `des images occupent ${percent(value)} du premier écran`,
  coarsePictures: (value) =>
    `${amount(value, 'image est affichée', 'images sont affichées')} en plus grand que la taille du fichier`,
  stretchedPictures: (value) => amount(value, 'image est étirée', 'images sont étirées'),
  browserControls: (value) =>
    `${amount(value, 'bouton ou champ a', 'boutons ou champs ont')} l’aspect par défaut du navigateur`,
  styledButtons: (value) =>
    value === 0
      ? 'aucun bouton n’est mis en forme'
      : `seulement ${amount(value, 'bouton est mis en forme', 'boutons sont mis en forme')}`,
  roundedShare: (value) => `${percent(value)} des blocs ont des coins arrondis`,
  oldElements: (value) =>
    `${amount(value, 'élément utilise', 'éléments utilisent')} une mise en forme HTML dépassée`,
  layoutTables: (value) => `${amount(value, 'tableau sert', 'tableaux servent')} à la mise en page`,
  colorfulness: (value) =>
    value < 30
      ? 'le premier écran n’a presque pas de couleur'
      : 'les couleurs du premier écran sont criardes',
  contrast: () => 'le premier écran n’a presque pas de contraste',
  detail: (value) =>
    value < 0.04 ? 'le premier écran n’a presque aucun détail' : 'le premier écran est surchargé de détails',
  ground: (value) => `une seule couleur couvre ${percent(value)} du premier écran`,
  phoneOverflow: (value) => `sur mobile, la page est trop large de ${figure(value)} px`,
  phoneTiny: (value) => `sur mobile, ${percent(value)} du texte fait moins de 11 px`,
};
