import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le minuteur de réservation laisse assez de temps',
    fails: 'Le minuteur de réservation ne peut pas être prolongé',
  },
  why: 'Les WCAG exigent que l’on puisse désactiver, ajuster ou prolonger une limite de temps, sauf au-delà de 20 heures et pour les événements en temps réel. Sinon, ceux qui tapent lentement ou utilisent un lecteur d’écran perdent leur panier ou leur place à la dernière étape.',
  measure:
    'Un minuteur sur le panier, les places ou la session du visiteur vaut 1 s’il peut être prolongé ou dure plus de 20 heures, sinon 0,3.',
  notApplicable: { none: 'La page n’a pas de minuteur sur le panier, les places ou la session du visiteur.' },
  observed: {
    extendable: ({ timer }) => `Le minuteur ${quote(timer)} peut être prolongé.`,
    long: ({ timer, hours }) => `Le minuteur ${quote(timer)} dure ${amount(hours, 'heure', 'heures')}.`,
    fixed: ({ timer }) => `Nous n’avons trouvé aucun moyen de prolonger le minuteur ${quote(timer)}.`,
  },
  searched: ['les commandes près du minuteur', 'le texte près du minuteur'],
  advice: {
    title: ({ timer }) => `Laissez les visiteurs prolonger ${quote(timer, 60)}`,
    steps: [
      'Au moins 20 secondes avant la fin, demandez « Besoin de plus de temps ? » et permettez de prolonger d’une touche ou d’un geste, au moins dix fois.',
      'Quand le temps est écoulé, gardez ce que les visiteurs ont saisi pour qu’ils n’aient pas à recommencer.',
      'Si rien n’est vraiment réservé, retirez le minuteur.',
    ],
  },
};
