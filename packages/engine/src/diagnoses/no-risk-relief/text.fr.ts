import type { Text } from './text.ts';

export const text: Text = {
  why: 'Avant de payer, on se demande ce qui se passera si le résultat n’est pas celui attendu. Des conditions de retour, d’annulation et de livraison à côté du bouton répondent à cette question, et parmi les acheteurs qui abandonnent leur commande, un sur dix cite la politique de retour.',
  measure:
    'Signalé si une page qui vend quelque chose n’indique pas ses conditions de retour, d’annulation, d’essai ou de livraison, si une page de boutique ou de logiciel n’indique pas de garantie, ou si ces informations sont loin du bouton. Non signalé pour les restaurants. Le critère qui coûte le plus de points détermine la gravité. Une garantie manquante ne figure jamais à elle seule parmi les cinq premiers constats.',
};
