import type { Text } from './empty-order.text.ts';

export const text: Text = {
  title: 'La page de commande ne contient aucun article',
  measure: 'Fait baisser le score de 30 % si une page de commande n’affiche aucun prix supérieur à zéro.',
  reason: 'La page demande une commande, mais n’affiche ni article ni prix supérieur à zéro.',
};
