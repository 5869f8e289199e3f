import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Le prix est l’une des premières choses que l’on cherche, et les spécialistes de l’ergonomie considèrent un prix absent comme la pire erreur des sites d’entreprise. Les visiteurs qui ignorent si une offre est dans leurs moyens vont en chercher une semblable ailleurs.',
  measure:
    'Signalé si une page qui vend quelque chose n’affiche aucun prix, ou si la plupart des vignettes produit n’en affichent pas. C’est le plus grave sur les pages de tarifs et de produits, et moins grave si un lien mène aux prix ou si l’un d’eux figure dans une réponse repliée. Sauf sur les pages de tarifs, ce constat ne figure jamais parmi les cinq premiers si un lien mène aux prix, si l’un d’eux se trouve dans une réponse repliée, si les visiteurs peuvent demander un devis, si l’acheteur est une entreprise, si quelque chose est gratuit, ou si la page compte moins de 60 mots ou ne vend peut-être rien. Non signalé pour les applications gratuites ou open source, ni si les prix peuvent se trouver dans une partie de la page que nous n’avons pas pu lire.',
  title: {
    folded: 'Le prix est caché dans une réponse repliée',
    pricing: ({ page }) => `Les visiteurs viennent sur ${page} pour les prix, mais n’en trouvent aucun`,
    cards: ({ priced, total }) => {
      if (priced > 0)
        return `Seulement ${priced} ${priced === 1 ? 'vignette produit' : 'vignettes produit'} sur ${total} ${priced === 1 ? 'affiche' : 'affichent'} un prix`;
      return total === 1
        ? 'La vignette produit n’affiche pas de prix'
        : `Aucune des ${total} vignettes produit n’affiche de prix`;
    },
    before: ({ label }) => `Aucun prix n’est affiché avant ${quote(label, 40)}`,
    behind: ({ label }) => `Le seul moyen de voir les prix est le lien ${quote(label, 40)}`,
    quote: ({ label }) => `Le seul moyen d’obtenir un prix est ${quote(label, 40)}`,
    none: ({ page }) => `Aucun prix n’est affiché sur ${page}, pas même un prix de départ`,
  },
  observed: {
    folded: ({ said }) =>
      `Seuls ceux qui ouvrent une partie repliée de la page voient un prix : ${quote(said, 120)}.`,
    cards: ({ priced, total }) =>
      `${amount(priced, 'vignette produit', 'vignettes produit')} sur ${total} ${priced < 2 ? 'affiche' : 'affichent'} un prix.`,
    words: ({ words }) => `La page contient ${amount(words, 'mot', 'mots')}, mais aucun prix.`,
    none: 'La page n’affiche aucun prix.',
    behind: ({ label }) => `Les prix se trouvent derrière le lien ${quote(label, 40)}.`,
    before: ({ label }) => `Les visiteurs arrivent à ${quote(label, 40)} sans avoir vu de prix.`,
    free: ({ said }) => `Seule la première étape est gratuite : ${quote(said, 60)}.`,
  },
  steps: {
    unfold:
      'Affichez le prix le plus bas à découvert, à côté de ce qu’il comprend, et laissez les détails dans la réponse.',
    pricing:
      'Listez tout ce qui peut se commander, avec son prix. Si un prix varie, affichez le plus bas avec « à partir de ».',
    goods:
      'Affichez le prix actuel sous chaque nom de produit. Si les variantes ont des prix différents, affichez le plus bas avec « à partir de ».',
    stay: 'Pour chaque chambre, affichez le prix le plus bas par nuit avec « à partir de », et dites ce qu’il comprend.',
    table:
      'Affichez le prix de chaque plat cité, avec un lien vers une page contenant toute la carte et tous les prix.',
    house:
      'Sur le premier écran, affichez le prix le plus bas avec « à partir de », et dites ce qu’il comprend.',
    event: 'À côté de la date, affichez le prix du billet, ou « gratuit », et les éventuels tarifs réduits.',
    course:
      'Affichez le prix de la formation complète, ce qu’il comprend et la possibilité de payer en plusieurs fois.',
    software:
      'Affichez le prix le plus bas par utilisateur et par mois, ou dites que le logiciel est gratuit. S’il y a un essai gratuit, indiquez ce que cela coûte ensuite.',
    service:
      'Affichez les prix de vos trois services les plus demandés. Si un prix varie, affichez le plus bas avec « à partir de ».',
    next: ({ label }) => `Répétez le prix le plus bas à côté de ${quote(label, 40)}.`,
    behind: ({ label }) =>
      `Reprenez sur cette page le prix le plus bas de ${quote(label, 40)}, avec un lien vers les autres.`,
    depends:
      'Si le prix dépend de la commande, montrez deux ou trois commandes types et leur coût, et dites ce qui fait monter ou baisser le prix.',
    check: 'Dites ce que le prix comprend et ce qui coûte en plus.',
  },
};
