import type { Evidence } from '@liftmark/contract/report';
import { amount, figure, nodeName, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const nameOf = (widest: Evidence): string => nodeName(widest, 'l’élément', { viewport: 'mobile' });

export const text: Text = {
  why: 'Sur la plupart des sites, plus de la moitié des visites viennent d’un mobile. Les visiteurs qui doivent zoomer ou défiler latéralement pour lire une page, ou qui ne voient d’abord qu’un menu, partent avant de savoir ce qu’elle propose.',
  measure:
    'Signalé si les mobiles réduisent la version pour ordinateur faute de viewport mobile, si la page est plus large qu’un écran de 390 px, si les mobiles affichent beaucoup moins de texte que les ordinateurs, si des liens de menu empilés occupent une grande partie du premier écran, ou si le titre principal n’est visible sans défiler que sur ordinateur. Les pages réduites et les contenus manquants sont les cas les plus graves. Un contenu qui dépasse de l’écran de moins de 40 px et des liens de menu empilés ne figurent jamais à eux seuls parmi les cinq premiers constats. Le titre d’une colonne que les mobiles affichent sous une autre ne compte pas.',
  shrunk: {
    title: ({ shownAt }) => `Les mobiles réduisent toute la page à ${percent(shownAt)} de sa taille`,
    observed: ({ bodyPx }) =>
      `La page n’a pas de viewport mobile : les mobiles affichent la version pour ordinateur, avec un texte d’environ ${bodyPx} px de haut.`,
    steps: [
      'Ajoutez <meta name="viewport" content="width=device-width, initial-scale=1"> dans l’élément head de la page.',
      'Empilez ensuite les colonnes sur les écrans étroits, et laissez les images s’adapter à la largeur de l’écran.',
    ],
  },
  wide: {
    title: {
      words: ({ px, widest }) =>
        widest
          ? `Sur mobile, ${nameOf(widest)} dépasse de l’écran de ${figure(px)} px`
          : `Sur mobile, du texte dépasse de l’écran de ${figure(px)} px`,
      boxes: ({ px }) => `Sur mobile, la page est plus large que l’écran de ${figure(px)} px`,
    },
    observed: ({ px, widest }) =>
      `Sur un écran de 390 px, la page est trop large de ${figure(px)} px${widest ? ` (partie la plus large : ${nameOf(widest)})` : ''}, les visiteurs doivent donc défiler latéralement.`,
    steps: ({ widest }) => [
      widest
        ? `Limitez ${nameOf(widest)} à la largeur de l’écran (max-width: 100%) et laissez le texte passer à la ligne.`
        : 'Cherchez les largeurs fixes et remplacez-les par max-width: 100%.',
      'Laissez les tableaux et menus larges défiler séparément, ou transformez-les en listes.',
    ],
  },
  missing: {
    title: ({ share }) => `Les mobiles n’affichent que ${percent(share)} du texte de la page`,
    steps: [
      'Affichez le même texte sur mobile que sur ordinateur ; vérifiez quelles sections une règle de style masque sur les petits écrans.',
    ],
  },
  pushed: {
    title: ({ headline }) => `Sur mobile, il faut défiler pour lire ${quote(headline, 50)}`,
    observed: ({ headline, depth }) =>
      `Sur mobile, le titre ${quote(headline, 50)} commence ${figure(depth, 1)} ${depth < 2 ? 'écran' : 'écrans'} plus bas ; sur ordinateur, il est près du haut de la page.`,
    steps: [
      'Sur mobile, réduisez ce qui précède le titre (menu, logo, image, coordonnées), ou placez-le sous le titre.',
      'Vérifiez que le titre et le bouton principal sont tous deux visibles sans défiler sur un écran de 390 × 844 px.',
    ],
  },
  menu: {
    title: ({ links, share }) =>
      `Sur mobile, ${amount(links, 'lien de menu occupe', 'liens de menu occupent')} ${percent(share)} du premier écran`,
    observed: ({ links, first }) =>
      `${amount(links, 'lien de menu', 'liens de menu')}, à commencer par ${quote(first, 30)}, ${links === 1 ? 'se trouve' : 's’empilent'} au-dessus du contenu.`,
    steps: [
      'Sur mobile, cachez le menu derrière un bouton « Menu » et ne laissez visible que le bouton principal.',
    ],
  },
  check: 'Parcourez la page sur un vrai mobile, jusqu’au dernier bouton.',
};
