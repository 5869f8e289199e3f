import type { ViewportName } from '../../../capture/snapshot.ts';
import { figure, list, perViewport, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const pixels = (px: number) => `${Math.round(px)} px`;

const DEVICES = { desktop: 'sur ordinateur', mobile: 'sur mobile' };

const on = (viewports: readonly ViewportName[]) => list(viewports.map((viewport) => DEVICES[viewport]));

function faults(small: readonly ViewportName[], cut: readonly ViewportName[]): string {
  const found = [
    ...(small.length > 0 ? [`à peine plus grand que le texte courant ${on(small)}`] : []),
    ...(cut.length > 0 ? [`pas entièrement visible sans défiler ${on(cut)}`] : []),
  ];
  return found.length > 0 ? ` ; ${found.join(' et ')}` : '';
}

export const text: Text = {
  title: {
    passes: 'Le titre principal se distingue',
    fails: 'Aucun titre principal ne se distingue',
  },
  titleFromHtml: {
    passes: 'La page a un titre principal',
    fails: 'La page n’a pas de titre principal (h1)',
  },
  why: 'C’est dans les dix premières secondes que les visiteurs partent le plus, et la plus grande partie du temps se passe sur le premier écran. Un titre que l’on remarque aussitôt montre que l’on est au bon endroit.',
  measure:
    'La ligne que les visiteurs lisent en premier, d’après sa taille et sa position, vaut 1 si elle est entièrement sur le premier écran et fait au moins 1,2 fois la taille de texte la plus courante, 0,6 si elle y est mais plus petite ou coupée, 0,3 si elle est plus bas, et 0 s’il n’y en a pas. Non noté si une image du haut de page peut la contenir. À partir du seul HTML, un h1 visible vaut 1 ; rien d’autre n’est noté.',
  notMeasured: {
    static: 'On ne peut juger si un titre se distingue qu’une fois la page affichée.',
    picture:
      'Une grande image du premier écran peut contenir le titre, mais nous ne lisons pas le texte des images.',
    lettering:
      'Une image du haut de page peut contenir le titre, mais nous ne lisons pas le texte des images.',
    viewports: 'La page n’a été affichée ni sur ordinateur ni sur mobile.',
  },
  observed: {
    fromHtml: ({ headline }) => `Le h1 est ${quote(headline)}.`,
    none: 'Aucune ligne ne se distingue comme titre de la page.',
    onlyName: ({ siteName }) =>
      `À part le nom ${quote(siteName)}, aucune ligne ne se distingue comme titre de la page.`,
    found: ({ headline, depth, pictured, fontSizePx, small, cut }) => {
      const size = pictured
        ? `une image, ${perViewport(fontSizePx, (px) => `${pixels(px)} de haut`)}`
        : perViewport(fontSizePx, pixels);
      return `Le titre ${quote(headline)} est ${places(depth)} (${size})${faults(small, cut)}.`;
    },
  },
  searched: [
    'les titres de tous niveaux',
    'le plus grand texte des deux premiers écrans',
    'le texte des liens et des images dans l’en-tête',
  ],
  advice: {
    add: {
      title: ({ page }) => `Ajoutez à ${page} un titre qui dit ce qu’elle propose`,
      steps: [
        'Écrivez une ligne qui dit ce que vous proposez, à qui cela s’adresse et ce que l’on en retire.',
        'Faites-en le h1 de la page et le premier texte du premier écran.',
        'Vérifiez sur un mobile que toute la ligne est visible sans défiler.',
      ],
      design: ({ prominent }) => [
        `Au moins ${figure(prominent, 1)} fois la taille du texte courant ; 28 px ou plus sur mobile.`,
      ],
    },
    improve: {
      title: {
        moveUp: ({ headline }) => `Remontez entièrement le titre ${quote(headline, 60)} sur le premier écran`,
        enlarge: ({ headline }) => `Faites ressortir le titre ${quote(headline, 60)}`,
        both: ({ headline }) =>
          `Remontez entièrement le titre ${quote(headline, 60)} sur le premier écran et faites-le ressortir`,
      },
      moveUp: ({ headline, depth }) => [
        `Remontez ${quote(headline)} jusqu’à ce qu’il soit entièrement visible sans défiler sur ordinateur et sur mobile (il est actuellement ${places(depth)}).`,
        'Réduisez la hauteur des barres, carrousels et images qui le repoussent.',
      ],
      enlarge: ['Faites-en le plus grand texte du premier écran.'],
      design: ({ fontSizePx, bodyPx, prominent }) => [
        `Il fait actuellement ${perViewport(fontSizePx, pixels)} ; le texte courant, ${perViewport(bodyPx, pixels)}. Visez au moins ${figure(prominent, 1)} fois la taille du texte courant.`,
      ],
    },
  },
};
