import { list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Les labels de confiance sont employés avec mesure',
    fails: 'La page affiche trop de labels de confiance',
  },
  why: 'Les données de 493 boutiques montrent que les labels de confiance aident surtout les petites boutiques et les nouveaux clients, et qu’au-delà de deux, moins de clients vont au bout de leur commande. D’autres expériences n’ont trouvé aucun effet en moyenne : le poids est donc faible.',
  measure: (scale) => `Labels de tiers reconnus, hors badges maison : ${scale}.`,
  notApplicable: { none: 'La page n’affiche aucun label reconnu.' },
  observed: { seals: ({ seals }) => `Labels affichés : ${list(seals, 8)}.` },
  advice: {
    title: ({ seals }) => `Ne gardez que deux de ces labels : ${list(seals, 6)}`,
    steps: [
      'Gardez les deux que vos clients connaissent le mieux et retirez les autres.',
      'Placez-les près du bouton d’achat, et reliez chacun à son certificat.',
    ],
  },
};
