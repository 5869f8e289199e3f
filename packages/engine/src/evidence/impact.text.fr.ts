import type { Text } from './impact.text.ts';

export const text: Text = {
  unit: {
    metric: '% (en relatif) de l’indicateur que vise le changement',
    lcp: '% (en relatif) des ventes, si le Largest Contentful Paint arrive environ 30 % plus tôt',
    product: '% (en relatif) des ventes du produit montré',
    subscriptions: '% (en relatif) des abonnements payants',
  },
  effect: {
    default:
      'Sans doute faible : entre −1 % et +4 % de l’indicateur que vise le changement. Sur environ 2 600 tests de boutiques et de sites de voyage, neuf sur dix ont fait varier le chiffre d’affaires de moins de 1,2 % dans un sens ou dans l’autre, et les tests publiés, qui surestiment les effets, donnent en moyenne un peu moins de 4 %.',
    cosmetic:
      'N’attendez pas d’effet mesurable sur la conversion : les tests de boutiques et de sites de voyage qui ne changeaient que la formulation, les couleurs ou les boutons donnent en moyenne entre −0,3 % et 0 %. Faites-le parce que c’est peu coûteux et que la page y gagne en clarté.',
    proof:
      'Entre −1 % et +3 % de l’indicateur que vise le changement : les tests de messages de preuve sociale véridiques, dans des boutiques et des sites de voyage, donnent en moyenne +2,3 % de chiffre d’affaires par visiteur, et deux labels d’avis sur trois testés dans l’en-tête d’une boutique n’ont pas fait mieux.',
    deadline:
      'Entre −1 % et +2 %, et seulement si l’échéance est réelle : les tests de comptes à rebours, dans des boutiques et des sites de voyage, donnent en moyenne +1,5 % de chiffre d’affaires par visiteur, tandis qu’une grande expérience n’a trouvé aucun effet aux formules du type « agissez maintenant » seules.',
    lcp: 'Jusqu’à +8 % sur une page de destination lente si son Largest Contentful Paint arrive environ 30 % plus tôt, mesuré dans un test randomisé sur la page d’un opérateur mobile avec du trafic payant. Une boutique a annoncé davantage, mais n’y comptez pas.',
    video:
      'Entre 0 et +15 % de ventes du produit montré : la valeur haute a été mesurée dans une expérience randomisée chez un détaillant de mode de taille moyenne. Sur les pages de don, des vidéos auraient nui.',
    chat: 'Il n’existe pas de chiffre fiable pour une page comme celle-ci. Dans un test d’une boutique en ligne, déplacer l’icône de chat dans la navigation a augmenté les transactions de 7 %, et sur une place de marché, les acheteurs qui utilisaient le chat achetaient plus souvent.',
    trial:
      'Entre 0 et +6 % d’abonnements payants pour un essai de 7 jours au lieu de 30, mesuré dans une expérience randomisée chez un grand éditeur de logiciels. Là où une offre gratuite demeure, aucun effet immédiat n’a été trouvé.',
    reviews:
      'Important, mais sans chiffre fiable : les cinq à dix premiers avis font l’essentiel de la différence entre un produit avec avis et un produit sans avis, mais cela vient de comparaisons de produits, pas d’une expérience.',
    friction:
      'Il n’existe pas de chiffre fiable : les gens citent le compte obligatoire, les frais tardifs et les longs formulaires parmi leurs raisons d’abandonner, mais une part de réponses à une enquête n’est pas un gain que vous pouvez attendre.',
    defect:
      'Il n’existe pas de chiffre fiable : c’est un défaut qui gêne les visiteurs qui le rencontrent. Corrigez-le sans attendre de test.',
    none: 'Aucune expérience publiée n’a mesuré de gain ici. Nous le recommandons pour les raisons indiquées.',
  },
};
