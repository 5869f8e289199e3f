import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Where = Parameters<Text['advice']['title']>[0];

const where = ({ button, page }: Where) =>
  button === null ? `sur ${page}` : `à côté de ${quote(button, 40)}`;

export const text: Text = {
  title: {
    passes: 'La disponibilité du produit est indiquée',
    fails: 'La disponibilité du produit n’est pas claire',
  },
  why: 'Lors de sessions observées, une information produit absente a fait échouer une tâche d’achat sur cinq. L’état du stock et la date d’expédition sont les raisons honnêtes les plus simples de commander aujourd’hui.',
  measure:
    'Un état de stock ou d’expédition en texte vaut 1 près du bouton d’achat, 0,8 ailleurs, 0,8 s’il n’y a qu’un délai de livraison, et 0,6 s’il n’y a ni l’un ni l’autre.',
  missing: 'La disponibilité',
  observed: {
    near: ({ status }) => `${quote(status)} est près du bouton d’achat.`,
    away: ({ status }) => `${quote(status)} n’est pas près du bouton d’achat.`,
    deliveryOnly: ({ delivery }) =>
      `${quote(delivery)} dit quand une commande arrive, mais pas si le produit est en stock.`,
    none: 'Aucune information sur le stock ou l’expédition n’a été trouvée.',
  },
  searched: [
    'le texte près du bouton d’achat',
    'le contenu principal, pour toute mention de stock et d’expédition',
  ],
  advice: {
    title: (given) => `Affichez le stock et la date d’expédition ${where(given)}`,
    steps: (given) => [
      'Tirez cet état de votre inventaire pour chaque taille ou couleur.',
      `Affichez-le en toutes lettres ${where(given)}, pas seulement par une couleur ou dans les données structurées.`,
    ],
  },
};
