import type { Text } from './text.ts';

export const text: Text = {
  why: 'Avant de payer ou de s’inscrire, on se demande ce qui se passera si l’offre ne convient pas. Des conditions claires à côté du bouton répondent à cette question et, dans des expériences, une garantie donnait davantage envie d’acheter.',
  measure:
    'Signalé si une page qui vend quelque chose n’indique pas ses conditions de retour, d’annulation, d’essai ou de livraison, si une page de boutique ou de logiciel n’indique pas de garantie, ou si ces informations sont loin du bouton. Non signalé pour les restaurants. Le critère qui coûte le plus de points détermine la gravité. Une garantie manquante ne figure jamais à elle seule parmi les cinq premiers constats.',
};
