import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, 40)),
    5,
  );

export const text: Text = {
  why: 'Dans une étude menée auprès de 179 personnes sur six sites réels, le contenu était trouvé deux fois moins souvent quand la navigation était cachée. Les visiteurs qui ne voient pas comment atteindre ce qu’ils cherchent partent au lieu de chercher.',
  measure:
    'Signalé si la plupart des entrées du menu sur ordinateur sont des icônes sans un mot, si le menu sur ordinateur est caché derrière un bouton, si une page de trois écrans ou plus liste 20 prix ou plus sans liens pour y accéder, si une page de trois écrans ou plus n’a pas de menu, ou si le menu a dix entrées ou plus. Un menu caché est plus grave sur les pages que l’on parcourt, comme les catégories d’une boutique. Seul un menu d’icônes figure parmi les cinq premiers constats.',
  signs: ({ count, labels }) => ({
    title: `Ajoutez un nom aux ${count} icônes du menu`,
    observed: `${count} entrées du menu sont des icônes sans un mot : les visiteurs doivent deviner où chacune mène.`,
    steps: [
      labels.length === 0
        ? 'Écrivez le nom de la page à côté de chaque icône, ou remplacez les icônes par des mots.'
        : `Écrivez le nom de la page à côté de chaque icône, ou remplacez les icônes par des mots : ${some(labels)}.`,
      'Retirez les entrées dont peu de visiteurs ont besoin, pour que les mots tiennent sur une ligne.',
    ],
  }),
  list: {
    title: ({ prices }) => `Ajoutez des liens d’accès direct à la liste de ${prices} prix`,
    observed: ({ prices, screens }) =>
      `La page liste ${prices} prix sur ${screens} écrans, sans lien pour accéder directement à une section.`,
    steps: [
      'En haut, ajoutez une rangée de liens, un vers le titre de chaque groupe de prix.',
      'Placez d’abord les groupes les plus demandés, et repliez les moins demandés.',
      'Utilisez un seul tableau, et non plusieurs, pour les produits ou services qui ne diffèrent que par un point, comme la durée ou le modèle.',
      'Après chaque groupe, répétez le bouton de réservation ou de demande.',
    ],
  },
  hidden: {
    steps: [
      'Nommez les entrées du menu avec les mots de vos visiteurs, par exemple le nom des services ou des catégories, et non « Produits » ou « Plus ».',
    ],
  },
  missing: {
    title: 'Ajoutez un menu qui mène directement à ce que les visiteurs cherchent',
    observed: ({ screens, headings }) =>
      `La page fait ${amount(screens, 'écran', 'écrans')} de long et n’a pas de menu ; on n’atteint ${some(headings)} qu’en défilant.`,
    steps: ({ headings }) => [
      `Ajoutez en haut une barre de liens qui mènent à ${some(headings)}.`,
      'Placez le nom de l’entreprise à gauche, et le numéro de téléphone ou le bouton principal à droite.',
      'Gardez la barre visible pendant le défilement.',
    ],
  },
  many: {
    title: ({ labels }) => `Réduisez le menu de ${labels.length} à environ 6 entrées`,
    observed: ({ labels }) =>
      `Le menu a ${amount(labels.length, 'entrée', 'entrées')} au même niveau : ${some(labels)}.`,
    steps: [
      'Gardez les entrées dont les visiteurs ont besoin avant de se décider : votre offre, les prix, les preuves, « À propos » et « Contact ».',
      'Déplacez les autres dans le pied de page, ou regroupez-les sous une seule entrée.',
      'Faites de l’entrée la plus importante un bouton.',
    ],
  },
};
