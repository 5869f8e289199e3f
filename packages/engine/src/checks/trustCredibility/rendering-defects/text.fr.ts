import { amount, capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Defect = Parameters<Text['advice']['step']>[0]['defect'];

const SEEN: Record<Defect['kind'], string> = {
  covered: 'se trouve sous un autre texte',
  cut: 'n’apparaît pas en entier',
  outside: 'dépasse du bord droit de l’écran sur ordinateur',
  stretched: 'a des proportions déformées',
  enlarged: 's’affiche en plus grand que sa taille d’origine',
};

const FIX: Record<Defect['kind'], string> = {
  covered: 'ajoutez de l’espace entre les deux, ou faites-le passer devant',
  cut: 'laissez le bloc grandir avec son texte au lieu de fixer une hauteur ou une largeur',
  outside:
    'laissez la rangée passer à la ligne ou rétrécir, pour que la page ne soit pas plus large que l’écran',
  stretched: 'gardez les proportions (object-fit: cover, ou height: auto)',
  enlarged: 'fournissez l’image à sa taille d’affichage ou en plus grand',
};

const seen = ({ name, kind }: Defect) => `${name} ${SEEN[kind]}`;

/** Chaque phrase une fois, avec le nombre de cas. */
function counted(defects: readonly Defect[]): string[] {
  return [...Map.groupBy(defects, seen)].map(([sentence, { length }]) =>
    length === 1 ? sentence : `${sentence} (${length} fois)`,
  );
}

export const text: Text = {
  title: {
    passes: 'Le texte et les images s’affichent correctement',
    fails: 'Du texte ou des images s’affichent mal',
  },
  why: 'Quand 2 684 personnes ont commenté la crédibilité de sites, 46,1 % des commentaires portaient sur l’aspect du design, plus que sur toute autre chose. L’attrait que l’on prête à une page après 50 ms correspond de près à celui qu’on lui prête après une demi-seconde.',
  measure: (scale) =>
    `Texte sous un autre texte, coupé ou dépassant du bord droit de l’écran d’ordinateur, et images étirées de plus de 10 % ou agrandies plus de 1,5 fois : ${scale}. Les barres fixes, les points de suspension et les petites décorations ne sont pas des défauts.`,
  image: 'l’image',
  observed: {
    none: 'Dans la mise en page principale, aucun texte n’en chevauche un autre ni n’est coupé, et aucune image n’est déformée.',
    some: ({ defects }) =>
      `${amount(defects.length, 'défaut d’affichage', 'défauts d’affichage')} : ${list(counted(defects).slice(0, 3))}.`,
  },
  advice: {
    title: ({ first }) =>
      first ? `Corrigez un défaut d’affichage : ${seen(first)}` : 'Corrigez les défauts d’affichage',
    step: ({ defect }) => capitalized(`${seen(defect)} : ${FIX[defect.kind]}.`),
  },
};
