import { figure, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Contrast = Parameters<Text['observed']['contrast']>[0]['contrast'];

/** Le contraste de la forme là où il a été lu : « 1,4:1 sur ordinateur, 9,0:1 sur mobile ». */
const ratios = (contrast: Contrast) => perViewport(contrast, (ratio) => `${figure(ratio, 1)}:1`);

export const text: Text = {
  title: {
    passes: 'Le bouton principal se détache de son fond',
    fails: 'Le bouton principal se confond avec son fond',
  },
  why: 'Le critère WCAG 1.4.11 exige un contraste d’au moins 3:1 entre un élément de commande et ce qui l’entoure. Dans des tests, changer seulement la couleur du bouton n’a eu en moyenne aucun effet (0,0 %) : toute couleur convient, pourvu que l’on voie la forme du bouton.',
  measure: (scale) =>
    `Le contraste entre le fond ou la bordure du bouton (le plus fort des deux) et son entourage, sur l’appareil le moins bon : ${scale}. Un libellé d’un contraste de 4,5:1 ou plus vaut au moins 0,5. Non noté pour un bouton sur une image ou un dégradé.`,
  notApplicable: {
    noAction: 'La page n’a pas de bouton d’action principal.',
    noButton: 'L’action principale n’a pas l’aspect d’un bouton.',
  },
  notMeasured: { background: 'L’arrière-plan du bouton n’a pas pu être déterminé.' },
  observed: {
    contrast: ({ label, contrast, needed }) =>
      `Le contraste entre ${quote(label)} et son arrière-plan est de ${ratios(contrast)}${needed === null ? '' : ` (${needed.toLocaleString('fr-FR')}:1 requis pour que chacun voie sa forme)`}.`,
  },
  advice: {
    unnamed: 'le bouton principal',
    title: ({ label }) => `Augmentez le contraste entre ${quote(label, 40)} et son arrière-plan`,
    steps: ({ label, contrast, needed }) => [
      `Le contraste entre ${quote(label, 40)} et son arrière-plan est de ${ratios(contrast)}. Choisissez un fond plus foncé ou plus clair, ou ajoutez une bordure, jusqu’à ${needed.toLocaleString('fr-FR')}:1.`,
      'Vérifiez que le libellé garde un contraste d’au moins 4,5:1 avec le nouveau fond.',
      'Toute couleur convient. Seule compte la différence de luminosité avec l’arrière-plan.',
    ],
    design: ['Fond ou bordure à au moins 3:1 avec l’entourage, libellé à au moins 4,5:1 avec le fond.'],
  },
};
