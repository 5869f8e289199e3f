import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'La mise en page guide le regard', fails: 'La mise en page ne guide pas le regard' },
  why: 'On se fait une opinion d’une page en 50 millisecondes, et l’on préfère les pages simples et bien ordonnées. La taille, l’espacement et l’alignement décident de ce qui est lu en premier.',
  measure:
    'Tailles de texte, longueur et hauteur des lignes, densité, zones vides, marges, colonnes et adaptation au mobile, pondérées par un modèle des notes que des personnes ont données à des captures d’écran.',
  notMeasured: { notRendered: 'La page n’a pas été affichée.' },
  observed: {
    good: 'Les tailles, les espacements et les colonnes guident le regard vers le bas de la page.',
    weak: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }) =>
      weakness === null
        ? 'Espacez régulièrement les sections de la page'
        : `Corrigez la mise en page : ${weakness}`,
    steps: ({ fixes }) =>
      fixes.length > 0
        ? [...fixes]
        : [
            'Utilisez un seul grand titre, un texte courant d’au moins 16 px avec un interligne de 1,5, de 45 à 85 caractères par ligne, et un espacement régulier entre les sections.',
          ],
  },
};
