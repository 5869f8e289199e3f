import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le bouton d’action ne ressemble pas à une publicité',
    fails: 'Le bouton d’action ressemble à une publicité',
  },
  titleFromHtml: {
    passes: 'Le bouton d’action n’est pas codé comme une publicité',
    fails: 'Le bouton d’action est codé comme une publicité',
  },
  why: 'Dans un test auprès de 276 232 visiteurs d’un site, retirer la bordure et le fond qui donnaient à un appel aux dons l’air d’une publicité a augmenté les conversions de 27,5 %. Des études montrent depuis longtemps que ceux qui cherchent quelque chose ne voient pas les bannières voyantes.',
  measure:
    'Part de 1 et perd 0,4 pour chacun de ces points : l’action principale n’est qu’une image (les badges de magasins d’applications ne comptent pas), se trouve dans un bloc plein ou encadré d’un format publicitaire standard (à 4 px près), ou a un id ou des classes que masquent les filtres publicitaires courants.',
  notApplicable: { noAction: 'La page n’a pas de bouton d’action principal.' },
  signs: {
    picture: 'c’est une image sans texte propre',
    box: 'il est dans un bloc plein ou encadré d’un format publicitaire standard',
    names: 'son id ou ses classes correspondent à des filtres publicitaires',
  },
  observed: {
    none: ({ label }) => `Rien dans ${quote(label)} ne ressemble à une publicité.`,
    signs: ({ label, signs }) => `${quote(label)} ressemble à une publicité : ${list(signs)}.`,
  },
  advice: {
    unnamed: 'le bouton principal',
    title: ({ label }) => `Donnez à ${quote(label, 40)} l’aspect d’une partie de la page`,
    replacePicture: 'Remplacez l’image par un vrai bouton avec un libellé en texte.',
    removeBox:
      'Retirez le bloc qui l’entoure, ou donnez-lui la largeur de la colonne pour qu’il fasse partie de la page.',
    renameInCode:
      'Renommez son id et ses classes : les filtres publicitaires masquent les éléments nommés « ad », « banner » ou « sponsor ».',
  },
};
