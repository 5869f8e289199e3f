import type { Evidence } from '@liftmark/contract/report';
import { capitalized, figure, hasWords, nodeName } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nameOf = (widest: Evidence) => nodeName(widest, 'l’élément', { viewport: 'mobile' });

export const text: Text = {
  title: {
    passes: 'La page s’adapte aux écrans mobiles',
    fails: 'La page s’affiche mal sur mobile',
  },
  titleFromHtml: {
    passes: 'Le viewport est réglé pour les mobiles',
    fails: 'Le viewport n’est pas réglé pour les mobiles',
  },
  why: 'Le critère WCAG 1.4.10 exige que le contenu tienne sur un écran étroit sans défilement dans deux directions, et les visiteurs ne voient pas ce qui en sort. Sans déclaration de viewport, une page est à peine lisible sur mobile, et si le zoom est bloqué, ceux qui ont besoin d’un texte plus grand ne peuvent pas l’obtenir.',
  measure: (scale) =>
    `Une déclaration de viewport à la largeur de l’appareil vaut 1, son absence 0 ; bloquer le zoom multiplie la note par 0,6. Elle est aussi multipliée selon le dépassement de la page sur un écran de 390 px (${scale} ; au plus 0,7 si des mots sortent de l’écran), si la page a été affichée.`,
  searched: ['les balises meta de la page'],
  observed: {
    declared: 'La page règle son viewport sur la largeur de l’appareil',
    undeclared:
      'La page ne règle pas son viewport sur la largeur de l’appareil : les mobiles l’affichent à la largeur d’un ordinateur et la réduisent',
    zoomBlocked: 'elle bloque le zoom',
    notRendered: 'sa version mobile n’a pas été affichée',
    fits: 'rien ne dépasse d’un écran de 390 px',
    barelyWide: ({ px }) =>
      `elle dépasse de ${figure(px)} px d’un écran de 390 px, ce qui se remarque à peine`,
    tooWide: ({ px, widest, cutsWords }) =>
      `sur un écran de 390 px, elle est trop large de ${figure(px)} px${widest ? ` (partie la plus large : ${nameOf(widest)})` : ''}${cutsWords ? ', et des mots sortent de l’écran' : ''}`,
    sentence: ({ parts }) => `${parts.join(' ; ')}.`,
  },
  advice: {
    title: {
      tooWide: ({ px }) => `Adaptez la page aux mobiles : elle est trop large de ${figure(px)} px`,
      zoom: 'Laissez les visiteurs zoomer sur mobile',
      viewport: 'Ajoutez un viewport mobile pour adapter la page aux mobiles',
    },
    addViewport:
      'Ajoutez <meta name="viewport" content="width=device-width, initial-scale=1"> dans l’élément head de la page.',
    allowZoom: 'Retirez user-scalable=no et maximum-scale de la déclaration de viewport.',
    narrow: ({ px, widest }) =>
      widest
        ? `${capitalized(nameOf(widest))} dépasse de ${figure(px)} px du bord de l’écran : ajoutez max-width: 100%${hasWords(widest) ? ', laissez le texte passer à la ligne' : ''} ou prévoyez un défilement séparé.`
        : `Quelque chose dépasse de ${figure(px)} px du bord de l’écran. Cherchez les largeurs fixes.`,
    checkNarrowest: 'Vérifiez aussi la page à 320 px, la largeur qu’utilisent les WCAG.',
  },
};
