import type { Text } from './empty-order.text.ts';

export const text: Text = {
  title: 'Im Checkout steht nichts zum Kaufen',
  measure: 'Senkt den Score um 30 %, wenn ein Checkout keinen Preis über null zeigt.',
  reason: 'Die Seite bittet um eine Bestellung, zeigt aber keinen Artikel und keinen Preis über null.',
};
