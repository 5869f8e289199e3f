import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le design paraît professionnel',
    fails: 'Le design paraît dépassé ou inachevé',
  },
  why: 'Quand 2 684 personnes ont commenté la crédibilité de sites, 46,1 % des commentaires portaient sur l’aspect du design, plus que sur toute autre chose. L’attrait que l’on prête à une page après 50 ms correspond de près à celui qu’on lui prête après une demi-seconde.',
  measure:
    'Polices, couleurs, images, boutons, icônes et signes d’ancienneté (police par défaut du navigateur, liens bleus, mise en page en tableaux), pondérés par un modèle des notes que des personnes ont données à des captures d’écran.',
  notMeasured: { noLayout: 'La mise en page n’a pas pu être mesurée.' },
  observed: {
    none: 'La typographie, les couleurs et les images paraissent soignées.',
    some: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }) =>
      weakness === null ? 'Donnez à la page un aspect cohérent' : `Corrigez l’aspect : ${weakness}`,
    steps: ({ fixes }) =>
      fixes.length > 0
        ? [...fixes]
        : [
            'Utilisez des images nettes de ce que vous proposez, et gardez les mêmes polices et couleurs d’une section à l’autre.',
          ],
  },
};
